import type { Standing, Viewer } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import type { State, View } from './types.ts';

/** TALLY-01: everybody knows the total at the opening of the turn, and each seat its own sum. The referee knows all. */
export function view({ turn, seats, sums, questions, settings, total }: State, viewer: Viewer): View {
  const you = viewer.kind === 'seat' ? viewer.seat : null;
  const own = you === null ? undefined : lookup(sums, you);
  const known = own === undefined || you === null ? {} : { [you]: own };
  return {
    turn,
    seats: seats.map(({ id, name }) => ({ id, name })),
    you,
    sums: viewer.kind === 'referee' ? { ...sums } : known,
    questions: questions.filter(({ from, to }) => viewer.kind === 'referee' || from === you || to === you),
    asks: settings.answerHours > 0,
    total,
  };
}

/** The sums that the viewer knows. */
export function standings(state: State, viewer: Viewer): readonly Standing[] {
  const { sums } = view(state, viewer);
  return state.seats.map(({ id }) => ({ seat: id, score: lookup(sums, id) ?? null, isOut: false }));
}
