import type { Browser, BrowserContext } from '@playwright/test';
import { defaultMap } from '@sealed-orders/rules/node-campaign';
import { DEMO_PASSWORD, type Star } from '@sealed-orders/testkit';
import { call, signIn } from './people.ts';
import { battleIn, inSession, postdated, reported, starred } from './stars.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What the tour visits of the node campaign. */
export interface StarWorld {
  /** Addresses of wars and of battles in them, and of a star map. */
  readonly stars: Readonly<Record<'begun' | 'war' | 'battle' | 'reported' | 'night' | 'map', string>>;
  readonly cookies: Readonly<
    Record<
      'beginner' | 'waiting' | 'attacker' | 'umpire' | 'answerer' | 'planner' | 'guest' | 'astronomer' | 'admiral',
      Cookies
    >
  >;
}

/** Wars in their set-up, with a stack of battles, with a report to answer, and with a session of a game night. */
export async function stagedStars(browser: Browser): Promise<StarWorld> {
  const begun = await starred({ name: 'The War at Its Start', day: 0 });
  const stacked = await starred({ name: 'The War of the Stack', attackers: ['azure', 'ochre'] });
  const answered = await starred({ name: 'The War of One Report', attackers: ['azure'] });
  const night = await starred({ name: 'The War by Night' });
  const battle = await battleIn(stacked);
  const fought = await battleIn(answered);
  await reported(answered, 'azure', fought);
  await postdated(answered, 'ochre');
  await inSession(night);
  const as = async (login: Star['referee']): Promise<Cookies> => {
    const context = await browser.newContext();
    await signIn(context, login);
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };
  const astronomer = await browser.newContext();
  await signIn(astronomer, night.referee);
  const wanted = { system: 'node-campaign', name: 'Orsana Reach', map: defaultMap() };
  const { id: map = '' } = await call(astronomer.request, 'maps.keep', wanted);
  await astronomer.close();
  return {
    stars: {
      begun: `/c/${begun.slug}`,
      war: `/c/${stacked.slug}`,
      battle: `/c/${stacked.slug}?battle=${battle.id}`,
      reported: `/c/${answered.slug}?battle=${fought.id}`,
      night: `/c/${night.slug}`,
      map: `/maps/${map}`,
    },
    cookies: {
      beginner: await as(begun.players.azure),
      waiting: await as(stacked.players.ochre),
      attacker: await as(stacked.players.azure),
      umpire: await as(stacked.referee),
      answerer: await as(answered.players.madder),
      planner: await as(answered.players.ochre),
      guest: await as(night.players.azure),
      astronomer: await as(night.referee),
      admiral: await as({ username: 'azure', password: DEMO_PASSWORD }),
    },
  };
}
