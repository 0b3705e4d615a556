import { lookup, sortedKeys } from '../kernel/index.ts';
import { readDice } from './dice/reader.ts';
import { idOf } from './entries/names.ts';
import { stateSheet } from './known.ts';
import { mostTurns } from './length/length.ts';
import { readerOf } from './rolls/rolls.ts';
import { REFEREE_PHONE } from './sheet/pen-entries.ts';
import { lengthOf } from './sheet/position.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { State, Stored } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** What must hold after every step. */
export function faults(state: State): readonly string[] {
  const sheet = stateSheet(state);
  return [
    ...sortedKeys(state.entries).flatMap((id) => entryFaults(state, id, lookup(state.entries, id))),
    ...(sheet === null ? [] : sheetFaults(state, sheet)),
  ];
}

function entryFaults({ phones }: State, id: string, stored: Stored | undefined): readonly string[] {
  if (stored === undefined) return [];
  const { entry, facts } = stored;
  const isKnown = entry.phone === REFEREE_PHONE || lookup(phones, entry.phone) !== undefined;
  return [
    ...(idOf(entry) === id ? [] : [`entry ${id} has another name`]),
    ...(isKnown ? [] : [`entry ${id} is of a phone that never joined`]),
    ...(facts === null ? [`entry ${id} has arrived without a time`] : []),
    ...(hasReadableDice(stored) ? [] : [`the dice of ${id} are not what the roll needs`]),
  ];
}

/** MSN-COMP-05: of the server; typed ones are judged. */
function hasReadableDice({ entry: { body }, facts }: Stored): boolean {
  const dice = facts?.dice ?? null;
  if (dice === null) return true;
  return body.type === 'roll' && body.dice === null && readDice(readerOf(body.roll), dice).kind === 'read';
}

function sheetFaults(state: State, { board, verdicts, totals, units, turnsPlayed, pen }: Sheet): readonly string[] {
  const ids = sortedKeys(state.entries);
  const judged = Object.keys(verdicts).toSorted();
  const isWithin = turnsPlayed <= mostTurns(lengthOf(board));
  const hasPen = lookup(state.phones, pen) !== undefined;
  return [
    ...(ids.join() === judged.join() ? [] : ['an entry without a verdict']),
    ...(isWithin ? [] : ['more turns than there can be']),
    ...(hasPen ? [] : ['nobody has the pen']),
    ...SIDES.flatMap((side) => {
      const { units: scored, objective, bonus, total } = totals.sides[side];
      const given = units[side === 'a' ? 'b' : 'a'].reduce((sum, { points }) => sum + points, 0);
      return total === scored + objective + bonus && scored === given ? [] : [`points of side ${side} do not add up`];
    }),
  ];
}
