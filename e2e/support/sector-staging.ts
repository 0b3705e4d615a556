import { randomBytes } from 'node:crypto';
import { type CampaignId, type OpenHost, openHost, type UserId } from '@sealed-orders/host';
import { restated } from '@sealed-orders/host/testing';
import {
  lookup,
  present,
  type Result,
  type RuleId,
  type SeatId,
  seatId,
  USUAL_PACE,
} from '@sealed-orders/rules/kernel';
import { chanceOf } from '@sealed-orders/rules/log';
import type { Order } from '@sealed-orders/rules/sector-campaign';
import type { SectorWar } from '@sealed-orders/rules/testing';
import { accounts, DEMO_PASSWORD } from '@sealed-orders/testkit';
import { env } from '../env.ts';
import { byHost } from './campaigns.ts';
import type { Login } from './people.ts';
import { userOf } from './stars.ts';

/** Anna commands West, Bert commands East, and Carl is on the staff of West if the war has him. */
export type SectorSeat = 'anna' | 'bert' | 'carl';

/** A running sector campaign with its own accounts. */
export interface Sector {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly referee: Login;
  /** On one screen, all of them are the same user. */
  readonly players: Readonly<Record<SectorSeat, Login>>;
  readonly isOneScreen: boolean;
}

interface SectorOptions {
  readonly name?: string;
  /** One user holds all seats. */
  readonly isOneScreen?: boolean;
}

/**
 * A campaign in the middle of a war that a test has built, in the database of the site. Its log begins there, at the present
 * time: a first order, which changes nothing on the board, starts its clock.
 */
export async function sectored(war: SectorWar, options: SectorOptions = {}): Promise<Sector> {
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 3 });
  try {
    const sector = await started(open, war, options);
    const { campaign } = sector;
    await restated(open.db, campaign, 0, () => asOfNow(war));
    const { turn, phase } = war.board;
    const place = [campaign, turn, phase];
    await open.db.pool.query('UPDATE step SET round = $2, phase = $3 WHERE campaign_id = $1 AND n = 0', place);
    // Another host, which has not read the state before it was replaced.
    await ordered(sector, 'anna', { type: 'prefer', phase: 'air', who: 'me' });
    return sector;
  } finally {
    await open.close();
  }
}

/** The campaign as its set-up begins, with the terms and the seats of the war. */
async function started({ host, db }: OpenHost, war: SectorWar, options: SectorOptions): Promise<Sector> {
  const { name = 'A staged sector', isOneScreen = false } = options;
  const tag = randomBytes(4).toString('hex');
  const login = (who: string): Login => ({ username: `${who}-${tag}`, password: DEMO_PASSWORD });
  const playerOf = (who: SectorSeat): Login => login(isOneScreen ? 'anna' : who);
  const players = { anna: playerOf('anna'), bert: playerOf('bert'), carl: playerOf('carl') };
  const wanted = ['anna', 'bert', 'carl', 'referee'].map((who) => ({
    username: login(who).username,
    displayName: who,
  }));
  const users = await accounts({ db }, wanted, DEMO_PASSWORD);
  const idOf = ({ username }: Login): UserId => present(users.get(username), `an account of ${username}`);
  const referee = login('referee');
  const { id: campaign, slug } = accepted(
    await host.createCampaign(idOf(referee), {
      ...{ name, slug: `sector-${tag}`, system: 'sector-campaign', isPublic: true, isListed: false },
      setup: { preset: 'staffs', settings: war.board.settings },
      seats: seatsOf(war),
      pace: USUAL_PACE,
      oneScreen: isOneScreen,
    }),
  );
  for (const seat of war.board.seats) {
    accepted(await host.takeSeat(campaign, seat, idOf(present(lookup(players, seat), `a player of ${seat}`))));
  }
  accepted(await host.start(campaign, idOf(referee)));
  return { campaign, slug, referee, players, isOneScreen };
}

function seatsOf({ board }: SectorWar) {
  return board.seats.map((id) => {
    const { name, side, role } = present(lookup(board.players, id), `the seat ${id}`);
    const { race, rating } = board.sides[side];
    const own = role === 'commander' ? { race, rating: String(rating) } : {};
    return { id, name, choices: { side, role, ...own } };
  });
}

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** The state with all its times, as if its present were now. */
function asOfNow({ state, now }: SectorWar): unknown {
  const by = Date.now() - Date.parse(now);
  const text = JSON.stringify(state).replaceAll(INSTANT, (at) => new Date(Date.parse(at) + by).toISOString());
  return JSON.parse(text);
}

/** What a step throws for a rule and a subject. */
type Thrown = readonly [rule: RuleId, subject: string, ...dice: readonly number[]];

/** Gives an order through the host, if wanted with a nonce that brings these dice. */
export const ordered = (sector: Sector, who: SectorSeat, order: Order, ...thrown: readonly Thrown[]): Promise<void> =>
  byHost(async (host, db) => {
    const { campaign, players, isOneScreen } = sector;
    const [seat, userId] = [seatId(who), await userOf(db, players[who])];
    if (isOneScreen) accepted(await host.uncover(campaign, seat, userId));
    const n = (await host.lastStep(campaign))?.n ?? 0;
    const nonce = nonceFor(await seedOf(db, campaign), campaign, { n: n + 1, seat, order }, thrown);
    accepted(await host.give(campaign, seat, { order, nonce, userId }));
    if (isOneScreen) accepted(await host.cover(campaign, userId));
  });

async function seedOf({ pool }: OpenHost['db'], campaign: CampaignId): Promise<string> {
  const { rows } = await pool.query<{ seed: string }>('SELECT server_seed AS seed FROM campaign WHERE id = $1', [
    campaign,
  ]);
  return present(rows[0]?.seed, 'the seed of the campaign');
}

interface NextOrder {
  /** The number of its step. */
  readonly n: number;
  readonly seat: SeatId;
  readonly order: Order;
}

/** A nonce with which the step throws these dice. Each die takes six attempts on average. */
function nonceFor(
  seed: string,
  campaign: CampaignId,
  { n, seat, order }: NextOrder,
  thrown: readonly Thrown[],
): string {
  for (;;) {
    const nonce = randomBytes(16).toString('hex');
    const { dice } = chanceOf(seed, campaign, n, { type: 'order', at: new Date().toISOString(), seat, order, nonce });
    const hits = thrown.flatMap(([rule, subject, ...wanted]) => wanted.map((one) => dice.d6(rule, subject) === one));
    if (!hits.includes(false)) return nonce;
  }
}

function accepted<Value>(made: Result<Value, unknown>): Value {
  if (!made.ok) throw new Error(`it was refused: ${JSON.stringify(made.problem)}`);
  return made.value;
}
