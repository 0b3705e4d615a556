import type { RuleId } from '../../kernel/index.ts';
import { HALF_LIMITS } from '../data/strongholds.ts';
import { armamentFault, defencePrice, isBuiltBy, weaponsFor } from '../places/armament.ts';
import { type Counted, limitsOf, overfilled } from '../places/limits.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import { pay, payerFault, payersFor, tellRealm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Defence, LineOf, Stronghold } from '../types.ts';
import { DEFENCE_TYPES } from '../types.ts';
import { builderOf } from './prices.ts';

/** HEX-DEF-01, HEX-RACE-DE-01: whether a Stronghold has room for these defences together. */
export function roomFault(realm: Realm, { level }: Stronghold, defences: readonly Counted[]): Fault | null {
  const limits = limitsOf(level, realm.faction);
  const room = overfilled(defences, limits, realm.settings);
  if (room === null) return null;
  const rule: RuleId = HALF_LIMITS.includes(realm.faction) ? 'HEX-RACE-DE-01' : 'HEX-DEF-01';
  return fault('no-room-for-defence', rule, { room, most: limits[room] }, ['hex']);
}

/** The name that a sheet's lines use for a defence built by the same sheet, until it gets its own. */
const NEW = 'new-';

export const isNewDefence = ({ id }: Pick<Defence, 'id'>): boolean => id.startsWith(NEW);

/** A name not used by any defence of the Stronghold. */
const freeId = (defences: readonly Defence[]): string =>
  `${NEW}${1 + Math.max(0, ...defences.filter(isNewDefence).map(({ id }) => Number(id.slice(NEW.length))))}`;

const priceOf = (realm: Realm, { defence, weapon }: Pick<LineOf<'defence'>, 'defence' | 'weapon'>): number =>
  defencePrice(defence, weapon, builderOf(realm));

/** HEX-DEF-01 to -14: one more defence in an own Stronghold. */
export const defenceLine: LineRule<'defence'> = {
  group: 'works',
  refusal: (realm, line) => {
    const stronghold = realm.strongholds.get(line.hex);
    if (stronghold === undefined) return fault('no-stronghold', 'HEX-DEF-01', { hex: line.hex }, ['hex']);
    const ofArmament = armamentFault(realm, line.defence, line.weapon, 'defence');
    if (ofArmament !== null) return ofArmament;
    const cost = priceOf(realm, line);
    const together = [...stronghold.defences, { type: line.defence, paid: cost }];
    return roomFault(realm, stronghold, together) ?? payerFault(realm, line.payer, [line.hex], cost);
  },
  cost: priceOf,
  perform: (realm, line) => {
    const stronghold = realm.strongholds.get(line.hex);
    if (stronghold === undefined) return;
    const { hex, defence, weapon, payer } = line;
    const cost = priceOf(realm, line);
    pay(realm, payer, cost);
    const { seat, faction: race, turn } = realm;
    const id = freeId(stronghold.defences);
    const built: Defence = { id, type: defence, weapon, race, paid: cost, built: turn, disabled: null, shrine: null };
    realm.strongholds.set(hex, { ...stronghold, defences: [...stronghold.defences, built] });
    tellRealm(realm, {
      type: 'defence-built',
      rule: 'HEX-DEF-01',
      to: [seat],
      seat,
      hex,
      defence,
      weapon,
      payer,
      cost,
    });
  },
  offers: (realm) => {
    const kinds = DEFENCE_TYPES.filter((type) => isBuiltBy(type, realm.faction)).flatMap((defence) =>
      weaponsFor(realm, defence).map((weapon) => ({ defence, weapon })),
    );
    return [...realm.strongholds.keys()]
      .sort()
      .flatMap((hex) =>
        payersFor(realm, [hex]).flatMap((payer) =>
          kinds.map((kind) => ({ type: 'defence', hex, ...kind, payer }) as const),
        ),
      );
  },
};
