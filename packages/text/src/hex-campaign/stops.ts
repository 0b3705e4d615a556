import type { Stop } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../sentence.ts';
import type { Words } from './words.ts';

const STOPS: Readonly<Record<Stop['code'], (hex: Sentence) => Sentence>> = {
  'enemy-zoc': (hex) => say`It entered an enemy zone of control at ${hex} and stopped.`,
  'enemy-army': (hex) => say`It stopped before ${hex}, which an enemy army holds.`,
  allowance: (hex) => say`It ran out of movement before ${hex}.`,
  'closed-terrain': (hex) => say`It can’t enter the terrain at ${hex}.`,
  river: (hex) => say`There is no bridge over the river before ${hex}.`,
  'tracked-river': (hex) => say`Its tracked units crossed a river without a bridge, so it stopped at ${hex}.`,
  'partner-land': (hex) => say`${hex} belongs to a pact partner and is closed.`,
  'reserve-enemy-near': (hex) =>
    say`Reserve movement must stay more than two hexes from any enemy, so it stopped before ${hex}.`,
  'reserve-not-own': (hex) => say`Reserve movement must stay on your own land, so it stopped before ${hex}.`,
  stacking: (hex) => say`Another detachment is at ${hex}, so it fell back to the last free hex.`,
  'enemy-airspace': (hex) => say`An enemy controls the Airspace over ${hex}, so nothing can fly high there.`,
  'spy-target': (hex) => say`It found a target at ${hex} and stopped.`,
  'closed-capital': (hex) => say`It stopped before ${hex}, which is closed to your diplomat.`,
  'battle-waits': (hex) => say`It stopped before ${hex}, where a battle has yet to be fought.`,
  'off-map': (hex) => say`${hex} is off the map.`,
};

/** Why a move ended early. */
export function stopSentence(stop: Stop, words: Words): Sentence {
  return STOPS[stop.code]([words.hex(stop.hex)]);
}
