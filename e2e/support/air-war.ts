import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContext, expect } from '@playwright/test';
import { hexCampaign, type Phase, type Sheet, type View } from '@sealed-orders/rules/hex-campaign';
import { call, newcomer } from './people.ts';

/** A war of three in which missions have their own phase, which is open. */
export interface AirWar {
  readonly url: string;
  /** What the owner's seat knows now. */
  readonly view: () => Promise<View>;
  /** The other two seal this sheet. */
  readonly othersSeal: (sheet: Sheet) => Promise<void>;
  /** All three seal this sheet, and the phase is over. */
  readonly allSeal: (sheet: Sheet) => Promise<void>;
}

const SEATS = ['azure', 'madder', 'ochre'] as const;

/** The war of this owner, who has the first seat; the Build phase is over. */
export async function airWar(browser: Browser, owner: BrowserContext): Promise<AirWar> {
  const wanted = {
    name: 'A War in the Air',
    system: 'hex-campaign',
    setup: { preset: 'three-players', settings: { askedPhases: 'all', mergeAirAndMoveOrders: false } },
    isPublic: true,
    seats: SEATS.map((id) => ({ id, name: id, choices: { faction: 'ig' } })),
  };
  const made = await call(owner.request, 'campaigns.create', wanted);
  const campaign = made.id ?? '';
  await call(owner.request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  const others: APIRequestContext[] = [];
  for (const seat of ['madder', 'ochre']) {
    const guest = await browser.newContext();
    await newcomer(guest, seat);
    await call(guest.request, 'campaigns.takeSeat', { campaign, seat });
    others.push(guest.request);
  }
  await call(owner.request, 'campaigns.start', { campaign });
  const asked = (name: string) => answerTo(owner.request, name, { campaign });
  const opening = async () => Number((await asked('play.head')).opening);
  const view = async () => hexCampaign.schemas.view.parse((await asked('play.view')).view);
  const sealAs = async (players: readonly APIRequestContext[], sheet: Sheet) => {
    const about = { campaign, opening: await opening(), sheet };
    for (const player of players)
      await call(player, 'orders.seal', { ...about, nonce: randomBytes(16).toString('hex') });
  };
  const phaseOf = async (): Promise<Phase> => (await view()).phase;
  const allSeal = async (sheet: Sheet) => {
    await sealAs([owner.request, ...others], sheet);
    await expect.poll(phaseOf, 'the phase is over').not.toBe(sheet.phase);
  };
  await allSeal({ phase: 'build', lines: [] });
  expect(await phaseOf()).toBe('air-orders');
  return { url: `/c/${made.slug}`, view, othersSeal: (sheet) => sealAs(others, sheet), allSeal };
}

async function answerTo(
  request: APIRequestContext,
  query: string,
  input: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await request.get(`/api/trpc/${query}?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(answer.ok(), `${query}: ${await answer.text()}`).toBe(true);
  return (await answer.json()).result.data;
}
