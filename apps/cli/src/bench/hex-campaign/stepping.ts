import { type Head, type Host, type OpenHost, openHost } from '@sealed-orders/host';
import { FACTIONS, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { hashOf, keysOf, present, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { allHexes } from '@sealed-orders/rules/space';
import { startDatabase } from '../database.ts';
import type { Figure } from '../figure.ts';
import { newUsers } from '../seeded.ts';
import { quantile } from '../spread.ts';
import { unpacked } from '../unpacked.ts';
import { chart, disorder } from './chart.ts';
import { type PureRules, startPureRules } from './pure.ts';
import type { PureTimes } from './pure-job.ts';
import { army, sheetFor } from './seed-campaigns.ts';

const SEATS = 30;
const OPENED = { text: 'The measurement begins later.', isKept: false };
/** Detachments of each seat: those that fit around its capital, and those scattered over the map. */
const AT_START = 10;
const DETACHMENTS = 30;
const TURNS = 25;
/** In the first turns most pieces are still near their capitals. */
const OPENING = 10;

interface Timed {
  /** From the claim of the due campaign to its commit, ms. */
  readonly step: number;
  /** From there until the last of all views is ready, ms; most were made while the database wrote. */
  readonly views: number;
  /** The time of the rules alone for the same. */
  readonly pure: PureTimes;
}

interface War {
  readonly campaign: string;
  /** The owner, who is the referee and holds no seat. */
  readonly referee: string;
  /** The players of the seats, in order. */
  readonly users: readonly string[];
}

/** Where a campaign stops: at each phase, or only at movement orders, so that a step is a whole turn. */
type AskedPhases = 'all' | 'movement';

const seatOf = (i: number) => seatId(`s${i + 1}`);

/**
 * From the claim of a due campaign to its commit on a durable database, and the views of all viewers: what the last
 * player to seal waits for. No server runs beside it, so that no other scheduler takes the campaign.
 */
export async function measureStepping(): Promise<readonly Figure[]> {
  const pure = startPureRules();
  try {
    // A server has made many steps before: the war in which the code becomes fast does not count.
    await waged('all', pure);
    return figuresOf(await waged('all', pure), await waged('movement', pure));
  } finally {
    pure.stop();
  }
}

interface Waged {
  readonly units: number;
  readonly times: readonly Timed[];
}

function figuresOf(phase: Waged, turn: Waged): readonly Figure[] {
  const ms = { unit: 'ms', good: 'at-most' } as const;
  const what = `${SEATS} seats, ${phase.units} units, 60×60`;
  const alone = (times: readonly Timed[]) => ({
    value: median(times, ({ step }) => step),
    reference: { what: 'the rules alone', value: median(times, ({ pure }) => pure.step) },
  });
  const both = phase.times.map(({ step, views }) => step + views);
  const withViews = {
    value: quantile(both, 0.5),
    reference: { what: 'rules and views alone', value: median(phase.times, ({ pure }) => pure.step + pure.views) },
  };
  const after = (times: readonly Timed[]) => ({ value: median(times, ({ views }) => views), target: null });
  return [
    { ...ms, what: `Movement phase, claim to commit, ${what}`, ...alone(phase.times), target: null },
    { ...ms, what: `All ${SEATS + 2} views after it`, ...after(phase.times) },
    { ...ms, what: 'Movement phase, claim to commit with all views', ...withViews, target: 30 },
    { ...ms, what: 'p99 of it', value: quantile(both, 0.99), target: null },
    { ...ms, what: 'A whole turn with its battles, claim to commit', ...alone(turn.times), target: null },
    { ...ms, what: `All ${SEATS + 2} views after it`, ...after(turn.times) },
  ];
}

const median = (times: readonly Timed[], of: (one: Timed) => number): number => quantile(times.map(of), 0.5);

/** A war of this many turns: the times of its movement steps, without the first ones. */
async function waged(askedPhases: AskedPhases, pure: PureRules): Promise<Waged> {
  const { connectionString, stop } = await startDatabase();
  const setting = openHost({ connectionString, poolSize: 4 });
  const war = await begun(setting, askedPhases);
  const first = await strewn(setting, war.campaign);
  await setting.close();
  // Another host: the one that began the campaign still has its first state in its cache.
  const opened = openHost({ connectionString, poolSize: 8 });
  const { campaign } = war;
  await pure.run({ type: 'begin', connectionString, campaign, state: first, viewers: [...viewersOf(war)] });
  const times: Timed[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(await marched(opened.host, war, pure));
  await pure.run({ type: 'end' });
  await opened.close();
  await stop();
  return { units: keysOf(first.pieces).length, times: times.slice(OPENING) };
}

const viewersOf = ({ users }: War): readonly Viewer[] => [
  { kind: 'referee' },
  { kind: 'spectator' },
  ...users.map((_, i): Viewer => ({ kind: 'seat', seat: seatOf(i) })),
];

/** All seal their movement orders, then the step is made and viewed, and repeated by the rules alone. */
async function marched(host: Host, war: War, pure: PureRules): Promise<Timed> {
  const { campaign, referee, users } = war;
  // The bench gives no orders on arrival: everybody counts the same steps.
  const { n, opening, seats } = await atMovementOrders(host, campaign, referee);
  const viewers = viewersOf(war);
  for (const viewer of viewers) await host.viewOf(campaign, viewer, n);
  for (const [i, userId] of users.entries()) {
    const seat = seatOf(i);
    // A seat that has been defeated owes nothing.
    if (!seats.some((one) => one.seat === seat && one.awaited)) continue;
    const seen = await host.viewOf(campaign, { kind: 'seat', seat }, n);
    const sheet = sheetFor(hexCampaign.schemas.view.parse(seen?.view));
    const sealed = await host.seal(campaign, seat, { opening, sheet, nonce: 'a'.repeat(32), userId });
    if (!sealed.ok) throw new Error(`a seal was refused: ${JSON.stringify(sealed.problem)}`);
  }
  const since = performance.now();
  const [{ committed, seen }, { ran }] = await Promise.all([seenBy(host, campaign, viewers), host.runDue()]);
  if (ran.length !== 1) throw new Error(`step ${n + 1} was not made`);
  return { step: committed - since, views: seen - committed, pure: await pure.run({ type: 'play', n: n + 1 }) };
}

/** When the next step of the campaign is committed and announced, and when all have then viewed it. */
function seenBy(host: Host, campaign: string, viewers: readonly Viewer[]) {
  return new Promise<{ readonly committed: number; readonly seen: number }>((resolve, reject) => {
    const unsubscribe = host.subscribe((change) => {
      if (change.what !== 'step') return;
      const { n } = change;
      const committed = performance.now();
      unsubscribe();
      Promise.all(viewers.map((viewer) => host.viewOf(campaign, viewer, n))).then(
        () => resolve({ committed, seen: performance.now() }),
        reject,
      );
    });
  });
}

/** The head of the campaign when it waits for movement orders; the referee closes earlier phases. */
async function atMovementOrders(host: Host, campaign: string, referee: string): Promise<Head> {
  for (;;) {
    const head = await host.head(campaign);
    const phase = (await host.steps(campaign, { kind: 'referee' })).steps.at(-1)?.phase;
    if (head === null) throw new Error('the campaign is gone');
    if (phase === 'movement-orders') return head;
    const closed = await host.closePhase(campaign, referee, head.opening, OPENED);
    if (!closed.ok) throw new Error(`the phase ${phase} stays open: ${JSON.stringify(closed.problem)}`);
  }
}

const factionOf = (place: number): string => present(FACTIONS[place % FACTIONS.length], 'a race for each place');

async function begun(opened: OpenHost, askedPhases: AskedPhases): Promise<War> {
  const { host } = opened;
  const users = await newUsers(opened, SEATS);
  const [referee = ''] = await newUsers(opened, 1);
  const made = await host.createCampaign(referee, {
    name: 'Bench',
    system: 'hex-campaign',
    setup: {
      preset: 'free',
      // Nobody wins in so few turns.
      settings: { vpGoal: 1_000_000, askedPhases },
      clock: { mode: 'none' },
      chart: chart(60, 60),
    },
    seats: users.map((_, i) => ({ id: seatOf(i), name: `Seat ${i + 1}`, choices: { faction: factionOf(i) } })),
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

/**
 * Gives each seat more detachments, copies of its first, each on a hex of its own. Returns the state that the war
 * begins with.
 */
async function strewn({ db }: OpenHost, campaign: string): Promise<State> {
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
  return full;
}
