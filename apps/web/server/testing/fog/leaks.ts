import { CANARY } from './doing.ts';
import type { Look } from './look.ts';
import type { War } from './war.ts';
import { nonceOf, type Seat, seedOf, type Who } from './world.ts';

/** Names and numbers that only others may know, in anything that a viewer received. */
export function leaks({ plan }: War, who: Who, got: Look): readonly string[] {
  const views = Object.entries(got).filter(([name]) => name.startsWith('play.view'));
  const known = views.map(([, text]) => text).join(' ');
  const names = plan.plotters.flatMap((seat: Seat) =>
    ['Column', 'Reserve', 'Riders', 'Guards'].map((what) => `${what} of ${seat}`),
  );
  // Viewers who see an army may know its name.
  const hidden = [
    ...names.filter((name) => !known.includes(name)),
    CANARY,
    seedOf(plan.n),
    ...plan.plotters.flatMap((seat) => [0, 1, 2, 3].map((opening) => nonceOf(`${seat}${opening}`))),
  ];
  return Object.entries(got).flatMap(([where, text]) =>
    hidden.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${where} of ${who}`),
  );
}
