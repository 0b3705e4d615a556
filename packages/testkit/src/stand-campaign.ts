import { randomBytes } from 'node:crypto';
import type { CampaignId, Host, OpenHost, UserId } from '@sealed-orders/host';
import { hexCampaign, type Settings } from '@sealed-orders/rules/hex-campaign';
import { type ListedForce, type Pace, present, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { accounts } from './accounts.ts';
import { must } from './must.ts';
import { sensibleSheet } from './orders.ts';

export interface StandingSeat {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly army: readonly ListedForce[];
  /** Its player. */
  readonly username: string;
  readonly displayName: string;
}

/** A hex campaign to bring to a certain point. */
export interface StandingCampaign {
  /** Its address. If another user's campaign has it: an address that begins with it. */
  readonly slug: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Whether it is on the lists of the site; if omitted, it is not. */
  readonly isListed?: boolean;
  /** If omitted, they count. */
  readonly draftsCount?: boolean;
  /** If omitted, the default. */
  readonly pace?: Pace;
  readonly preset: 'three-players' | 'four-players' | 'free';
  readonly settings: Partial<Settings>;
  /** The map; by default the preset's. */
  readonly chart?: unknown;
  readonly clock: unknown;
  readonly seats: readonly StandingSeat[];
  /** The owner, who is also the referee. */
  readonly referee: { readonly username: string; readonly displayName: string };
  readonly password: string;
  /** How many turns are played. */
  readonly turns: number;
  /** Seats that then have sealed their orders for the open turn. */
  readonly sealed: readonly string[];
}

/**
 * Brings a campaign to its point, from any earlier position. Nothing is done twice, so it may be called again, even
 * after an interruption. A campaign that is further on stays as it is.
 */
export async function standCampaign(open: OpenHost, wanted: StandingCampaign): Promise<CampaignId> {
  const { host } = open;
  const users = await accounts(open, [wanted.referee, ...wanted.seats], wanted.password);
  const userOf = (username: string): UserId => present(users.get(username), `an account of ${username}`);
  const owner = userOf(wanted.referee.username);
  const campaign = (await standing(host, owner, wanted.slug)) ?? (await created(host, owner, wanted));
  const before = await host.head(campaign);
  if (before?.status === 'lobby') {
    for (const { id, username, army } of wanted.seats) {
      must(await host.takeSeat(campaign, id, userOf(username)));
      must(await host.setArmy(campaign, id, userOf(username), army));
    }
    must(await host.start(campaign, owner));
  }
  const sitters = new Map(wanted.seats.map(({ id, username }) => [seatId(id), userOf(username)]));
  for (let opening = (await host.head(campaign))?.opening ?? 0; opening < wanted.turns; opening++) {
    await sealFor(host, campaign, opening, sitters);
    await stepMade(open, campaign);
  }
  if (before === null || before.opening < wanted.turns || before.status === 'lobby') {
    const early = new Map([...sitters].filter(([seat]) => wanted.sealed.includes(seat)));
    await sealFor(host, campaign, wanted.turns, early);
  }
  return campaign;
}

/**
 * The step for which all have sealed, made here or by a scheduler that is working on it: until it is there the row is
 * locked.
 */
export async function stepMade({ host, db }: OpenHost, campaign: CampaignId): Promise<void> {
  await host.runDue();
  await db.pool.query('SELECT 1 FROM campaign WHERE id = $1 FOR SHARE', [campaign]);
}

/** The campaign if the owner created it before; another user's campaign at the same address does not count. */
async function standing(host: Host, owner: UserId, slug: string): Promise<CampaignId | null> {
  const own = (await host.mine(owner)).filter(({ roles }) => roles.includes('owner'));
  const found = own.find((line) => line.slug === slug) ?? own.find((line) => line.slug.startsWith(`${slug}-`));
  return found?.id ?? null;
}

async function created(host: Host, owner: UserId, wanted: StandingCampaign): Promise<CampaignId> {
  const { name, slug, isPublic, isListed, draftsCount, pace, preset, settings, chart, clock } = wanted;
  const seats = wanted.seats.map(({ id, name, faction }) => ({ id, name, choices: { faction } }));
  const setup = { preset, settings, clock, ...(chart === undefined ? {} : { chart }) };
  const campaign = { name, slug, isPublic, isListed, draftsCount, pace, setup, seats, system: 'hex-campaign' as const };
  return must(await host.createCampaign(owner, campaign)).id;
}

/** Seals sensible orders for these seats. */
async function sealFor(
  host: Host,
  campaign: CampaignId,
  opening: number,
  sitters: ReadonlyMap<SeatId, UserId>,
): Promise<void> {
  for (const [seat, userId] of sitters) {
    const seen = await host.viewOf(campaign, { kind: 'seat', seat });
    const view = hexCampaign.schemas.view.parse(seen?.view);
    const nonce = randomBytes(16).toString('hex');
    must(await host.seal(campaign, seat, { opening, sheet: sensibleSheet(view), nonce, userId }));
  }
}
