import type { Db } from '@sealed-orders/db';
import { z } from 'zod';

/** Whether this system knows the time zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The IANA name of a time zone. */
export const timeZoneSchema = z.string().min(1).max(64).refine(isZone);

/** The user's time zone; null: not given. */
export async function timeZone(db: Db, userId: string): Promise<string | null> {
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { timeZone: true } });
  return user?.timeZone ?? null;
}

/** Notes the user's time zone. Null: keep it private. */
export async function setTimeZone(db: Db, userId: string, zone: string | null): Promise<void> {
  await db.prisma.user.updateMany({ where: { id: userId }, data: { timeZone: zone } });
}
