import { randomUUID } from 'node:crypto';
import { sessionCookie } from '@sealed-orders/auth';
import type { OpenHost } from '@sealed-orders/host';
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
 * `poisoned` one throw in its third turn. The wars are of the hex campaign, the others of Tally.
 */
export type GameKind = 'sealed' | 'timed' | 'poisoned' | 'war' | 'timed-war';

interface Plan {
  readonly system: PlayedSystem;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatChoices[];
  /** Length of a phase, s; null: it has no clock. */
  readonly seconds: number | null;
  /** Whether the last seat plays by itself. */
  readonly hasBot: boolean;
}

const TALLY = {
  system: 'tally',
  seats: [{ faction: 'even' }, { faction: 'even' }, { faction: 'even' }],
  hasBot: false,
} as const;

/** The practice war: two players, and a seat that plays by itself. */
function warOf(seconds: number | null): Plan {
  const war = rulesetFor('hex-campaign')?.practice?.war;
  if (war === undefined) throw new Error('nobody plays the hex campaign by themselves');
  const { preset, start, settings, seats } = war;
  return { system: 'hex-campaign', setup: { preset, start, settings }, seats, seconds, hasBot: true };
}

const PLANS: Readonly<Record<GameKind, Plan>> = {
  sealed: { ...TALLY, setup: { preset: 'free', settings: { endAt: 8 } }, seconds: null },
  timed: { ...TALLY, setup: { preset: 'free', settings: {} }, seconds: 2 },
  poisoned: { ...TALLY, setup: { preset: 'free', settings: { breakAt: 3 } }, seconds: null },
  war: warOf(null),
  'timed-war': warOf(3),
};

/** The games that the soak plays. */
export const SYSTEMS: readonly PlayedSystem[] = [...new Set(Object.values(PLANS).map(({ system }) => system))];

/** The game of this kind of campaign. */
export const systemOf = (kind: GameKind): PlayedSystem => PLANS[kind].system;

/** Whether its phases close by the clock. */
export const isTimed = (kind: GameKind): boolean => PLANS[kind].seconds !== null;

const SEATS = ['red', 'blue', 'green'].map(seatId);

/**
 * Creates and starts a campaign, with new accounts. If it fails half-way, it leaves a lobby behind and may be called
 * again.
 */
export async function newGame({ host, db }: OpenHost, secret: string, kind: GameKind): Promise<Game> {
  const { system, setup, seats, seconds, hasBot } = PLANS[kind];
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

function accepted(made: { readonly ok: true } | { readonly ok: false; readonly problem: { readonly code: string } }) {
  if (!made.ok) throw new Error(`the campaign cannot begin: ${made.problem.code}`);
}
