import type { Stop } from '@sealed-orders/rules/hex-campaign';
import { type Sentence, say } from '../sentence.ts';
import type { Words } from './words.ts';

const STOPS: Readonly<Record<Stop['code'], (hex: Sentence) => Sentence>> = {
  'enemy-zoc': (hex) => say`It entered an enemy zone of control at ${hex} and stopped.`,
  'enemy-army': (hex) => say`An enemy army holds ${hex}; it stopped before it.`,
  allowance: (hex) => say`Its movement ended before ${hex}.`,
  'closed-terrain': (hex) => say`The ground at ${hex} is closed to it.`,
  river: (hex) => say`The river before ${hex} has no bridge.`,
  'tracked-river': (hex) => say`Tracks crossed the river without a bridge and stopped at ${hex}.`,
  'partner-land': (hex) => say`${hex} belongs to a pact partner and is closed.`,
  'reserve-enemy-near': (hex) => say`Reserve movement keeps two hexes from every enemy; it stopped before ${hex}.`,
  'reserve-not-own': (hex) => say`Reserve movement stays on your own land; it stopped before ${hex}.`,
  stacking: (hex) => say`Another detachment stands at ${hex}; it fell back to the last free hex.`,
  'enemy-airspace': (hex) => say`An enemy controls the Airspace of ${hex}; nothing flies high there.`,
  'spy-target': (hex) => say`It found a target at ${hex} and stopped.`,
  'closed-capital': (hex) => say`${hex} is closed to your diplomat; it stopped before it.`,
  'battle-waits': (hex) => say`A battle waits to be fought at ${hex}; it stopped before it.`,
  'off-map': (hex) => say`${hex} lies off the map.`,
};

/** Why a move ended early. */
export function stopSentence(stop: Stop, words: Words): Sentence {
  return STOPS[stop.code]([words.hex(stop.hex)]);
}
