import { randomBytes } from 'node:crypto';
import { type CampaignId, type OpenHost, openHost } from '@sealed-orders/host';
import { hexCampaign, type MovementSheet, movementOptions } from '@sealed-orders/rules/hex-campaign';
import { type ListedForce, present, seatId } from '@sealed-orders/rules/kernel';
import { distance, type HexKey } from '@sealed-orders/rules/space';
import { DEMO_PASSWORD } from './accounts.ts';
import { standCampaign, stepMade } from './stand-campaign.ts';

const AZURE = seatId('azure');
const COLUMNS = 9;
const ROWS = 7;

/** Plains between two Capitals. */
const CHART = {
  size: { columns: COLUMNS, rows: ROWS },
  rows: Array.from({ length: ROWS }, () => 'p'.repeat(COLUMNS)),
  rivers: [],
  airspaces: Array.from({ length: ROWS }, () => '1'.repeat(COLUMNS)),
  names: {},
};

const RIDERS: ListedForce = {
  name: 'First Riders',
  choices: { march: 'fast' },
  units: [{ name: 'Riders', slot: 'fast-attack', moveClass: 'skimmer', scout: false, models: 10, points: 600 }],
};

export interface LastTurn {
  readonly campaign: CampaignId;
  readonly slug: string;
  /** Azure has sealed the march into the other Capital; Madder has nothing to order and no army to hold it with. */
  readonly players: Readonly<Record<'azure' | 'madder', { readonly username: string; readonly password: string }>>;
}

/** A war of two that ends with its next step, when Madder has sealed. */
export async function seedLastTurn({ connectionString }: { readonly connectionString: string }): Promise<LastTurn> {
  const tag = randomBytes(4).toString('hex');
  const slug = `last-turn-${tag}`;
  const username = (seat: string): string => `${seat}-${tag}`;
  const open = openHost({ connectionString, poolSize: 2, shortestClock: 1 });
  try {
    const campaign = await standCampaign(open, {
      slug,
      name: 'The Last Turn',
      isPublic: true,
      preset: 'free',
      settings: { askedPhases: 'movement', vpGoal: 25, startOtherUrban: 0, startResources: 0, airspaceGrid: [1, 1] },
      chart: CHART,
      clock: { mode: 'none' },
      seats: [
        {
          id: 'azure',
          name: 'Azure',
          faction: 'el',
          army: [RIDERS],
          username: username('azure'),
          displayName: 'azure',
        },
        { id: 'madder', name: 'Madder', faction: 'ork', army: [], username: username('madder'), displayName: 'madder' },
      ],
      referee: { username: username('referee'), displayName: 'referee' },
      password: DEMO_PASSWORD,
      turns: 0,
      sealed: [],
    });
    await march(open, campaign);
    const login = (seat: string) => ({ username: username(seat), password: DEMO_PASSWORD });
    return { campaign, slug, players: { azure: login('azure'), madder: login('madder') } };
  } finally {
    await open.close();
  }
}

const MOST_TURNS = 6;

/** Moves towards the other's Capital turn after turn, until the order that enters it is sealed. */
async function march(open: OpenHost, campaign: CampaignId): Promise<void> {
  for (let opening = 0; opening < MOST_TURNS; opening++) {
    const { sheet, arrives } = await approach(open, campaign);
    await sealed(open, campaign, 'azure', opening, sheet);
    if (arrives) return;
    await sealed(open, campaign, 'madder', opening, { phase: 'movement-orders', orders: [] });
    await stepMade(open, campaign);
  }
  throw new Error('the Capital was not reached');
}

/** This turn's march: as near to the Capital as possible. */
async function approach(
  { host }: OpenHost,
  campaign: CampaignId,
): Promise<{ readonly sheet: MovementSheet; readonly arrives: boolean }> {
  const seen = await host.viewOf(campaign, { kind: 'seat', seat: AZURE });
  const view = hexCampaign.schemas.view.parse(seen?.view);
  const goal = view.seats.find(({ id }) => id !== AZURE)?.startingCapital ?? null;
  const [riders] = movementOptions(view);
  const reach = riders?.choices.find(({ type }) => type === 'path')?.reach ?? [];
  if (goal === null || riders === undefined) throw new Error('nobody to march, or nowhere to go');
  const far = (hex: HexKey): number => distance(hex, goal);
  const [best] = reach.toSorted((a, b) => far(a.hex) - far(b.hex));
  if (best === undefined) throw new Error('the riders cannot move');
  const order = { type: 'path', piece: riders.piece, path: best.path } as const;
  return { sheet: { phase: 'movement-orders', orders: [order] }, arrives: best.hex === goal };
}

async function sealed(
  { host, db }: OpenHost,
  campaign: CampaignId,
  seat: 'azure' | 'madder',
  opening: number,
  sheet: MovementSheet,
): Promise<void> {
  const { rows } = await db.pool.query<{ user: string }>(
    'SELECT user_id AS user FROM seat WHERE campaign_id = $1 AND seat = $2',
    [campaign, seat],
  );
  const nonce = randomBytes(16).toString('hex');
  const done = await host.seal(campaign, seatId(seat), {
    opening,
    sheet,
    nonce,
    userId: present(rows[0], 'a player').user,
  });
  if (!done.ok) throw new Error(`${seat} could not seal: ${JSON.stringify(done.problem)}`);
}
