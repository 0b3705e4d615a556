import { randomUUID } from 'node:crypto';
import { sessionCookie } from '@sealed-orders/auth';
import type { OpenHost } from '@sealed-orders/host';
import { USUAL_PACE } from '@sealed-orders/rules/kernel';

/** Somebody with an account, an address and a session. */
export interface Person {
  readonly user: string;
  readonly email: string;
  readonly cookie: string;
}

/** A running campaign of the soak. */
export interface Game {
  readonly campaign: string;
  readonly kind: GameKind;
  readonly owner: Person;
  readonly players: readonly { readonly seat: string; readonly person: Person }[];
}

/**
 * `sealed` closes its phases when all have sealed, and ends after a few turns; `timed` by its clock; the rules of a
 * `poisoned` one throw in its third turn.
 */
export type GameKind = 'sealed' | 'timed' | 'poisoned';

const SEATS = ['red', 'blue', 'green'];
/** The length of a timed phase, s. */
const PHASE = 2;
const SETTINGS: Readonly<Record<GameKind, Readonly<Record<string, number>>>> = {
  sealed: { endAt: 8 },
  timed: {},
  poisoned: { breakAt: 3 },
};

/** Stands a campaign up, with new accounts. If it fails half-way, it leaves a lobby behind and may be called again. */
export async function newGame({ host, db }: OpenHost, secret: string, kind: GameKind): Promise<Game> {
  const person = async (): Promise<Person> => {
    const user = randomUUID();
    const email = `${user}@example.org`;
    await db.prisma.user.create({ data: { id: user, username: user, displayName: 'Soak', email } });
    return { user, email, cookie: await sessionCookie({ userId: user, name: 'Soak' }, { secret, secure: false }) };
  };
  const owner = await person();
  const clock = kind === 'timed' ? { mode: 'duration', seconds: PHASE } : { mode: 'none' };
  const made = await host.createCampaign(owner.user, {
    name: `Soak, ${kind}`,
    system: 'tally',
    setup: { preset: 'free', settings: SETTINGS[kind], clock },
    seats: SEATS.map((id) => ({ id, name: id, choices: { faction: 'even' } })),
    isPublic: true,
    draftsCount: true,
    pace: USUAL_PACE,
  });
  if (!made.ok) throw new Error(`no campaign: ${made.problem.code}`);
  const campaign = made.value.id;
  const players: { seat: string; person: Person }[] = [];
  for (const seat of SEATS) {
    const player = await person();
    const seated = await host.takeSeat(campaign, seat, player.user);
    if (!seated.ok) throw new Error(`no seat: ${seated.problem.code}`);
    players.push({ seat, person: player });
  }
  const started = await host.start(campaign, owner.user);
  if (!started.ok) throw new Error(`no start: ${started.problem.code}`);
  return { campaign, kind, owner, players };
}
