import type { Browser, BrowserContext } from '@playwright/test';
import { call, newcomer } from './people.ts';

/** A war of three in which all phases ask for orders, begun with Build or by `setup`. Its owner has the first seat. */
export async function warOfAllPhases(browser: Browser, owner: BrowserContext, setup: object = {}): Promise<string> {
  const guests = [await browser.newContext(), await browser.newContext()] as const;
  const [madder, ochre] = guests;
  const path = await warBetween({ azure: owner, madder, ochre }, setup);
  await Promise.all(guests.map((guest) => guest.close()));
  return path;
}

/** The users in the seats. All but the owner, who is signed in already, get accounts. */
export interface Seated {
  readonly azure: BrowserContext;
  readonly madder: BrowserContext;
  readonly ochre: BrowserContext;
}

/** The same between permanent accounts, with the settings of all phases or others. */
export async function warBetween({ azure, ...guests }: Seated, setup: object = {}): Promise<string> {
  const seats = ['azure', 'madder', 'ochre'].map((id) => ({ id, name: id, choices: { faction: 'ig' } }));
  const wanted = {
    name: 'A War of All Phases',
    system: 'hex-campaign',
    setup: { preset: 'three-players', settings: { askedPhases: 'all' }, ...setup },
    isPublic: true,
    seats,
  };
  const made = await call(azure.request, 'campaigns.create', wanted);
  const about = { campaign: made.id };
  await call(azure.request, 'campaigns.takeSeat', { ...about, seat: 'azure' });
  for (const [seat, guest] of Object.entries(guests)) {
    await newcomer(guest, seat);
    await call(guest.request, 'campaigns.takeSeat', { ...about, seat });
  }
  await call(azure.request, 'campaigns.start', about);
  return `/c/${made.slug}`;
}
