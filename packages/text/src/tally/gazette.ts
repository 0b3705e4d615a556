import type { Event, View } from '@sealed-orders/rules/tally';
import type { GazetteText } from '../gazette.ts';
import { describeTally } from './index.ts';

/** Tally's texts in a gazette. */
export const tallyGazetteText: GazetteText<{ readonly view: View; readonly events: readonly Event[] }> = {
  tell: ({ view, events }) => {
    const names = new Map(view.seats.map(({ id, name }) => [id, name]));
    const told = events.map((event) => describeTally(event, (id) => names.get(id) ?? id));
    return {
      headline: `The sums add up to ${view.total}`,
      deck: 'Each player’s sum is secret.',
      story: told,
      topics: [],
      news: [],
    };
  },
  scores: 'points after each turn',
  topics: { title: 'At the table', says: '', none: 'No reports.' },
  caption: () => 'The total of all sums.',
};
