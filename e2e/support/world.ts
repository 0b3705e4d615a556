import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, request } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { env } from '../env.ts';
import { warOfAllPhases } from './all-phases.ts';
import { deedsAwait } from './battle-deeds.ts';
import { disputed, embattled } from './battles.ts';
import { byHost, drafted, fallenAsleep, openPhase, seeded } from './campaigns.ts';
import { type KeptMap, keptMap } from './kept-map.ts';
import { keepLists } from './lists.ts';
import { call, newcomer, signIn } from './people.ts';
import { type SectorWorld, stagedSectors } from './sector-world.ts';
import { type StarWorld, stagedStars } from './star-world.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What the owner of the lobby has created. */
interface Made {
  /** Address of a campaign in its lobby. */
  readonly lobby: string;
  /** Addresses of invitations to it: one that works, one that is used up, and one to a taken seat. */
  readonly invitations: Readonly<Record<'open' | 'spent' | 'taken', string>>;
  /** Names of the saved army lists. */
  readonly lists: readonly string[];
  /** A map of theirs, shared by link. */
  readonly map: KeptMap;
}

/** What the tour of all pages visits: wars, a lobby, invitations, lists, and their viewers. */
export interface World extends Made, Pick<StarWorld, 'stars'>, Pick<SectorWorld, 'sectors'> {
  readonly war: Seeded;
  /** A war in its battle phase and one of its battles, and a battle of another war in which losses are picked. */
  readonly battles: Readonly<Record<'board' | 'battle' | 'rolled', string>>;
  /** A battle that both sides report differently, and one in which Azure offers Madder Quick Battle dice. */
  readonly quarrel: Readonly<Record<'disputed' | 'offered', string>>;
  /** Address of a war in its first Build phase. */
  readonly allPhases: string;
  /** Address of a war whose sites are being placed, for which there is no page yet. */
  readonly placing: string;
  readonly cookies: Readonly<
    Record<
      | 'player'
      | 'sealedPlayer'
      | 'fighter'
      | 'judge'
      | 'deedDoer'
      | 'quarreller'
      | 'arbiter'
      | 'referee'
      | 'owner'
      | 'founder'
      | 'newcomer'
      | keyof StarWorld['cookies']
      | keyof SectorWorld['cookies'],
      Cookies
    >
  >;
  /** Something happens in the war that notifies all its pages and leaves it unchanged. */
  readonly news: () => Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

export async function staged(browser: Browser): Promise<World> {
  const war = await seeded({ name: 'The War of the Tour', turns: 2, sealed: ['ochre'], seconds: DAY_MS / 1000 });
  await drafted(war, 'azure');
  const fought = await seeded({ name: 'The War of Two Battles', seconds: DAY_MS / 1000 });
  const [first] = await embattled(fought);
  const done = await seeded({ name: 'The War of Three Battles', seconds: DAY_MS / 1000 });
  const { rolled } = await deedsAwait(done);
  const { quarrelling, quarrel } = await quarrelled(browser);
  await readToReferees(war);
  await fallenAsleep(await seeded({ name: 'The War That Fell Asleep', isListed: true }));
  const battles = {
    board: `/c/${fought.slug}`,
    battle: `/c/${fought.slug}?battle=${first.id}`,
    rolled: `/c/${done.slug}?battle=${rolled.id}`,
  };
  const as = async <Done>(act: (context: BrowserContext) => Promise<Done>): Promise<[Cookies, Done]> => {
    const context = await browser.newContext();
    const done = await act(context);
    const cookies = await context.cookies();
    await context.close();
    return [cookies, done];
  };
  const [player] = await as((context) => signIn(context, war.players.azure));
  const [fighter] = await as((context) => signIn(context, fought.players.azure));
  const [judge] = await as((context) => signIn(context, fought.referee));
  const [deedDoer] = await as((context) => signIn(context, done.players.azure));
  const [quarreller] = await as((context) => signIn(context, quarrelling.players.madder));
  const [arbiter] = await as((context) => signIn(context, quarrelling.referee));
  const [sealedPlayer] = await as((context) => signIn(context, war.players.ochre));
  const [referee] = await as((context) => signIn(context, war.referee));
  const [passerBy] = await as((context) => newcomer(context, 'nele'));
  const [owner, made] = await as(async (context) => {
    await newcomer(context, 'oda');
    return lobbyOf(context);
  });
  await as(async (context) => {
    await newcomer(context, 'ole');
    await call(context.request, 'campaigns.join', { code: made.invitations.spent.split('/').at(-1) });
  });
  const [founder, { allPhases, placing }] = await as(async (context) => {
    await newcomer(context, 'olga');
    const allPhases = await warOfAllPhases(browser, context);
    return { allPhases, placing: await warOfAllPhases(browser, context, { start: 'guided' }) };
  });
  const fighters = { fighter, judge, deedDoer, quarreller, arbiter };
  const { stars, cookies: starGazers } = await stagedStars(browser);
  const { sectors, cookies: sides } = await stagedSectors(browser);
  const others = { owner, founder, newcomer: passerBy, ...starGazers, ...sides };
  const cookies = { player, sealedPlayer, ...fighters, referee, ...others };
  const news = () => sealedAndTakenBack(war);
  return { war, battles, quarrel, allPhases, placing, ...made, stars, sectors, cookies, news };
}

/** A war with two disputed battles: one reported in two ways, the other with an offer of dice. */
async function quarrelled(browser: Browser) {
  const quarrelling = await seeded({ name: 'The War of Two Reports', seconds: DAY_MS / 1000 });
  const [plain, planned] = await embattled(quarrelling);
  await disputed(browser, quarrelling, plain);
  const { campaign, players, slug } = quarrelling;
  const azure = await browser.newContext();
  await signIn(azure, players.azure);
  const order = { type: 'quick-battle', battle: planned.id, agree: true };
  await call(azure.request, 'orders.give', { campaign, order, nonce: randomBytes(16).toString('hex') });
  await azure.close();
  const quarrel = { disputed: `/c/${slug}?battle=${plain.id}`, offered: `/c/${slug}?battle=${planned.id}` };
  return { quarrelling, quarrel };
}

/** The terms let the referee read sealed orders, as set on the form for a new campaign. */
const readToReferees = ({ campaign }: Seeded): Promise<void> =>
  byHost(async (_host, { prisma }) => {
    await prisma.campaign.update({ where: { id: campaign }, data: { readsSealed: true }, select: { id: true } });
  });

/** Verdigris seals, and takes it back. */
async function sealedAndTakenBack(war: Seeded): Promise<void> {
  const phone = await request.newContext({ baseURL: env.siteUrl });
  await signIn({ request: phone }, war.players.verdigris);
  const about = { campaign: war.campaign, opening: await openPhase(war) };
  const sheet = { phase: 'movement-orders', orders: [] };
  await call(phone, 'orders.seal', { ...about, sheet, nonce: '0'.repeat(32) });
  await call(phone, 'orders.unseal', about);
  await phone.dispose();
}

/** A campaign in its lobby, where its owner has a seat and two army lists ready. */
async function lobbyOf({ request }: BrowserContext): Promise<Made> {
  const seats = ['Azure', 'Madder', 'Ochre'].map((name) => ({ id: name.toLowerCase(), name }));
  const wanted = {
    name: 'The War to Come',
    system: 'hex-campaign',
    setup: { preset: 'three-players' },
    seats,
    isPublic: false,
  };
  const { id: campaign, slug } = await call(request, 'campaigns.create', wanted);
  await call(request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  const lists = await keepLists(request, 2);
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const invite = async (wanted: { role: string; seat: string | null; uses: number }): Promise<string> =>
    `/join/${(await call(request, 'campaigns.invite', { campaign, expiresAt, ...wanted })).code}`;
  const invitations = {
    open: await invite({ role: 'seat', seat: null, uses: 5 }),
    spent: await invite({ role: 'spectator', seat: null, uses: 1 }),
    taken: await invite({ role: 'seat', seat: 'azure', uses: 5 }),
  };
  return { lobby: `/c/${slug}`, invitations, lists, map: await keptMap(request) };
}
