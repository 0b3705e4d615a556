import type { SeatId } from '../../kernel/index.ts';
import type { ListEntry } from '../data/races/list.ts';
import { LISTS } from '../lists/lists.ts';
import type { View } from '../types.ts';
import { allArmies, ownerAt } from './subjects.ts';

/** Who gets the unit that an edit adds; null: the edit adds none, or does not say yet. `of`: its subject. */
function ownerOf(view: View, type: string, of: string, seat: unknown): SeatId | null {
  switch (type) {
    case 'add-detachment':
      return view.seats.find(({ id }) => id === seat)?.id ?? null;
    case 'add-garrison':
    case 'add-construction':
      return ownerAt(view, of);
    case 'add-unit':
      return allArmies(view).find(({ id }) => id === of)?.seat ?? null;
    default:
      return null;
  }
}

/** HEX-TURN-13: the kinds of unit that an edit can name: the entries of the list of whoever gets the unit. */
export function kindsOfAdded(view: View, type: string, of: string, seat: unknown): readonly ListEntry[] {
  const owner = ownerOf(view, type, of, seat);
  const faction = view.seats.find(({ id }) => id === owner)?.faction;
  return faction === undefined ? [] : LISTS[faction].entries;
}
