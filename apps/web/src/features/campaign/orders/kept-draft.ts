import { hexCampaign, type MovementSheet } from '@sealed-orders/rules/hex-campaign';

/** Whose draft it is: several may play on one machine, and none reads another's orders. */
export interface Desk {
  readonly campaign: string;
  readonly seat: string;
}

const keyOf = ({ campaign, seat }: Desk): string => `draft:${campaign}:${seat}`;
const textOf = (step: number, sheet: MovementSheet): string => JSON.stringify({ step, sheet });

/** Keeps a draft in this browser until the server has it. */
export function keep(desk: Desk, step: number, sheet: MovementSheet): void {
  try {
    localStorage.setItem(keyOf(desk), textOf(step, sheet));
  } catch {
    // Storage is closed to this page: the draft lives as long as the page.
  }
}

/** The server has this draft. One that was changed since stays. */
export function settle(desk: Desk, step: number, sheet: MovementSheet): void {
  try {
    if (localStorage.getItem(keyOf(desk)) === textOf(step, sheet)) localStorage.removeItem(keyOf(desk));
  } catch {
    // Nothing was kept.
  }
}

/** Away with what was kept: the orders are sealed, or taken back as the server has them. */
export function forget(desk: Desk): void {
  try {
    localStorage.removeItem(keyOf(desk));
  } catch {
    // Nothing was kept.
  }
}

/** The draft that never reached the server, when it is for this step. */
export function kept(desk: Desk, step: number): MovementSheet | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(desk)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('step' in found) || !('sheet' in found)) return null;
    if (found.step !== step) return null;
    const parsed = hexCampaign.schemas.sheet.safeParse(found.sheet);
    return parsed.success && parsed.data.phase === 'movement-orders' ? parsed.data : null;
  } catch {
    return null;
  }
}
