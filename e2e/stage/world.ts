import type { Browser, BrowserContext } from '@playwright/test';
import { demoLists } from '@sealed-orders/formats/fixtures';
import type { Seeded } from '@sealed-orders/testkit';
import { drafted, seeded } from './campaigns.ts';
import { call, newcomer, signIn } from './people.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What the tour of all pages looks at: a war, a lobby, an invitation, lists, and those who may see them. */
export interface World {
  readonly war: Seeded;
  /** Address of a campaign in its lobby. */
  readonly lobby: string;
  /** Address of an invitation to it. */
  readonly invitation: string;
  readonly cookies: Readonly<Record<'player' | 'sealedPlayer' | 'referee' | 'owner' | 'newcomer', Cookies>>;
}

const DAY_MS = 24 * 3_600_000;

export async function world(browser: Browser): Promise<World> {
  const war = await seeded({ name: 'The War of the Tour', turns: 2, sealed: ['ochre'], seconds: DAY_MS / 1000 });
  await drafted(war, 'azure');
  const as = async (enter: (context: BrowserContext) => Promise<unknown>): Promise<Cookies> => {
    const context = await browser.newContext();
    await enter(context);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  let made = { lobby: '', invitation: '' };
  const cookies = {
    player: await as((context) => signIn(context, war.players.azure)),
    sealedPlayer: await as((context) => signIn(context, war.players.ochre)),
    referee: await as((context) => signIn(context, war.referee)),
    newcomer: await as((context) => newcomer(context, 'nele')),
    owner: await as(async (context) => {
      await newcomer(context, 'oda');
      made = await lobbyOf(context);
    }),
  };
  return { war, ...made, cookies };
}

/** A campaign in its lobby, where its owner has a seat and two army lists at hand. */
async function lobbyOf({ request }: BrowserContext): Promise<Pick<World, 'lobby' | 'invitation'>> {
  const seats = ['Azure', 'Madder', 'Ochre'].map((name) => ({ id: name.toLowerCase(), name }));
  const wanted = { name: 'The War to Come', system: 'hex-campaign', preset: 'three-players', seats, isPublic: false };
  const campaign = await call(request, 'campaigns.create', wanted);
  await call(request, 'campaigns.takeSeat', { campaign: campaign.id, seat: 'azure' });
  for (const { fileName, bytes } of demoLists('azure')) {
    await call(request, 'rosters.upload', { fileName, base64: Buffer.from(bytes).toString('base64') });
  }
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const invitation = { campaign: campaign.id, role: 'seat', seat: null, uses: 5, expiresAt };
  const { code } = await call(request, 'campaigns.invite', invitation);
  return { lobby: `/c/${campaign.slug}`, invitation: `/join/${code}` };
}
