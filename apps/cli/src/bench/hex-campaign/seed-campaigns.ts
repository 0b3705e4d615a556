import { sessionCookie } from '@sealed-orders/auth';
import type { Host } from '@sealed-orders/host';
import {
  hexCampaign,
  type MovementOrder,
  movementOptions,
  type OrderClock,
  type Sheet,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { type ListedForce, present, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { newUsers, type SeededCampaign, type SeededSeat } from '../seeded.ts';
import type { Site } from '../site.ts';
import { chart } from './chart.ts';

const SEATS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;

export interface SeedOptions {
  readonly campaigns: number;
  /** Detachments of each seat: a sheet has an order for each. */
  readonly detachments: number;
  readonly clock: OrderClock;
}

/** Running campaigns of four seats that wait for movement orders. */
export async function seedCampaigns(site: Site, options: SeedOptions): Promise<readonly SeededCampaign[]> {
  const seeded: SeededCampaign[] = [];
  for (let i = 0; i < options.campaigns; i++) seeded.push(await seedOne(site, options));
  return seeded;
}

async function seedOne(site: Site, { detachments, clock }: SeedOptions): Promise<SeededCampaign> {
  const { host } = site.opened;
  const users = await newUsers(site.opened, Object.keys(SEATS).length);
  const [owner = ''] = users;
  const made = await host.createCampaign(owner, {
    name: 'Bench',
    system: 'hex-campaign',
    // Open country, so that paths are as long as possible.
    setup: { preset: 'four-players', settings: { askedPhases: 'movement' }, clock, chart: chart(24, 20, 'p') },
    seats: Object.entries(SEATS).map(([id, faction]) => ({ id, name: id, choices: { faction } })),
    isPublic: true,
    isListed: true,
  });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id } = made.value;
  for (const [i, seat] of Object.keys(SEATS).entries()) {
    await host.takeSeat(id, seat, present(users[i], 'a user for each seat'));
    await host.setArmy(id, seat, present(users[i], 'a user for each seat'), army(detachments));
  }
  const started = await host.start(id, owner);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  const names = Object.keys(SEATS);
  const seats = await Promise.all(
    names.map((name, i) => stagedSeat(site, id, seatId(name), present(users[i], 'a user for each seat'))),
  );
  return { id, seats };
}

/** Fast columns: the farther one goes, the longer its path is to read and to check. */
export function army(detachments: number): readonly ListedForce[] {
  const unit = { name: 'Rifles', slot: 'troops', moveClass: 'infantry', scout: false, models: 10, points: 500 };
  const choices = { march: 'fast' };
  return Array.from({ length: detachments }, (_, i) => ({ name: `Column ${i + 1}`, choices, units: [unit] }));
}

/** A seat with the sheet that its player would seal, and their cookie. */
export async function stagedSeat(site: Site, campaign: string, seat: SeatId, user: string): Promise<SeededSeat> {
  const sheet = sheetFor(await viewFor(site.opened.host, campaign, seat));
  const cookie = await sessionCookie({ userId: user, name: 'Bench' }, { secret: site.secret, secure: false });
  return { campaign, seat, user, cookie, sheet };
}

async function viewFor(host: Host, campaign: string, seat: SeatId): Promise<View> {
  const seen = await host.viewOf(campaign, { kind: 'seat', seat });
  return hexCampaign.schemas.view.parse(seen?.view);
}

/**
 * Each piece by the longest path that it can take, with an action at its end: the most expensive to check, some 2 KB
 * long.
 */
export function sheetFor(view: View): Sheet {
  const orders = movementOptions(view).flatMap(({ piece, choices }): MovementOrder[] => {
    const reach = choices.find((choice) => choice.type === 'path')?.reach ?? [];
    const [farthest] = [...reach].sort((a, b) => b.path.length - a.path.length);
    return farthest === undefined ? [] : [{ type: 'path', piece, path: farthest.path, treatment: 'capture' }];
  });
  return { phase: 'movement-orders', orders };
}
