import type { OpenHost } from '@sealed-orders/host';
import { z } from 'zod';

/** How many steps were made in all campaigns of each game. */
export type StepCounts = ReadonlyMap<string, number>;

const COUNT = `SELECT c.system, count(*)::int AS steps FROM step s JOIN campaign c ON c.id = s.campaign_id
  WHERE s.n > 0 GROUP BY c.system ORDER BY c.system`;
const rowsSchema = z.array(z.object({ system: z.string(), steps: z.int() }));

export async function stepCounts({ db }: OpenHost): Promise<StepCounts> {
  const { rows } = await db.pool.query(COUNT);
  return new Map(rowsSchema.parse(rows).map(({ system, steps }) => [system, steps]));
}

/** Of all games together. */
export const allSteps = (counts: StepCounts): number => [...counts.values()].reduce((sum, steps) => sum + steps, 0);

/** Whether there were enough steps, at least a fifth of them in each of the games. */
export const areEnough = (counts: StepCounts, steps: number, systems: readonly string[]): boolean =>
  allSteps(counts) >= steps && systems.every((system) => (counts.get(system) ?? 0) * 5 >= steps);
