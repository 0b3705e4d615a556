import type { Hindrance, Refusal, Rejection } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { counted, listed, plain } from '../../sentence.ts';
import { TERRAIN_NAMES } from '../names.ts';
import { stopAhead } from '../pages/map.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';

/** Why a tap has no effect: the reason and the id of its rule. */
export function reasonFor(refusal: Refusal | Rejection, words: Words): string {
  const why = plain(describeRejection(refusal, words));
  return refusal.rule ? `${why} ${refusal.rule}` : why;
}

/** Why a unit can't march to the tapped hex, with the rule. `name`: the unit's. */
export function noWay(name: string, to: HexKey, hindrance: Hindrance, words: Words): string {
  const at = (hex: HexKey): string => words.hex(hex).text;
  if (hindrance.kind === 'far') {
    const { cost, allowance, rule } = hindrance;
    const costs = `${hindrance.atLeast ? 'at least ' : ''}${counted(cost, 'movement point', 'movement points')}`;
    return `${at(to)} is too far: getting there costs ${costs}, and ${name} has only ${allowance}. ${rule}`;
  }
  const no = `${name} can’t go to ${at(to)}.`;
  if (hindrance.kind === 'refused') return `${no} ${reasonFor(hindrance.refusal, words)}`;
  const { rule, hex } = hindrance.stop;
  return `${no} ${stopped(hindrance, at(hex))} ${rule}`;
}

/** What stops the march. Names the terrain or river, and the units that can't cross it if the others can. */
function stopped({ stop: { code }, terrain, units }: Extract<Hindrance, { kind: 'stop' }>, at: string): string {
  const who = units.length === 0 ? 'It' : `Its ${plain(listed(units))}`;
  if (code === 'closed-terrain') return `${who} can’t enter the ${TERRAIN_NAMES[terrain]} at ${at}.`;
  if (code === 'river') return `${who} can’t cross the river before ${at} without a bridge.`;
  return stopAhead(code, at);
}
