import { randomBytes } from 'node:crypto';
import type { Db } from '@sealed-orders/db';
import { commitment, type OrderClock, type Pace, type SeatId, seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import type { Host } from '../host.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

export const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];

/** A nonce of one digit, repeated. */
export const nonce = (digit: string): string => digit.repeat(32);

/** A nonce that no other order has, as from a browser. */
export const newNonce = (): string => randomBytes(16).toString('hex');

export interface Table {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly owner: UserId;
  /** The player of each seat. */
  readonly users: Readonly<Record<string, UserId>>;
}

let users = 0;

/** An account without a password, whose name others see as given, or no other account has. */
export async function newUser(db: Db, name?: string): Promise<UserId> {
  users += 1;
  const username = `${(name ?? 'somebody').toLowerCase()}-${process.pid}-${users}`;
  const { id } = await db.prisma.user.create({
    data: { username, displayName: name ?? username },
    select: { id: true },
  });
  return id;
}

export interface Wanted {
  readonly settings?: Readonly<Record<string, number | boolean | string>>;
  /** Seconds of the order clock; null: no clock. */
  readonly seconds?: number | null;
  /** Another kind of order clock, instead of these seconds. */
  readonly clock?: OrderClock;
  readonly seats?: readonly SeatId[];
  /** Further seats, which nobody has taken yet. */
  readonly freeSeats?: readonly SeatId[];
  readonly isPublic?: boolean;
  /** Whether it is on the lists of the site. */
  readonly isListed?: boolean;
  readonly draftsCount?: boolean;
  readonly openAfter?: number;
  readonly readsSealed?: boolean;
  readonly pauseDays?: number;
  /** Whether a user may hold several seats. */
  readonly oneScreen?: boolean;
  readonly pace?: Partial<Pace>;
}

/** A game of Tally in its lobby, with all players seated. */
export async function seatedTable(db: Db, host: Host, wanted: Wanted = {}): Promise<Table> {
  const {
    settings = {},
    seconds = null,
    clock = seconds === null ? { mode: 'none' } : { mode: 'duration', seconds },
    seats = [RED, BLUE],
    freeSeats = [],
    isListed = false,
    isPublic = isListed,
    draftsCount = true,
    pace = {},
    openAfter,
    readsSealed = false,
    pauseDays,
    oneScreen,
  } = wanted;
  const owner = await newUser(db, 'owner');
  const made = await host.createCampaign(owner, {
    name: 'A game of tally',
    system: 'tally',
    setup: {
      preset: 'free',
      settings,
      clock,
    },
    seats: [...seats, ...freeSeats].map((id) => ({ id, name: id, choices: { faction: 'even' } })),
    isPublic,
    isListed,
    draftsCount,
    openAfter,
    readsSealed,
    pauseDays,
    oneScreen,
    pace: { ...USUAL_PACE, ...pace },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const { id: campaign, slug } = made.value;
  const sitters: Record<string, UserId> = {};
  for (const seat of seats) {
    const user = await newUser(db, seat);
    sitters[seat] = user;
    const seated = await host.takeSeat(campaign, seat, user);
    if (!seated.ok) throw new Error(seated.problem.code);
  }
  return { campaign, slug, owner, users: sitters };
}

/** The same campaign, started. */
export async function runningTable(db: Db, host: Host, wanted: Wanted = {}): Promise<Table> {
  const table = await seatedTable(db, host, wanted);
  const begun = await host.start(table.campaign, table.owner);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return table;
}

/** Seals a number for a seat. */
export function sealNumber(host: Host, table: Table, seat: SeatId, opening: number, add: number) {
  const userId = table.users[seat] ?? table.owner;
  return host.seal(table.campaign, seat, { opening, sheet: { add }, nonce: nonce('a'), userId });
}

/** The receipt that sealing this number must return. */
export const commitmentOf = (table: Table, seat: SeatId, opening: number, add: number): string =>
  commitment(table.campaign, opening, seat, nonce('a'), { add });
