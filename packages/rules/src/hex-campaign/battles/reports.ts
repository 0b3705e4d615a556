import { sortedText } from '../../kernel/index.ts';
import type { BattleReport, UnitReport } from '../types.ts';

/** Whether a unit's entry affects the result. For a unit that came to help, coming is enough. */
const isTold = (unit: UnitReport): boolean =>
  unit.took !== 'fought' ||
  unit.broken !== null ||
  unit.demon !== null ||
  unit.lost + unit.damaged + unit.immobilised + unit.wounded + unit.retreated + unit.prisoners + unit.xp > 0;

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1);

/** HEX-TBL-41: a report as it is compared: without empty entries, with lists sorted by name. */
export function plainReport(report: BattleReport): BattleReport {
  const units = report.units.filter(isTold);
  return {
    ...report,
    units: units.sort((a, b) => inOrder(`${a.piece} ${a.unit}`, `${b.piece} ${b.unit}`)),
    defences: [...report.defences].sort((a, b) => inOrder(a.defence, b.defence)),
  };
}

/** Whether two plain reports say the same. */
export const isSame = (one: BattleReport, other: BattleReport): boolean => sortedText(one) === sortedText(other);
