import { present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { NO_STRONGHOLDS } from '../data/strongholds.ts';
import { builderOf, strongholdPrice } from '../defences/prices.ts';
import { indexOf } from '../map/grid.ts';
import { NOBODY } from '../map/numbers.ts';
import { mostStrongholds } from '../places/limits.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import {
  isOwnHex,
  isThreatened,
  ownHexes,
  ownPieces,
  pay,
  payerFault,
  payersFor,
  tellRealm,
  urbanHexes,
} from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { StrongholdLevel } from '../types.ts';

/** HEX-STR-02: the level of the next step; null above the highest. */
function nextLevel(realm: Realm, hex: HexKey): StrongholdLevel | null {
  const level = realm.strongholds.get(hex)?.level ?? 0;
  return ([1, 2, 3, null] as const)[level] ?? null;
}

/** HEX-STR-01: whether another seat has a known Stronghold in the hex. */
function isOthers(realm: Realm, hex: HexKey): boolean {
  const owner = realm.ground.strongholds[indexOf(realm.grid, hex)] ?? NOBODY;
  return owner !== NOBODY && owner !== realm.me;
}

/** HEX-STR-01, -04, -05, HEX-RACE-DE-02, HEX-RACE-TY-03: whether the step may be taken in this place, payment aside. */
function placeFault(realm: Realm, hex: HexKey): Fault | null {
  if (NO_STRONGHOLDS.includes(realm.faction)) return fault('race-builds-no-strongholds', 'HEX-RACE-TY-03');
  if (!isOwnHex(realm, hex)) return fault('hex-not-yours', 'HEX-STR-01', { hex }, ['hex']);
  if (isOthers(realm, hex)) return fault('stronghold-there', 'HEX-STR-01', { hex }, ['hex']);
  return realm.strongholds.has(hex) ? upgradeFault(realm, hex) : campFault(realm);
}

function upgradeFault(realm: Realm, hex: HexKey): Fault | null {
  const level = nextLevel(realm, hex);
  if (level === null) return fault('stronghold-highest', 'HEX-STR-02', { hex }, ['hex']);
  if (level === 3 && realm.record.capital !== hex) return fault('capital-fort-only', 'HEX-STR-05', { hex }, ['hex']);
  if (realm.strongholds.get(hex)?.raised === realm.turn)
    return fault('one-step-a-turn', 'HEX-STR-04', { hex }, ['hex']);
  return null;
}

function campFault(realm: Realm): Fault | null {
  const most = mostStrongholds(realm.faction, urbanHexes(realm).length);
  if (most === null || realm.strongholds.size < most) return null;
  return fault('strongholds-enough', 'HEX-RACE-DE-02', { most }, ['hex']);
}

/**
 * HEX-STR-01, -04: checked last, after payment: an unseen enemy may hold the hex, and an order that could not be paid
 * anyway must not reveal it.
 */
function zoneFault(realm: Realm, hex: HexKey): Fault | null {
  const rule = realm.strongholds.has(hex) ? 'HEX-STR-04' : 'HEX-STR-01';
  return isThreatened(realm, hex) ? fault('enemy-zone', rule, { hex }, ['hex']) : null;
}

const stepCost = (realm: Realm, hex: HexKey): number => {
  const level = nextLevel(realm, hex);
  return level === null ? 0 : strongholdPrice(level, builderOf(realm));
};

/** HEX-STR-02, -03: a Camp, or the next step of an own Stronghold. */
export const strongholdLine: LineRule<'stronghold'> = {
  group: 'works',
  refusal: (realm, { hex, payer }) =>
    placeFault(realm, hex) ?? payerFault(realm, payer, [hex], stepCost(realm, hex)) ?? zoneFault(realm, hex),
  cost: (realm, { hex }) => stepCost(realm, hex),
  perform: (realm, { hex, payer }) => {
    const level = present(nextLevel(realm, hex), 'the highest Stronghold is refused');
    const cost = stepCost(realm, hex);
    pay(realm, payer, cost);
    const defences = realm.strongholds.get(hex)?.defences ?? [];
    realm.strongholds.set(hex, { level, owner: realm.seat, raised: realm.turn, defences });
    const { seat } = realm;
    tellRealm(realm, { type: 'stronghold-built', rule: 'HEX-STR-02', to: [seat], seat, hex, level, payer, cost });
  },
  offers: (realm) =>
    ownHexes(realm)
      .filter((hex) => !isOthers(realm, hex))
      .flatMap((hex) => payersFor(realm, [hex]).map((payer) => ({ type: 'stronghold', hex, payer }) as const)),
};

/** HEX-STR-07: a Stronghold is given up, with everything still in it. */
export const demolishLine: LineRule<'demolish'> = {
  group: 'disbanding',
  refusal: (realm, { hex }) => {
    if (!realm.strongholds.has(hex)) return fault('no-stronghold', 'HEX-STR-07', { hex }, ['hex']);
    const isHeld = ownPieces(realm, 'garrison').some((garrison) => garrison.hex === hex);
    return isHeld ? fault('garrison-inside', 'HEX-STR-07', { hex }, ['hex']) : null;
  },
  cost: () => 0,
  perform: (realm, { hex }) => {
    const { level } = present(realm.strongholds.get(hex), 'a line that was not refused');
    realm.strongholds.delete(hex);
    const { seat } = realm;
    tellRealm(realm, { type: 'stronghold-demolished', rule: 'HEX-STR-07', to: [seat], seat, hex, level });
  },
  offers: (realm) => [...realm.strongholds.keys()].sort().map((hex) => ({ type: 'demolish', hex })),
};
