import { randomBytes } from 'node:crypto';
import { type CampaignId, type OpenHost, openHost } from '@sealed-orders/host';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { DEMO_PASSWORD, demoArmy, standCampaign } from '@sealed-orders/testkit';
import { env } from '../env.ts';
import type { Login } from './people.ts';

const SEATS = ['azure', 'madder'] as const;
type Seat = (typeof SEATS)[number];

/** A public war of two in which a battle was fought, with a public result. */
export interface FoughtWar {
  readonly campaign: CampaignId;
  readonly name: string;
  /** The id of the battle. */
  readonly battle: string;
  readonly referee: Login;
  readonly players: Readonly<Record<Seat, Login>>;
}

/** Plains between two Capitals. */
const CHART = {
  size: { columns: 9, rows: 7 },
  rows: Array.from({ length: 7 }, () => 'p'.repeat(9)),
  rivers: [],
  airspaces: Array.from({ length: 7 }, () => '1'.repeat(9)),
  names: {},
};

/** Both sides play like seats run by the computer, until a battle is settled. Every step of the log is genuine. */
export async function foughtWar(): Promise<FoughtWar> {
  const tag = randomBytes(4).toString('hex');
  const login = (name: string): Login => ({ username: `${name}-${tag}`, password: DEMO_PASSWORD });
  const open = openHost({ connectionString: env.databaseUrl, poolSize: 2 });
  const name = `The War of ${tag}`;
  try {
    const campaign = await standCampaign(open, {
      slug: `fought-${tag}`,
      name,
      isPublic: true,
      preset: 'free',
      settings: { quickBattle: 'always', battleReports: 'public', airspaceGrid: [1, 1] },
      chart: CHART,
      clock: { mode: 'none' },
      seats: SEATS.map((id) => ({
        id,
        name: id,
        faction: id === 'azure' ? 'ig' : 'sm',
        army: demoArmy(id),
        username: login(id).username,
        displayName: id,
      })),
      referee: { username: login('referee').username, displayName: 'referee' },
      password: DEMO_PASSWORD,
      turns: 0,
      sealed: [],
    });
    const battle = await playedToABattle(open, campaign);
    const players = { azure: login('azure'), madder: login('madder') };
    return { campaign, name, battle, referee: login('referee'), players };
  } finally {
    await open.close();
  }
}

/** More phases than such a war takes to its first battle. */
const MOST = 120;

async function playedToABattle(open: OpenHost, campaign: CampaignId): Promise<string> {
  for (let i = 0; i < MOST; i++) {
    const { rows } = await open.db.pool.query<{ topic: string }>(
      "SELECT topic FROM topic_outcome WHERE campaign_id = $1 AND 'spectator' = ANY(viewers)",
      [campaign],
    );
    const [told] = rows;
    if (told !== undefined) return told.topic;
    for (const seat of SEATS) await played(open, campaign, seat);
    await open.host.runDue();
    // The site may be working on the same step: until it has finished, the row is locked.
    await open.db.pool.query('SELECT 1 FROM campaign WHERE id = $1 FOR SHARE', [campaign]);
  }
  throw new Error('no battle was fought');
}

/** Does what a seat owes: its orders on arrival, then its sheet. */
async function played({ host, db }: OpenHost, campaign: CampaignId, id: Seat): Promise<void> {
  const seat = seatId(id);
  const { rows } = await db.pool.query<{ user: string }>(
    'SELECT user_id AS user FROM seat WHERE campaign_id = $1 AND seat = $2',
    [campaign, seat],
  );
  const [player] = rows;
  const seen = await host.viewOf(campaign, { kind: 'seat', seat });
  if (player === undefined || seen === null) throw new Error('nothing to play');
  const view = hexCampaign.schemas.view.parse(seen.view);
  const by = { nonce: randomBytes(16).toString('hex'), userId: player.user };
  const order = hexCampaign.practice?.order(view) ?? null;
  if (order !== null) return void (await host.give(campaign, seat, { order, ...by }));
  const sheet = hexCampaign.practice?.sheet(view) ?? null;
  if (sheet !== null) await host.seal(campaign, seat, { opening: seen.opening, sheet, ...by });
}
