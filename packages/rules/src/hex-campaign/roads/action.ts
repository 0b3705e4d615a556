import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { banks } from '../../space/hex.ts';
import type { Realm } from '../realm/realm.ts';
import { countOf, countUp, tellRealm } from '../realm/realm.ts';
import { asWritten, dieNeeded } from './sites.ts';

const attemptsAt = (edge: EdgeKey): string => `HEX-ROAD-06 ${asWritten(edge)}`;

/**
 * HEX-ROAD-06: whether an action is a second attempt on a form. With the best dice it is not needed: it takes neither
 * BP nor an action from the other lines.
 */
export const isSpare = (realm: Realm, edge: EdgeKey): boolean =>
  realm.dice === null && countOf(realm, attemptsAt(edge)) > 0;

/**
 * HEX-ROAD-04 to -06: one allowed and paid roadbuild action. A form throws no die: there a road that may fail
 * counts as not built, so that a second attempt at it may be written on the same sheet.
 * @param toll payer and amount; null: a free road, HEX-START-14
 */
export function tryRoad(
  realm: Realm,
  edge: EdgeKey,
  toll: { readonly payer: HexKey; readonly cost: number } | null,
): void {
  const needs = dieNeeded(realm.grid, edge);
  const rule = needs === 1 ? 'HEX-ROAD-03' : needs === 3 ? 'HEX-ROAD-04' : 'HEX-ROAD-05';
  const die = needs === 1 ? null : (realm.dice?.d6(rule, realm.seat) ?? 0);
  const built = die === null || die >= needs;
  countUp(realm, attemptsAt(edge));
  if (built) realm.roads.add(asWritten(edge));
  const { seat } = realm;
  tellRealm(realm, {
    type: 'road-tried',
    rule,
    to: [seat],
    seat,
    between: banks(asWritten(edge)),
    needs,
    die,
    built,
    payer: toll?.payer ?? null,
    cost: toll?.cost ?? 0,
  });
}
