import { createHash } from 'node:crypto';
import { type CampaignId, createHost, type Host, type OpenHost, type UserId } from '@sealed-orders/host';
import { invariant, present, type SeatId, seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { type Order, sectorCampaign, type View } from '@sealed-orders/rules/sector-campaign';
import { accounts, DEMO_PASSWORD, type LoadedDemo } from '../accounts.ts';
import { must } from '../must.ts';
import { armyOf, CHOICES, PLAYERS } from './players.ts';

export const CORVANE_SLUG = 'corvane-gap';
const NAME = 'Corvane Gap';
const REFEREE = { username: 'referee', displayName: 'Rune' };

/** Change the id when the campaign changes: a site with the earlier one then gets the new one as well. */
const IDENTITY = {
  id: '5ea1ed00-0000-4000-8000-000000000801',
  seed: createHash('sha256').update('corvane-gap 1').digest('hex'),
  tail: '2'.repeat(16),
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Each turn, and the set-up before them, begins so long after the one before: sooner than a decision falls due. */
const TURN = 36 * HOUR;
/** Between two orders. */
const STEP = 8 * MINUTE;
/** It is played until the moves of this turn are declared. */
const OPEN = { round: 3, phase: 'moves' };
/** How long ago the campaign began when it is loaded. */
const STAGED = OPEN.round * TURN + 8 * HOUR;
/** More orders than the turns before can need. */
const MOST_ORDERS = 1500;

/** The campaign while it is staged through its host, with a clock that can be set. */
interface War {
  readonly host: Host;
  readonly campaign: CampaignId;
  readonly players: ReadonlyMap<SeatId, UserId>;
  readonly referee: UserId;
  /** Sets the clock to this many milliseconds after the beginning. */
  readonly at: (after: number) => void;
}

/**
 * Loads a campaign of two sides in its third turn, in which both have moves to declare, unless it is loaded already. One
 * that users have played on stays as it is.
 * @param now the time at which it is loaded
 */
export async function loadCorvane(open: OpenHost, now: Date = new Date()): Promise<LoadedDemo> {
  const users = await accounts(open, [...PLAYERS, REFEREE], DEMO_PASSWORD);
  const userOf = (username: string): UserId => present(users.get(username), `an account of ${username}`);
  const campaign = IDENTITY.id;
  const [first] = (await open.host.steps(campaign, { kind: 'referee' }, { from: 0 })).steps;
  // The clock is set back for the demo only: what other campaigns owe is done before.
  if (first === undefined) await open.host.runDue();
  const began = first === undefined ? now.getTime() - STAGED : Date.parse(first.at);
  let clock = new Date(began);
  const war: War = {
    host: createHost({ db: open.db, clock: () => clock, identity: () => IDENTITY }),
    campaign,
    players: new Map(PLAYERS.map(({ id, username }) => [seatId(id), userOf(username)])),
    referee: userOf(REFEREE.username),
    at: (after) => {
      clock = new Date(Math.min(began + after, now.getTime()));
    },
  };
  if (first === undefined) await started(war);
  if (!(await isLoaded(war, began))) await played(war);
  const head = await open.host.head(campaign);
  return {
    campaign,
    name: head?.name ?? NAME,
    slug: head?.slug ?? CORVANE_SLUG,
    logins: [
      ...PLAYERS.map(({ username, name }) => ({ username, plays: name })),
      { username: REFEREE.username, plays: null },
    ],
  };
}

/** Whether its open phase is reached. What users do, even a rewind, comes later than everything that is staged. */
async function isLoaded({ host, campaign }: War, began: number): Promise<boolean> {
  const last = (await host.steps(campaign, { kind: 'referee' })).steps.at(-1);
  if (last === undefined) return false;
  return Date.parse(last.at) >= began + STAGED || (last.round === OPEN.round && last.phase === OPEN.phase);
}

async function started({ host, campaign, players, referee }: War): Promise<void> {
  const lobby = await host.lobby(campaign, { kind: 'referee' });
  if (lobby === null) {
    must(
      await host.createCampaign(referee, {
        ...{ name: NAME, slug: CORVANE_SLUG, system: 'sector-campaign', isPublic: true, isListed: true },
        setup: { preset: 'staffs', settings: { armyPoints: 2500 } },
        seats: PLAYERS.map(({ id, name, side, role }) => ({
          ...{ id, name },
          choices: { side, role, ...(role === 'commander' ? CHOICES[side] : {}) },
        })),
        pace: USUAL_PACE,
      }),
    );
  }
  for (const [seat, user] of players) {
    const isSeated = lobby?.seats.some((one) => one.seat === seat && one.user !== null) === true;
    if (!isSeated) must(await host.takeSeat(campaign, seat, user));
  }
  must(await host.start(campaign, referee));
}

/** Both commanders order what the computer would, one after the other, until the open turn is reached. */
async function played(war: War): Promise<void> {
  let begun = { turn: 0, orders: 0 };
  for (let orders = 0; orders < MOST_ORDERS; orders += 1) {
    const { turn, phase } = (await viewOf(war, null)).board;
    if (turn === OPEN.round && phase === OPEN.phase) return;
    if (turn !== begun.turn) begun = { turn, orders };
    war.at(turn * TURN + (orders - begun.orders + 1) * STEP);
    await ordered(war);
  }
  invariant(false, 'the campaign reaches its open turn');
}

/** The next order of the first commander who has one. */
async function ordered(war: War): Promise<void> {
  for (const { id, side } of PLAYERS) {
    const seat = seatId(id);
    const order = sectorCampaign.practice?.order(await viewOf(war, seat)) ?? null;
    if (order === null) continue;
    await given(war, seat, order.type === 'seal-army' ? { type: 'seal-army', army: armyOf(side) } : order);
    return;
  }
  invariant(false, 'somebody has something to order');
}

/** What a seat knows now; null: everything, as the referee knows it. */
const viewOf = async ({ host, campaign }: War, seat: SeatId | null): Promise<View> =>
  sectorCampaign.schemas.view.parse(
    (await host.viewOf(campaign, seat === null ? { kind: 'referee' } : { kind: 'seat', seat }))?.view,
  );

/** Gives an order, which must not be refused. Its nonce follows from the step, so the dice are the same on every machine. */
async function given({ host, campaign, players }: War, seat: SeatId, order: Order): Promise<void> {
  const n = (await host.head(campaign, { kind: 'referee' }))?.n ?? 0;
  const nonce = createHash('sha256').update(`${campaign} ${n} ${seat}`).digest('hex').slice(0, 32);
  must(await host.give(campaign, seat, { order, nonce, userId: present(players.get(seat), `the player of ${seat}`) }));
}
