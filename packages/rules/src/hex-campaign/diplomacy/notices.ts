import type { LineRule } from '../realm/line-rule.ts';
import { type Realm, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LineOf, PieceId, SeenPiece } from '../types.ts';
import { TREATY_KINDS } from '../types.ts';
import { treatiesOf } from './treaties.ts';

const otherSeats = (realm: Realm) => realm.seats.map(({ id }) => id).filter((id) => id !== realm.seat);

/** HEX-DIP-10: why notice of a treaty cannot be given. */
function noticeFault(realm: Realm, { with: other, treaty }: LineOf<'end-treaty'>): Fault | null {
  const bound = treatiesOf(realm.treaties, treaty, realm.seat, other);
  if (bound.length === 0) return fault('no-such-treaty', 'HEX-DIP-10', { treaty, seat: other }, ['with']);
  const isGiven =
    bound.every(({ ends }) => ends !== null) ||
    realm.notices.some((notice) => notice.with === other && notice.treaty === treaty);
  return isGiven ? fault('notice-given', 'HEX-DIP-10', { treaty, seat: other }, ['with']) : null;
}

/** HEX-DIP-10: either partner ends a treaty by notice. */
export const endTreatyLine: LineRule<'end-treaty'> = {
  group: 'diplomacy',
  refusal: noticeFault,
  cost: () => 0,
  perform: (realm, { with: other, treaty }) => {
    realm.notices.push({ with: other, treaty });
  },
  offers: (realm) =>
    otherSeats(realm).flatMap((other) =>
      TREATY_KINDS.filter((kind) => treatiesOf(realm.treaties, kind, realm.seat, other).length > 0).map(
        (treaty): LineOf<'end-treaty'> => ({ type: 'end-treaty', with: other, treaty }),
      ),
    ),
};

/** HEX-DIP-12: an owner closes their Capital to the diplomats of one player, or opens it again. */
export const closeCapitalLine: LineRule<'close-capital'> = {
  group: 'diplomacy',
  refusal: (realm, { to, closed }) => {
    if (!otherSeats(realm).includes(to)) return fault('deal-nobody', 'HEX-DIP-12', { seat: to }, ['to']);
    if (realm.record.closedTo.includes(to) !== closed) return null;
    return fault(closed ? 'closed-already' : 'open-already', 'HEX-DIP-12', { seat: to }, ['closed']);
  },
  cost: () => 0,
  perform: (realm, { to, closed }) => {
    const others = realm.record.closedTo.filter((seat) => seat !== to);
    realm.record = { ...realm.record, closedTo: closed ? [...others, to].sort() : others };
    const { seat } = realm;
    tellRealm(realm, { type: 'capital-closed', rule: 'HEX-DIP-12', to: [seat], seat, with: to, closed });
  },
  offers: (realm) => {
    if (realm.isSetUp) return [];
    return otherSeats(realm).map(
      (to): LineOf<'close-capital'> => ({ type: 'close-capital', to, closed: !realm.record.closedTo.includes(to) }),
    );
  },
};

/** Another seat's diplomat in the own Capital. */
function guest(realm: Realm, id: PieceId): SeenPiece | null {
  return realm.diplomats.find((one) => one.id === id && one.hex === realm.record.capital) ?? null;
}

/** HEX-DIP-12: the host of a diplomat sends it home. */
export const expelLine: LineRule<'expel'> = {
  group: 'diplomacy',
  refusal: (realm, { diplomat }) => {
    if (guest(realm, diplomat) === null) return fault('no-such-guest', 'HEX-DIP-12', { piece: diplomat }, ['diplomat']);
    return realm.expelled.includes(diplomat)
      ? fault('expelled-already', 'HEX-DIP-12', { piece: diplomat }, ['diplomat'])
      : null;
  },
  cost: () => 0,
  perform: (realm, { diplomat }) => {
    realm.expelled.push(diplomat);
  },
  offers: (realm) =>
    realm.diplomats
      .map(({ id }) => id)
      .filter((id) => guest(realm, id) !== null)
      .sort()
      .map((diplomat): LineOf<'expel'> => ({ type: 'expel', diplomat })),
};
