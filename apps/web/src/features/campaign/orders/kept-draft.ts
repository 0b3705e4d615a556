import { hexCampaign, type MovementSheet } from '@sealed-orders/rules/hex-campaign';

interface Kept {
  readonly campaign: string;
  readonly step: number;
  readonly sheet: MovementSheet;
}

const keyOf = (campaign: string): string => `draft:${campaign}`;

/** Keeps a draft in this browser until the server has it. */
export function keep({ campaign, step, sheet }: Kept): void {
  try {
    localStorage.setItem(keyOf(campaign), JSON.stringify({ step, sheet }));
  } catch {
    // Storage is closed to this page: the draft lives as long as the page.
  }
}

export function forget(campaign: string): void {
  try {
    localStorage.removeItem(keyOf(campaign));
  } catch {
    // Nothing was kept.
  }
}

/** The draft that never reached the server, when it is for this step. */
export function kept(campaign: string, step: number): MovementSheet | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(campaign)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('step' in found) || !('sheet' in found)) return null;
    if (found.step !== step) return null;
    const parsed = hexCampaign.schemas.sheet.safeParse(found.sheet);
    return parsed.success && parsed.data.phase === 'movement-orders' ? parsed.data : null;
  } catch {
    return null;
  }
}
