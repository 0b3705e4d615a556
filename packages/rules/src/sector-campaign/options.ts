import { fightersOf } from './battles/opening.ts';
import { type ReportOrder, reportFaults } from './battles/reports.ts';
import { battlesInOrder, isAsked } from './board/board.ts';
import { majorCount, territoriesOf } from './board/grid.ts';
import { RACE_TABLE } from './data/races.ts';
import { declaring, plain } from './options/declarations.ts';
import { decisions, lasting, optionsOf } from './options/on-map.ts';
import { hasDropships } from './setup/armies.ts';
import { nameable } from './setup/planet.ts';
import type { Known, Option, View } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** What the viewer can choose now, judged by what the viewer knows. */
export const options = (view: View): readonly Option[] =>
  optionsOf(view, (known) => [
    ...setUp(known),
    ...declaring(known),
    ...battles(known),
    ...decisions(known),
    ...lasting(known),
  ]);

/** SEC-SETUP-10. */
function setUp(known: Known): readonly Option[] {
  const { board, side } = known;
  const { settings, sides, phase } = board;
  const { race } = sides[side];
  if (phase === 'armies') {
    const mostCommanders = RACE_TABLE[race].hasManyCommanders ? settings.armyPoints : 1;
    return [
      { type: 'seal-army', points: settings.armyPoints, mostCommanders, hasDropships: hasDropships(settings, race) },
    ];
  }
  if (phase === 'majors') {
    const among = territoriesOf(board.territories).flatMap(({ id, home }) => (home === side ? [id] : []));
    return [{ type: 'seal-majors', count: majorCount(settings), among }];
  }
  return isAsked(board, side, 'planet') ? [{ type: 'name-planet', among: nameable(board) }] : [];
}

/** SEC-BTL-12 to -14: what can be said about each battle now. */
function battles(known: Known): readonly Option[] {
  const none = { winner: 'draw', deeds: [] } as const;
  return battlesInOrder(known.board).flatMap((battle): readonly Option[] => {
    const { id } = battle;
    const may = (order: ReportOrder): boolean => reportFaults(known, order).length === 0;
    const counters = SIDES.flatMap((side) => fightersOf(battle, side));
    const filed = (['report', 'amend'] as const).flatMap((type): readonly Option[] =>
      may({ type, battle: id, result: none }) ? [{ type, battle: id, counters }] : [],
    );
    const orders: readonly ReportOrder[] = [
      { type: 'confirm', battle: id },
      { type: 'dispute', battle: id, text: '' },
      { type: 'take-back', battle: id },
      { type: 'quick', battle: id, wants: true },
      { type: 'concede', battle: id },
    ];
    return [...filed, ...orders.filter(may).map(plain)];
  });
}
