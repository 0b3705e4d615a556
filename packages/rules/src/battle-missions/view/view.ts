import type { Viewer } from '../../kernel/index.ts';
import { firstPhone, sidesOf, stateSheet } from '../known.ts';
import type { State, View } from '../types.ts';

/**
 * The one filter: what the viewer may know. Both sides and the referee have the whole log, because everything happens on
 * an open table. Others learn who plays, and the rest once both sides have closed the sheet.
 */
export function view(state: State, viewer: Viewer): View {
  const isSeated = viewer.kind === 'seat' && state.setup.seats.some(({ id }) => id === viewer.seat);
  const isReferee = viewer.kind === 'referee';
  const mayRead = isSeated || isReferee || stateSheet(state)?.stage === 'closed';
  return {
    you: isSeated ? viewer.seat : null,
    isReferee,
    setup: mayRead ? state.setup : { ...state.setup, armies: { a: [], b: [] } },
    sides: sidesOf(state),
    first: firstPhone(state),
    entries: mayRead ? state.entries : {},
    isPenLost: state.isPenLost,
    isLeft: state.isLeft,
  };
}
