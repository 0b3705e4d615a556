import { randomUUID } from 'node:crypto';
import { sessionCookie } from '@sealed-orders/auth';
import { createHost, type OpenHost } from '@sealed-orders/host';
import { type SeatChoices, seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { type PlayedSystem, rulesetFor } from '@sealed-orders/rules/systems';

/** A user with an account, an address and a session. */
export interface Person {
  readonly user: string;
  readonly email: string;
  readonly cookie: string;
}

/** A running campaign of the soak. */
export interface Game {
  readonly campaign: string;
  readonly kind: GameKind;
  readonly owner: Person;
  readonly players: readonly { readonly seat: string; readonly person: Person }[];
}

/**
 * `sealed` and `war` close their phases when all have sealed, `timed` and `timed-war` by their clock; the rules of a
 * `poisoned` one throw in its third turn. These are of Tally, and wars of the hex campaign. A `star-war` is of the node
 * campaign: it began weeks ago, so that all its midnights are due at once; it falls asleep, is resumed, and lasts as
 * long as its players have points.
 */
export type GameKind = 'sealed' | 'timed' | 'poisoned' | 'war' | 'timed-war' | 'star-war';

interface Plan {
  readonly system: PlayedSystem;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatChoices[];
  /** Length of a phase, s; null: it has no clock. */
  readonly seconds: number | null;
  /** Whether the last seat plays by itself. */
  readonly hasBot: boolean;
  /** How many days ago it begins. */
  readonly daysAgo: number;
}

const DAY = 24 * 3_600_000;

const TALLY = {
  system: 'tally',
  seats: [{ faction: 'even' }, { faction: 'even' }, { faction: 'even' }],
  hasBot: false,
  daysAgo: 0,
} as const;

/** The practice war: two players, and a seat that plays by itself. */
function warOf(seconds: number | null): Plan {
  const war = rulesetFor('hex-campaign')?.practice?.war;
  if (war === undefined) throw new Error('nobody plays the hex campaign by themselves');
  const { preset, start, settings, seats } = war;
  return { system: 'hex-campaign', setup: { preset, start, settings }, seats, seconds, hasBot: true, daysAgo: 0 };
}

/** The same of the node campaign, in which nobody gains points after the first day: its orders come to an end. */
function starWar(): Plan {
  const war = rulesetFor('node-campaign')?.practice?.war;
  if (war === undefined) throw new Error('nobody plays the node campaign by themselves');
  const points = { startCp: 40, cpCap: 40, dailyCp: 0, lowCpThreshold: 0 };
  const settings = { ...war.settings, ...points, anyMix: true, setupHours: 1 };
  const setup = { preset: war.preset, settings };
  return { system: 'node-campaign', setup, seats: war.seats, seconds: null, hasBot: true, daysAgo: 20 };
}

const PLANS: Readonly<Record<GameKind, Plan>> = {
  sealed: { ...TALLY, setup: { preset: 'free', settings: { endAt: 8 } }, seconds: null },
  timed: { ...TALLY, setup: { preset: 'free', settings: {} }, seconds: 2 },
  poisoned: { ...TALLY, setup: { preset: 'free', settings: { breakAt: 3 } }, seconds: null },
  war: warOf(null),
  'timed-war': warOf(3),
  'star-war': starWar(),
};

/** The games that the soak plays. */
export const SYSTEMS: readonly PlayedSystem[] = [...new Set(Object.values(PLANS).map(({ system }) => system))];

/** The game of this kind of campaign. */
export const systemOf = (kind: GameKind): PlayedSystem => PLANS[kind].system;

/** Whether its phases close by the clock. */
export const isTimed = (kind: GameKind): boolean => PLANS[kind].seconds !== null;

/** Whether it would go on by itself for long after its players have left. */
export const goesOn = (kind: GameKind): boolean => kind === 'timed-war' || kind === 'star-war';

/** Whether its owner ends it once nobody orders anything any more: nothing else would end it. */
export const isEndedByOwner = (kind: GameKind): boolean => kind === 'star-war';

const SEATS = ['red', 'blue', 'green'].map(seatId);

/**
 * Creates and starts a campaign, with new accounts. If it fails half-way, it leaves a lobby behind and may be called
 * again.
 */
export async function newGame(opened: OpenHost, secret: string, kind: GameKind): Promise<Game> {
  const { db } = opened;
  const { system, setup, seats, seconds, hasBot, daysAgo } = PLANS[kind];
  const host = daysAgo === 0 ? opened.host : hostIn(db, daysAgo);
  const person = async (): Promise<Person> => {
    const user = randomUUID();
    const email = `${user}@example.org`;
    await db.prisma.user.create({ data: { id: user, username: user, displayName: user, email } });
    return { user, email, cookie: await sessionCookie({ userId: user, name: 'Soak' }, { secret, secure: false }) };
  };
  const owner = await person();
  const clock = seconds === null ? { mode: 'none' } : { mode: 'duration', seconds };
  const sitting = SEATS.map((id, i) => ({ id, name: id, choices: seats[i] ?? {} }));
  const made = await host.createCampaign(owner.user, {
    name: `Soak, ${kind}`,
    system,
    setup: { ...setup, clock },
    seats: sitting,
    isPublic: true,
    isListed: true,
    draftsCount: true,
    pace: USUAL_PACE,
  });
  if (!made.ok) throw new Error(`no campaign: ${made.problem.code}`);
  const campaign = made.value.id;
  const bots = hasBot ? sitting.slice(-1) : [];
  for (const { id } of bots) accepted(await host.letPlay(campaign, id, owner.user, true));
  const players: { seat: string; person: Person }[] = [];
  for (const seat of sitting.slice(0, sitting.length - bots.length)) {
    const player = await person();
    accepted(await host.takeSeat(campaign, seat.id, player.user));
    const [army] = rulesetFor(system)?.army?.readyMade(seat.choices, {}) ?? [];
    if (army !== undefined) accepted(await host.setReadyMade(campaign, seat.id, player.user, army.id));
    players.push({ seat: seat.id, person: player });
  }
  accepted(await host.start(campaign, owner.user));
  return { campaign, kind, owner, players };
}

/** A host whose clock is that many days behind. */
const hostIn = (db: OpenHost['db'], daysAgo: number): OpenHost['host'] =>
  createHost({ db, clock: () => new Date(db.now().getTime() - daysAgo * DAY), onError: () => undefined });

function accepted(made: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } }) {
  if (!made.ok) throw new Error(`the campaign cannot begin: ${made.problem.code}`);
}
