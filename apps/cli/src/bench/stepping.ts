import { type Head, type Host, type OpenHost, openHost } from '@sealed-orders/host';
import { FACTIONS, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { allHexes, hashOf, keysOf, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { chart, disorder } from './chart.ts';
import { startDatabase } from './database.ts';
import type { Figure } from './figure.ts';
import { quantile } from './spread.ts';
import { army, newUsers, sheetFor } from './stage.ts';
import { unpacked } from './unpacked.ts';

const SEATS = 30;
/** Detachments of each seat: those that find room about its capital, and those that are strewn over the map. */
const AT_START = 10;
const DETACHMENTS = 30;
const TURNS = 25;
/** In the first turns most still stand about their capitals. */
const OPENING = 10;

interface Timed {
  /** From the claim of the due campaign to its commit, ms. */
  readonly step: number;
  /** From there until the last of all views is there, ms; most were made while the database wrote. */
  readonly views: number;
}

interface War {
  readonly campaign: string;
  /** The owner, who leads the campaign and sits nowhere. */
  readonly referee: string;
  /** Who sits on the seats, in their order. */
  readonly users: readonly string[];
}

/** Where a campaign stops: at each phase, or at movement orders alone, so that a step is a whole turn. */
type AskedPhases = 'all' | 'movement';

const seatOf = (i: number) => seatId(`s${i + 1}`);

/**
 * From the claim of a due campaign to its commit on a durable database, and the views of all who look: what the last
 * to seal waits for. No server runs beside it, so that no other scheduler takes the campaign.
 */
export async function measureStepping(): Promise<readonly Figure[]> {
  // A server has made many steps before: the war in which the code becomes fast does not count.
  await waged('all');
  const phase = await waged('all');
  const turn = await waged('movement');
  const ms = { unit: 'ms', good: 'at-most' } as const;
  const what = `${SEATS} seats, ${phase.units} units, 60×60`;
  const both = phase.times.map(({ step, views }) => step + views);
  return [
    { ...ms, what: `Movement phase, claim to commit, ${what}`, value: median(phase.times, 'step'), target: null },
    { ...ms, what: `All ${SEATS + 2} views after it`, value: median(phase.times, 'views'), target: null },
    { ...ms, what: 'Movement phase, claim to commit with all views', value: quantile(both, 0.5), target: 30 },
    { ...ms, what: 'p99 of it', value: quantile(both, 0.99), target: null },
    { ...ms, what: 'A whole turn with its battles, claim to commit', value: median(turn.times, 'step'), target: null },
    { ...ms, what: `All ${SEATS + 2} views after it`, value: median(turn.times, 'views'), target: null },
  ];
}

const median = (times: readonly Timed[], what: keyof Timed): number =>
  quantile(
    times.map((one) => one[what]),
    0.5,
  );

/** A war of so many turns: the times of its movement steps, without the first ones. */
async function waged(askedPhases: AskedPhases) {
  const { connectionString, stop } = await startDatabase();
  const setting = openHost({ connectionString, poolSize: 4 });
  const war = await begun(setting, askedPhases);
  const units = await strewn(setting, war.campaign);
  await setting.close();
  // Another host: the one that began the campaign keeps its first state at hand.
  const opened = openHost({ connectionString, poolSize: 8 });
  const times: Timed[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await marched(opened.host, war));
  await opened.close();
  await stop();
  return { units, times: times.slice(OPENING) };
}

/** All seal their movement orders, then the step is made and looked at. */
async function marched(host: Host, { campaign, referee, users }: War): Promise<Timed> {
  const { n, seats } = await atMovementOrders(host, campaign, referee);
  const viewers: readonly Viewer[] = [
    { kind: 'referee' },
    { kind: 'spectator' },
    ...users.map((_, i): Viewer => ({ kind: 'seat', seat: seatOf(i) })),
  ];
  for (const viewer of viewers) await host.viewOf(campaign, viewer, n);
  for (const [i, userId] of users.entries()) {
    const seat = seatOf(i);
    // Who has been beaten owes nothing.
    if (!seats.some((one) => one.seat === seat && one.awaited)) continue;
    const seen = await host.viewOf(campaign, { kind: 'seat', seat }, n);
    const sheet = sheetFor(hexCampaign.schemas.view.parse(seen?.view));
    const sealed = await host.seal(campaign, seat, { step: n, sheet, nonce: 'a'.repeat(32), userId });
    if (!sealed.ok) throw new Error(`a seal was refused: ${JSON.stringify(sealed.problem)}`);
  }
  const since = performance.now();
  const [{ committed, seen }, { ran }] = await Promise.all([seenBy(host, campaign, viewers), host.runDue()]);
  if (ran.length !== 1) throw new Error(`step ${n + 1} was not made`);
  return { step: committed - since, views: seen - committed };
}

/** When the next step of the campaign is committed and told, and when all have then looked at it. */
function seenBy(host: Host, campaign: string, viewers: readonly Viewer[]) {
  return new Promise<{ readonly committed: number; readonly seen: number }>((resolve, reject) => {
    const unsubscribe = host.subscribe(({ what, n }) => {
      if (what !== 'step') return;
      const committed = performance.now();
      unsubscribe();
      Promise.all(viewers.map((viewer) => host.viewOf(campaign, viewer, n))).then(
        () => resolve({ committed, seen: performance.now() }),
        reject,
      );
    });
  });
}

/** The head of the campaign when it asks for movement orders; the referee closes whatever is asked for before. */
async function atMovementOrders(host: Host, campaign: string, referee: string): Promise<Head> {
  for (;;) {
    const head = await host.head(campaign);
    const phase = (await host.steps(campaign)).at(-1)?.phase;
    if (head === null) throw new Error('the campaign is gone');
    if (phase === 'movement-orders') return head;
    const closed = await host.closePhase(campaign, referee, head.n);
    if (!closed.ok) throw new Error(`the phase ${phase} stays open: ${JSON.stringify(closed.problem)}`);
  }
}

async function begun(opened: OpenHost, askedPhases: AskedPhases): Promise<War> {
  const { host } = opened;
  const users = await newUsers(opened, SEATS);
  const [referee = ''] = await newUsers(opened, 1);
  const made = await host.createCampaign(referee, {
    name: 'Bench',
    system: 'hex-campaign',
    preset: 'free',
    // Nobody wins in so few turns.
    settings: { vpGoal: 1_000_000, askedPhases },
    clock: { mode: 'none' },
    chart: chart(60, 60),
    seats: users.map((_, i) => ({ id: seatOf(i), name: `Seat ${i + 1}`, faction: FACTIONS[i % FACTIONS.length] })),
    isPublic: true,
  });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id: campaign } = made.value;
  for (const [i, user] of users.entries()) {
    await host.takeSeat(campaign, seatOf(i), user);
    await host.setArmy(campaign, seatOf(i), user, army(AT_START));
  }
  const started = await host.start(campaign, referee);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  return { campaign, referee, users };
}

/** Gives each seat more detachments, copies of its first, each on a hex of its own. How many pieces there are then. */
async function strewn({ db }: OpenHost, campaign: string): Promise<number> {
  const where = { campaignId_n: { campaignId: campaign, n: 0 } };
  const stored = await db.prisma.step.findUniqueOrThrow({ where, select: { state: true } });
  const state: State = hexCampaign.schemas.state.parse(unpacked(stored.state));
  const next = disorder();
  const pieces: Record<string, unknown> = { ...state.pieces };
  const taken = new Set([...Object.values(state.pieces).map((piece) => piece.hex), ...keysOf(state.sites)]);
  const free = allHexes(state.chart.size).filter((hex) => !taken.has(hex));
  for (const seat of state.seatOrder) {
    const model = Object.values(state.pieces).find((piece) => piece.seat === seat && piece.kind === 'detachment');
    if (model?.kind !== 'detachment') continue;
    for (let i = AT_START + 1; i <= DETACHMENTS; i++) {
      const id = `${seat}-d${i}`;
      const [hex] = free.splice(next(free.length), 1);
      const units = model.units.map((unit) => ({ ...unit, id: `${id}-u1` }));
      if (hex !== undefined) pieces[id] = { ...model, id, hex, units, name: `Column ${i}` };
    }
  }
  const full = hexCampaign.schemas.state.parse({ ...state, pieces });
  const data = { state: Buffer.from(JSON.stringify(full)), stateHash: hashOf(full) };
  await db.prisma.step.update({ where, data, select: { n: true } });
  return Object.keys(full.pieces).length;
}
