import { hexCampaign, type OrderClock } from '@sealed-orders/rules/hex-campaign';
import { keysOf, present, seatId } from '@sealed-orders/rules/kernel';
import type { Club } from '../clubs.ts';
import { newUsers } from '../seeded.ts';
import type { Site } from '../site.ts';
import { chart } from './chart.ts';
import { army, sheetFor, stagedSeat } from './seed-campaigns.ts';

/** A club of six. */
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork', umber: 'ig', slate: 'sm' } as const;
const SEATS = keysOf(FACTIONS).map((name) => seatId(name));
const DETACHMENTS = 8;
const TOLD = { text: 'The measurement begins later.', isKept: false };

/** A public war of six seats, with a referee who holds none. */
export interface ClubWar {
  readonly id: string;
  readonly slug: string;
  readonly referee: string;
  /** The players of the seats, in order. */
  readonly users: readonly string[];
}

/** Begins a war that stops only for movement orders. */
export async function clubWar({ opened }: Pick<Site, 'opened'>, clock: OrderClock): Promise<ClubWar> {
  const { host } = opened;
  const [referee = '', ...users] = await newUsers(opened, SEATS.length + 1);
  const made = await host.createCampaign(referee, {
    name: 'Bench',
    system: 'hex-campaign',
    setup: {
      preset: 'free',
      settings: { askedPhases: 'movement', vpGoal: 1_000_000 },
      clock,
      chart: chart(24, 20),
    },
    seats: Object.entries(FACTIONS).map(([id, faction]) => ({ id, name: id, choices: { faction } })),
    isPublic: true,
    isListed: true,
  });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id, slug } = made.value;
  for (const [i, seat] of SEATS.entries()) {
    const user = present(users[i], 'a user for each seat');
    await host.takeSeat(id, seat, user);
    await host.setArmy(id, seat, user, army(DETACHMENTS));
  }
  const started = await host.start(id, referee);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  return { id, slug, referee, users };
}

/** Every seat that owes movement orders saves a draft in which all march as far as they can. */
export async function drafted({ opened: { host } }: Pick<Site, 'opened'>, { id }: ClubWar): Promise<void> {
  const { opening, seats, summary } = present(await host.head(id), 'the campaign');
  if (summary?.phase !== 'movement-orders') return;
  for (const { seat } of seats.filter(({ awaited }) => awaited)) {
    const seen = await host.viewOf(id, { kind: 'seat', seat });
    await host.saveDraft(id, seat, opening, sheetFor(hexCampaign.schemas.view.parse(seen?.view)));
  }
}

/** Plays this many phases of the war: the drafts count, and the referee closes each phase. */
export async function playedOn(site: Pick<Site, 'opened'>, war: ClubWar, phases: number): Promise<void> {
  const { host } = site.opened;
  for (let i = 0; i < phases; i++) {
    await drafted(site, war);
    const { opening } = present(await host.head(war.id), 'the campaign');
    const closed = await host.closePhase(war.id, war.referee, opening, TOLD);
    if (!closed.ok) throw new Error(`the phase stays open: ${JSON.stringify(closed.problem)}`);
  }
}

/** A war with the sheets that its players would seal; all of them read their mail. */
export async function seatedClub(site: Site, { id, slug, users }: ClubWar): Promise<Club> {
  const { db } = site.opened;
  for (const user of users)
    await db.prisma.user.update({ where: { id: user }, data: { email: `${user}@example.org` } });
  const seats = SEATS.map((seat, i) => stagedSeat(site, id, seat, present(users[i], 'a user for each seat')));
  return { id, slug, seats: await Promise.all(seats) };
}

/** Delivers all pending mails, now, into the outboxes of their readers. Returns how many. */
export async function deliverMails({ opened: { db, host } }: Site): Promise<number> {
  await db.pool.query(`UPDATE news SET send_at = now() - interval '1 minute' WHERE done_at IS NULL`);
  const letter = { to: 'reader@example.org', subject: 'Bench', text: 'A letter.' };
  let count = 0;
  while ((await host.news.deliver(['mail'], async () => ({ kind: 'kept', letter }))) === 'done') count++;
  if (count === 0) throw new Error('no mail waits');
  return count;
}
