import { lookup } from '@sealed-orders/rules/kernel';
import { printed } from '@sealed-orders/rules/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import type { Room } from '../../campaign/door.ts';
import type { SectorPlace } from '../sector-context.ts';
import type { Selection } from '../selection.ts';

/** The selection, as the id that notes use for it; null: nothing is selected. */
export function pickedIn(selection: Selection): string | null {
  if (selection === null) return null;
  return selection.kind === 'territory' ? `territory ${selection.territory}` : `counter ${selection.counter}`;
}

type Known = Pick<SectorPlace, 'view' | 'select'>;

/** What a note is about; null: there is no such territory, or the counter is gone. */
export function subjectIn({ view: { board }, select }: Known, picked: string): ReturnType<Room['subjectOf']> {
  const [kind, id = ''] = picked.split(' ');
  if (kind === 'territory') {
    const territory = lookup(board.territories, id);
    if (territory === undefined) return null;
    return { name: printed(territory.id), show: () => select({ kind: 'territory', territory: territory.id }) };
  }
  const counter = kind === 'counter' ? lookup(board.counters, id) : undefined;
  if (counter === undefined) return null;
  return { name: mapText.counter.title(counter.number), show: () => select({ kind: 'counter', counter: counter.id }) };
}
