import { territoriesOf } from '../board/grid.ts';
import { type Play, tell } from '../board/play.ts';
import type { TerritoryId } from '../types.ts';
import { foreseen } from './isolation.ts';

/**
 * SEC-ISO-01 to -03: at the end of a turn, for the whole next one: the territory, and each detachment that stands in it,
 * wherever it goes. Detachments that arrive later are not isolated.
 */
export function checkIsolation(play: Play): void {
  const { board } = play.state;
  const cut = new Set(foreseen(board));
  const changed = (isIsolated: boolean): TerritoryId[] =>
    territoriesOf(board.territories)
      .filter((one) => cut.has(one.id) === isIsolated && one.isIsolated !== isIsolated)
      .map(({ id }) => id);
  const [isolated, reconnected] = [changed(true), changed(false)];
  for (const one of Object.values(board.territories)) one.isIsolated = cut.has(one.id);
  for (const counter of Object.values(board.counters)) counter.isIsolated = counter.at !== null && cut.has(counter.at);
  if (isolated.length > 0) tell(play, { type: 'isolated', rule: 'SEC-ISO-02', to: 'all', territories: isolated });
  if (reconnected.length > 0) {
    tell(play, { type: 'reconnected', rule: 'SEC-ISO-03', to: 'all', territories: reconnected });
  }
}
