import type { Browser, BrowserContext } from '@playwright/test';
import { call, newcomer } from './people.ts';

/** A war of three in which all phases ask for orders: it begins with Build. Its owner has the first seat. */
export async function warOfAllPhases(browser: Browser, owner: BrowserContext): Promise<string> {
  const seats = ['azure', 'madder', 'ochre'].map((id) => ({ id, name: id, faction: 'ig' }));
  const wanted = {
    name: 'A War of All Phases',
    system: 'hex-campaign',
    preset: 'three-players',
    isPublic: true,
    seats,
  };
  const made = await call(owner.request, 'campaigns.create', { ...wanted, settings: { askedPhases: 'all' } });
  const about = { campaign: made.id };
  await call(owner.request, 'campaigns.takeSeat', { ...about, seat: 'azure' });
  for (const seat of ['madder', 'ochre']) {
    const guest = await browser.newContext();
    await newcomer(guest, seat);
    await call(guest.request, 'campaigns.takeSeat', { ...about, seat });
    await guest.close();
  }
  await call(owner.request, 'campaigns.start', about);
  return `/c/${made.slug}`;
}
