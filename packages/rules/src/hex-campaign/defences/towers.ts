import type { RuleId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { armamentFault, defencePrice, isBuiltBy, weaponsFor } from '../places/armament.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import { pay, payerFault, payersFor, tellRealm } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import type { Defence, LineOf, Stronghold } from '../types.ts';
import { roomFault } from './defences.ts';
import { builderOf } from './prices.ts';
import { refundOf } from './refunds.ts';

type Conversion = LineOf<'convert-tower'>;

/** HEX-DEF-07, -08, -09. */
const RULES = {
  'aa-tower': 'HEX-DEF-07',
  'turret-tower': 'HEX-DEF-08',
  'radar-tower': 'HEX-DEF-09',
} as const satisfies Record<Conversion['to'], RuleId>;
const CONVERSIONS = ['aa-tower', 'turret-tower', 'radar-tower'] as const satisfies readonly Conversion['to'][];

/** HEX-DEF-07 to -09: what the conversion costs on top of the tower. */
function priceOf(realm: Realm, { to, weapon }: Conversion): number {
  const builder = builderOf(realm);
  return defencePrice(to, weapon, builder) - defencePrice('tower', null, builder);
}

const isTower = (one: Defence, line: Conversion): boolean => one.id === line.defence;

/**
 * The Stronghold's defences after the conversion. The tower counts as its owner's work, worth at most the refund
 * that it would have brought plus the new investment.
 */
function withConverted(realm: Realm, { defences }: Stronghold, line: Conversion): readonly Defence[] {
  const worth = (tower: Defence) => 2 * refundOf(tower, realm.faction) + priceOf(realm, line);
  return defences.map((one) =>
    isTower(one, line) ? { ...one, type: line.to, weapon: line.weapon, race: realm.faction, paid: worth(one) } : one,
  );
}

/** HEX-DEF-07 to -10: a plain weapon tower is converted permanently. */
export const convertTowerLine: LineRule<'convert-tower'> = {
  group: 'works',
  refusal: (realm, line) => {
    const { hex, to, weapon, payer } = line;
    const stronghold = realm.strongholds.get(hex);
    const tower = stronghold?.defences.find((one) => isTower(one, line));
    if (stronghold === undefined || tower === undefined) {
      return fault('no-such-defence', 'HEX-DEF-10', { hex }, ['defence']);
    }
    if (tower.type !== 'tower') return fault('no-plain-tower', 'HEX-DEF-10', { defence: tower.type }, ['defence']);
    const ofArmament = armamentFault(realm, to, weapon, 'to');
    if (ofArmament !== null) return ofArmament;
    const cost = priceOf(realm, line);
    return (
      roomFault(realm, stronghold, withConverted(realm, stronghold, line)) ??
      (cost === 0 ? null : payerFault(realm, payer, [hex], cost))
    );
  },
  cost: priceOf,
  perform: (realm, line) => {
    const { hex, to, weapon, payer } = line;
    const stronghold = realm.strongholds.get(hex);
    if (stronghold === undefined) return;
    const cost = priceOf(realm, line);
    if (cost > 0) pay(realm, payer, cost);
    realm.strongholds.set(hex, { ...stronghold, defences: withConverted(realm, stronghold, line) });
    const { seat } = realm;
    tellRealm(realm, {
      type: 'tower-converted',
      rule: RULES[to],
      to: [seat],
      seat,
      hex,
      defence: to,
      weapon,
      payer,
      cost,
    });
  },
  offers: (realm) =>
    [...realm.strongholds.keys()].sort().flatMap((hex) => {
      const towers = realm.strongholds.get(hex)?.defences.filter(({ type }) => type === 'tower') ?? [];
      return towers.flatMap(({ id }) => payersFor(realm, [hex]).flatMap((payer) => offered(realm, hex, id, payer)));
    }),
};

const offered = (realm: Realm, hex: HexKey, defence: string, payer: HexKey): readonly Conversion[] =>
  CONVERSIONS.filter((to) => isBuiltBy(to, realm.faction)).flatMap((to) =>
    weaponsFor(realm, to).map((weapon) => ({ type: 'convert-tower', hex, defence, to, weapon, payer }) as const),
  );
