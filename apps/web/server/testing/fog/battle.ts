import { seatId } from '@sealed-orders/rules/kernel';
import { given, must, playedPhase, rulesOf, type War } from './war.ts';
import { SEATS, type Seat, time } from './world.ts';

/** More phases than it takes two seats to meet on a small map. */
const MOST_PHASES = 12;
/** More decisions than a battle needs. */
const MOST_DECISIONS = 30;
const HOUR = 3_600_000;

/**
 * Everyone plays by the rules' defaults, the same in all worlds, until two seats meet in battle. From then on those two
 * have secrets.
 */
export async function metInBattle(war: War): Promise<War> {
  for (let n = 0; n < MOST_PHASES; n += 1) {
    const plotters = (await battlesIn(war)).map(({ sides }) => sides)[0];
    if (plotters !== undefined) return { ...war, plan: { ...war.plan, plotters } };
    time.now = new Date(time.now.getTime() + HOUR);
    await playedPhase(war);
  }
  throw new Error('nobody met in battle');
}

interface Battle {
  readonly id: string;
  readonly sides: readonly [Seat, Seat];
}

/** The open battles between two seats. */
export async function battlesIn(war: War): Promise<readonly Battle[]> {
  const rules = rulesOf(war);
  const seen = await war.world.site.host.viewOf(war.campaign, { kind: 'referee' });
  return rules.topics(rules.schemas.view.parse(seen?.view)).flatMap(({ id, seats }): readonly Battle[] => {
    const [one, other, ...others] = SEATS.filter((seat) => seats.includes(seatId(seat)));
    return one !== undefined && other !== undefined && others.length === 0 ? [{ id, sides: [one, other] }] : [];
  });
}

/** The plotter reports the battle of the two, with different points in every world. False: there is none. */
export async function reported(war: War, by: Seat, amount: number): Promise<boolean> {
  const battle = (await battlesIn(war)).find(({ sides }) => sides.includes(by) && sides.every(isPlotter(war)));
  if (battle === undefined) return false;
  const points = { attacker: 100 * amount, defender: 0 };
  const report = { turns: 6, points, scenario: null, retreats: [], surrender: null, units: [], defences: [] };
  const order = { type: 'battle-report', battle: battle.id, report };
  return (await given(war, by, order)).ok;
}

const isPlotter =
  ({ plan }: War) =>
  (seat: Seat): boolean =>
    plan.plotters.includes(seat);

/** Both report the same, and the rules' defaults decide whatever else the battle needs. */
export async function fought(war: War, amount: number): Promise<void> {
  for (const seat of war.plan.plotters) await reported(war, seat, amount);
  await allDecided(war);
}

/** The rules' defaults decide everything that is open. */
export async function allDecided(war: War): Promise<void> {
  for (let n = 0; n < MOST_DECISIONS; n += 1) if (!(await decided(war))) return;
  throw new Error('the battles do not end');
}

/** The first seat that owes a decision decides. */
async function decided(war: War): Promise<boolean> {
  const rules = rulesOf(war);
  for (const seat of SEATS) {
    const { api } = war.world.people[seat];
    const seen = await api.play.view.query({ campaign: war.campaign });
    const order = rules.practice?.order(rules.schemas.view.parse(seen.view)) ?? null;
    if (order === null) continue;
    must(await given(war, seat, order));
    return true;
  }
  return false;
}
