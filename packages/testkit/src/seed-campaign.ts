import { randomBytes } from 'node:crypto';
import { type CampaignId, openHost } from '@sealed-orders/host';
import { type Pace, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { DEMO_PASSWORD } from './accounts.ts';
import { demoArmy } from './armies.ts';
import { standCampaign } from './stand-campaign.ts';

export interface SeedOptions {
  readonly connectionString: string;
  readonly name?: string;
  readonly isPublic?: boolean;
  /** Whether it is on the lists of the site. */
  readonly isListed?: boolean;
  /** How long an order phase lasts, seconds, at least one; null: no deadline. */
  readonly seconds?: number | null;
  /** How strictly its clock is kept, unless by the default. */
  readonly pace?: Partial<Pace>;
  readonly turns?: number;
  /** Whether unsealed orders count; by default they do. */
  readonly draftsCount?: boolean;
  /** Seats that have sealed already. */
  readonly sealed?: readonly ('azure' | 'madder' | 'ochre' | 'verdigris')[];
}

export interface Seeded {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly referee: { readonly username: string; readonly password: string };
  /** By seat. */
  readonly players: Readonly<
    Record<'azure' | 'madder' | 'ochre' | 'verdigris', { readonly username: string; readonly password: string }>
  >;
}

const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;
const SEATS = ['azure', 'madder', 'ochre', 'verdigris'] as const;

/** A running campaign of four seats with its own accounts, for a test that shares nothing with others. */
export async function seedCampaign(options: SeedOptions): Promise<Seeded> {
  const { connectionString, name = 'A seeded campaign', isPublic = true, isListed = false, seconds = null } = options;
  const tag = randomBytes(4).toString('hex');
  const username = (seat: string): string => `${seat}-${tag}`;
  const login = (seat: string) => ({ username: username(seat), password: DEMO_PASSWORD });
  const slug = `seeded-${tag}`;
  const open = openHost({ connectionString, poolSize: 4, shortestClock: 1 });
  try {
    const campaign = await standCampaign(open, {
      slug,
      name,
      isPublic,
      isListed,
      draftsCount: options.draftsCount ?? true,
      preset: 'four-players',
      settings: { askedPhases: 'movement' },
      pace: { ...USUAL_PACE, ...options.pace },
      clock: seconds === null ? { mode: 'none' } : { mode: 'duration', seconds },
      seats: SEATS.map((id) => ({
        id,
        name: id,
        faction: FACTIONS[id],
        army: demoArmy(id),
        username: username(id),
        displayName: id,
      })),
      referee: { username: username('referee'), displayName: 'referee' },
      password: DEMO_PASSWORD,
      turns: options.turns ?? 0,
      sealed: options.sealed ?? [],
    });
    return {
      campaign,
      slug,
      referee: login('referee'),
      players: {
        azure: login('azure'),
        madder: login('madder'),
        ochre: login('ochre'),
        verdigris: login('verdigris'),
      },
    };
  } finally {
    await open.close();
  }
}
