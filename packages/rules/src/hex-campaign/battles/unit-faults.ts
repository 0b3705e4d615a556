import { TAKES_PRISONERS } from '../data/after-battle.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { BattleReport, RefusalCode, UnitReport } from '../types.ts';
import type { Mustered } from './muster.ts';
import type { Occasion } from './occasion.ts';

type Rule = (one: UnitReport, of: Mustered, report: BattleReport) => Omit<Fault, 'at'> | null;

const found = (code: RefusalCode, rule: Fault['rule'], facts: Fault['facts'] = {}): Omit<Fault, 'at'> => ({
  code,
  rule,
  facts,
});

/** HEX-TBL-24, -27: units that fought in the hex, came in, or fired from beside it. */
function tookFault({ took, unit }: UnitReport, of: Mustered): Omit<Fault, 'at'> | null {
  if (of.how === 'fights') return took === 'fought' ? null : found('unit-in-battle', 'HEX-TBL-24', { unit });
  if (took === 'fought') return found('unit-beside-battle', 'HEX-TBL-24', { unit });
  if (took === 'entered') return of.mayEnter ? null : found('unit-cannot-enter', 'HEX-TBL-25', { unit });
  return of.mayFire ? null : found('unit-cannot-fire', 'HEX-TBL-27', { unit });
}

/** No more than took part, and no losses for units that fire from afar. */
function numbersFault(one: UnitReport, { ready }: Mustered): Omit<Fault, 'at'> | null {
  const { unit, lost, damaged, wounded, retreated, prisoners } = one;
  if (one.took === 'bombarded' && lost + damaged + wounded + retreated + prisoners > 0) {
    return found('fires-from-afar', 'HEX-TBL-27', { unit });
  }
  const gone = lost + retreated;
  if (gone > ready) return found('more-than-took-part', 'HEX-TBL-41', { unit, ready });
  const left = ready - lost;
  if (damaged > left || wounded > left) return found('more-than-took-part', 'HEX-TBL-41', { unit, ready });
  if (one.immobilised > damaged) return found('immobilised-not-damaged', 'HEX-AFT-10', { unit });
  return prisoners > lost ? found('prisoners-not-lost', 'HEX-RACE-DE-14', { unit }) : null;
}

/** HEX-AFT-10, -19: vehicles are damaged, all others wounded. */
function damageFault({ unit, damaged, wounded }: UnitReport, of: Mustered): Omit<Fault, 'at'> | null {
  if (of.vehicle) return wounded > 0 ? found('vehicle-not-wounded', 'HEX-AFT-19', { unit }) : null;
  return damaged > 0 ? found('not-a-vehicle', 'HEX-AFT-10', { unit }) : null;
}

/** HEX-TBL-35, HEX-AFT-02: models leave the table in a declared retreat, or broken. */
function leavingFault(one: UnitReport, of: Mustered, { retreats }: BattleReport): Omit<Fault, 'at'> | null {
  const { unit, retreated, broken, lost } = one;
  if (retreated > 0 && !retreats.includes(of.side)) return found('no-retreat-declared', 'HEX-TBL-35', { unit });
  if (broken === null) return null;
  if (retreated > 0) return found('broken-cannot-retreat', 'HEX-TBL-35', { unit });
  return lost >= of.ready ? found('nobody-left-to-break', 'HEX-AFT-02', { unit }) : null;
}

const prisonersFault: Rule = ({ unit, prisoners }, { enemy }) =>
  prisoners === 0 || (enemy !== null && TAKES_PRISONERS.includes(enemy))
    ? null
    : found('no-prisoners', 'HEX-RACE-DE-09', { unit });

/** HEX-RACE-CH-07: demons possess characters of Chaos. */
const demonFault: Rule = ({ unit, demon }, of) =>
  demon === null || of.possessable !== false ? null : found('not-possessed', 'HEX-RACE-CH-07', { unit });

const RULES: readonly Rule[] = [tookFault, numbersFault, damageFault, leavingFault, prisonersFault, demonFault];

/** HEX-TBL-41: what cannot be true about the units in a report. */
export function unitFaults({ there, judged, countsXp }: Occasion, report: BattleReport): readonly Fault[] {
  const named = new Set<string>();
  return report.units.flatMap((one, i): readonly Fault[] => {
    const at = ['units', i];
    const key = `${one.piece} ${one.unit}`;
    const of = judged(one.piece) ? there.get(key) : undefined;
    if (named.has(key)) {
      const called = of === undefined ? {} : { name: of.name };
      return [fault('unit-twice', 'HEX-TBL-41', { unit: one.unit, ...called }, at)];
    }
    named.add(key);
    if (!judged(one.piece)) return [];
    if (of === undefined) return [fault('unit-not-there', 'HEX-TBL-15', { piece: one.piece, unit: one.unit }, at)];
    const { name } = of;
    if (one.xp > 0 && !countsXp) return [fault('no-unit-xp', 'HEX-XP-01', { unit: one.unit }, at)];
    const first = RULES.map((rule) => rule(one, of, report)).find((result) => result !== null);
    return first === undefined ? [] : [{ ...first, facts: { ...first.facts, name }, at }];
  });
}
