import type { Hindrance, Refusal, Rejection } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { counted, plain } from '../../sentence.ts';
import { stopAhead } from '../pages/map.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';

/** Why a touch has no effect: the reason, and the id of its rule. */
export function reasonFor(refusal: Refusal | Rejection, words: Words): string {
  const why = plain(describeRejection(refusal, words));
  return refusal.rule ? `${why} ${refusal.rule}` : why;
}

/** Why a unit cannot march to a hex that was touched, with the rule. `name`: the unit's. */
export function noWay(name: string, to: HexKey, hindrance: Hindrance, words: Words): string {
  const at = (hex: HexKey): string => words.hex(hex).text;
  if (hindrance.kind === 'far') {
    const { cost, allowance, rule } = hindrance;
    return `${at(to)} is too far: getting there costs ${counted(cost, 'movement point', 'movement points')}, and ${name} has only ${allowance}. ${rule}`;
  }
  const no = `${name} can’t go to ${at(to)}.`;
  if (hindrance.kind === 'refused') return `${no} ${reasonFor(hindrance.refusal, words)}`;
  const { code, hex, rule } = hindrance.stop;
  return `${no} ${stopAhead(code, at(hex))} ${rule}`;
}
