import type { HexKey } from '../../space/hex.ts';
import { CAPITAL_MOVE_COST, CAPITAL_MOVERS, NEW_CAPITAL_COST } from '../data/races/capital.ts';
import type { LineRule } from '../realm/line-rule.ts';
import {
  countOf,
  countUp,
  ownPieces,
  pay,
  type Realm,
  stockFault,
  tellRealm,
  urbanAt,
  urbanHexes,
} from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { leaveCapital } from './leftovers.ts';

const MOVES = 'HEX-RACE-DE-03';

/** HEX-RACE-DE-03: an own Stronghold with a garrison or a detachment of one's own. */
function guardFault(realm: Realm, hex: HexKey): Fault | null {
  if (!realm.strongholds.has(hex)) return fault('capital-needs-stronghold', 'HEX-RACE-DE-03', { hex }, ['hex']);
  const armies = [...ownPieces(realm, 'garrison'), ...ownPieces(realm, 'detachment')];
  if (armies.some((army) => army.hex === hex)) return null;
  return fault('capital-needs-troops', 'HEX-RACE-DE-03', { hex }, ['hex']);
}

function moveRefusal(realm: Realm, hex: HexKey): Fault | null {
  const { capital } = realm.record;
  if (!CAPITAL_MOVERS.includes(realm.faction)) return fault('capital-stays', 'HEX-RACE-DE-03', {}, ['type']);
  if (capital === null) return fault('no-capital', 'HEX-RACE-DE-03', {}, ['type']);
  if (countOf(realm, MOVES) > 0) return fault('capital-moved-already', 'HEX-RACE-DE-03', {}, ['type']);
  if (urbanAt(realm, hex) === null) return fault('not-own-urban', 'HEX-RACE-DE-03', { hex }, ['hex']);
  if (hex === capital) return fault('capital-here', 'HEX-RACE-DE-03', { hex }, ['hex']);
  return guardFault(realm, hex) ?? stockFault(realm, capital, CAPITAL_MOVE_COST, 'HEX-RACE-DE-03');
}

/** HEX-RACE-DE-03 to -05: the Capital moves; the old place loses what it may no longer have, in secret. */
export const moveCapitalLine: LineRule<'move-capital'> = {
  group: 'capital',
  refusal: (realm, { hex }) => moveRefusal(realm, hex),
  cost: () => CAPITAL_MOVE_COST,
  perform: (realm, { hex }) => {
    const { capital: from } = realm.record;
    if (from === null) return;
    pay(realm, from, CAPITAL_MOVE_COST);
    countUp(realm, MOVES);
    realm.record = { ...realm.record, capital: hex };
    const { seat } = realm;
    tellRealm(realm, { type: 'capital-moved', rule: 'HEX-RACE-DE-03', to: [seat], seat, from, hex });
    leaveCapital(realm, from);
  },
  offers: (realm) =>
    !CAPITAL_MOVERS.includes(realm.faction) || realm.record.capital === null
      ? []
      : urbanHexes(realm)
          .filter((hex) => hex !== realm.record.capital)
          .map((hex) => ({ type: 'move-capital', hex })),
};

function nameRefusal(realm: Realm, hex: HexKey): Fault | null {
  if (realm.settings.newCapital === 'none') return fault('no-new-capital', 'HEX-CLAIM-23', {}, ['type']);
  if (realm.record.capital !== null) return fault('capital-stands', 'HEX-CLAIM-23', {}, ['type']);
  if (urbanAt(realm, hex) === null) return fault('not-own-urban', 'HEX-CLAIM-23', { hex }, ['hex']);
  return stockFault(realm, hex, NEW_CAPITAL_COST, 'HEX-CLAIM-23');
}

/** HEX-CLAIM-23: a seat that lost its Capital names another settlement, which pays for it. */
export const nameCapitalLine: LineRule<'name-capital'> = {
  group: 'capital',
  refusal: (realm, { hex }) => nameRefusal(realm, hex),
  cost: () => NEW_CAPITAL_COST,
  perform: (realm, { hex }) => {
    pay(realm, hex, NEW_CAPITAL_COST);
    realm.record = { ...realm.record, capital: hex, lostCapital: null };
    const { seat } = realm;
    tellRealm(realm, { type: 'capital-moved', rule: 'HEX-CLAIM-23', to: [seat], seat, from: null, hex });
  },
  offers: (realm) =>
    realm.settings.newCapital === 'none' || realm.record.capital !== null
      ? []
      : urbanHexes(realm).map((hex) => ({ type: 'name-capital', hex })),
};
