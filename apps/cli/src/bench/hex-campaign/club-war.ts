import { hexCampaign, type OrderClock } from '@sealed-orders/rules/hex-campaign';
import { keysOf, present, seatId } from '@sealed-orders/rules/kernel';
import { newUsers } from '../seeded.ts';
import type { Site } from '../site.ts';
import { chart } from './chart.ts';
import { army, sheetFor } from './seed-campaigns.ts';

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

/** Begins a war that stops for movement orders alone. */
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

/** Plays so many phases of the war: the drafts count, and the referee closes each phase. */
export async function playedOn(site: Pick<Site, 'opened'>, war: ClubWar, phases: number): Promise<void> {
  const { host } = site.opened;
  for (let i = 0; i < phases; i++) {
    await drafted(site, war);
    const { opening } = present(await host.head(war.id), 'the campaign');
    const closed = await host.closePhase(war.id, war.referee, opening, TOLD);
    if (!closed.ok) throw new Error(`the phase stays open: ${JSON.stringify(closed.problem)}`);
  }
}
