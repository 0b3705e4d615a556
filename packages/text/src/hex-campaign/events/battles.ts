import type { BattleEvent } from '@sealed-orders/rules/hex-campaign';
import { listed, type Sentence, say } from '../../sentence.ts';
import { calledWords, thrownFor, thrownWords } from '../forms/table-dice.ts';
import type { Words } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const REPORT_STATUS = {
  awaits: 'The report counts once the other side reports the same result.',
  confirmed: 'Both sides agree.',
  differs: 'The two reports differ. Agree on one, or let the referee decide.',
} as const;

type CalledOff = EventOf<'battle-called-off'>;

/** Why a battle was called off, or by whom: the end of a sentence. */
const WHY: Readonly<Partial<Record<CalledOff['rule'], string>>> = {
  'HEX-BMOV-08': ': the two sides are allies now.',
  'HEX-TURN-13': ' by the referee.',
};

/** Who stayed in the hex, and who controls it. */
function leftThere({ stay, attacker, defender, holder }: CalledOff, words: Words): Sentence {
  if (stay === undefined || defender === undefined || defender === null) return say``;
  const who =
    stay && attacker !== undefined && attacker !== null
      ? say` ${words.seat(attacker)} and ${words.seat(defender)} both stayed there.`
      : say` ${words.seat(defender)} stayed there.`;
  return holder === undefined || holder === null
    ? say`${who} Nobody controls the hex.`
    : say`${who} The hex still belongs to ${words.seat(holder)}.`;
}

export const battlesSentences: SentencesFor<BattleEvent['type']> = {
  'battle-arose': ({ hex, attacker, defender }, words) => {
    const who = attacker === null ? 'Native forces' : words.seat(attacker);
    return say`${who} attacked ${words.seat(defender)} at ${words.hex(hex)}.`;
  },
  'units-regrouped': ({ piece, name, hex, units }, words) =>
    say`${words.named(piece, name)} regrouped at ${words.hex(hex)}: ${listed(units.map(({ unit, ready }) => `${unit} (${ready} ready)`))}.`,
  'battle-card-rolled': ({ hex }, words) => say`The preparation sheet for the battle at ${words.hex(hex)} is ready.`,
  'terrain-rerolled': ({ hex, seat, die }, words) =>
    say`${words.seat(seat)} rerolled the terrain for the battle at ${words.hex(hex)}: ${die}.`,
  'dice-thrown': ({ hex, seat, thrown }, words) =>
    say`${words.seat(seat)} rolled for ${thrownFor(thrown)} in the battle at ${words.hex(hex)}: ${thrownWords(thrown)}.`,
  'reinforcement-called': ({ hex, seat, ...called }, words) =>
    say`${words.seat(seat)} tried to bring ${called.name} into the battle at ${words.hex(hex)} ${calledWords(called)}.`,
  'battle-reported': ({ hex, seat, status }, words) =>
    say`${words.seat(seat)} reported the battle at ${words.hex(hex)}. ${REPORT_STATUS[status]}`,
  'battle-decided': ({ hex }, words) => say`The referee decided the battle at ${words.hex(hex)}.`,
  'quick-battle-agreed': ({ hex, seat, agree }, words) =>
    agree
      ? say`${words.seat(seat)} agreed to a Quick Battle at ${words.hex(hex)}.`
      : say`${words.seat(seat)} decided against a Quick Battle at ${words.hex(hex)}.`,
  'postponement-agreed': ({ hex, seat, agree }, words) =>
    agree
      ? say`${words.seat(seat)} agreed to postpone the battle at ${words.hex(hex)}.`
      : say`${words.seat(seat)} decided against postponing the battle at ${words.hex(hex)}.`,
  'battle-postponed': ({ hex }, words) => say`The battle at ${words.hex(hex)} was postponed to the next turn.`,
  'battle-called-off': (event, words) =>
    say`The battle at ${words.hex(event.hex)} was called off${WHY[event.rule] ?? ': one side was no longer there.'}${leftThere(event, words)}`,
  'support-lent': ({ piece, name, hex }, words) =>
    say`${words.named(piece, name)} will support only the battle at ${words.hex(hex)}.`,
};
