import { randomBytes, randomUUID } from 'node:crypto';
import type { OpenHost } from '@sealed-orders/host';

/** A seat of a running campaign with the sheet that it will seal for step 0, and the cookie of its player. */
export interface SeededSeat {
  readonly campaign: string;
  readonly seat: string;
  readonly user: string;
  readonly cookie: string;
  readonly sheet: unknown;
}

/** A running campaign whose seats all owe a sheet. */
export interface SeededCampaign {
  readonly id: string;
  readonly seats: readonly SeededSeat[];
}

/** An order on arrival that a seat of a running campaign can give again and again, and the cookie of its player. */
export interface SeededOrder {
  readonly campaign: string;
  readonly cookie: string;
  readonly order: unknown;
}

export const newNonce = (): string => randomBytes(16).toString('hex');

/** What a page sends when a sheet is sealed. */
export function sealing({ campaign, cookie, sheet }: SeededSeat) {
  return { path: '/api/trpc/orders.seal', cookie, json: { campaign, opening: 0, sheet, nonce: newNonce() } };
}

export async function newUsers({ db }: OpenHost, count: number): Promise<readonly string[]> {
  const users = Array.from({ length: count }, () => randomUUID());
  await db.prisma.user.createMany({ data: users.map((id) => ({ id, username: id, displayName: id })) });
  return users;
}
