import { present } from '../../kernel/index.ts';
import { COUNTERS_BY_DIE, IN_FORCE_ON, OBJECTIVE_AGAIN, OBJECTIVE_BY_DIE } from '../data/missions.ts';
import type { Reader } from '../dice/reader.ts';
import type { Objective, SpecialRule } from '../types.ts';
import { SPECIAL_RULES } from '../vocabulary.ts';

/** A mission as the dice made it. MSN-COMP-03. */
export interface RandomMission {
  readonly objective: Objective;
  /** Null: the mission has no loot. */
  readonly counters: number | null;
  /** For both sides. */
  readonly inForce: readonly SpecialRule[];
}

const byDie = <Value>(table: Readonly<Record<number, Value>>, die: number): Value =>
  present(table[die], 'a result for every die');

/** MSN-COMP-03: the objective, the special rules in their order, and the counters of a loot mission. */
export function* randomMission(): Reader<RandomMission> {
  let die = yield 'die';
  while (die === OBJECTIVE_AGAIN) die = yield 'die';
  const objective = byDie<Objective>(OBJECTIVE_BY_DIE, die);

  const rolled: SpecialRule[] = [];
  for (const rule of SPECIAL_RULES) {
    // MSN-ESC-01: with Escalation, Reserves is in force without a die.
    const isImplied = rule === 'reserves' && rolled.includes('escalation');
    if (isImplied || (yield 'die') >= IN_FORCE_ON) rolled.push(rule);
  }
  const counters = objective === 'loot' ? byDie<number>(COUNTERS_BY_DIE, yield 'die') : null;
  // In the dark of the whole battle, dusk and dawn have nothing to add.
  const isDark = rolled.includes('night');
  return { objective, counters, inForce: rolled.filter((rule) => !(isDark && rule === 'dusk-dawn')) };
}
