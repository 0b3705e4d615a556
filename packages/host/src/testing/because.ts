import type { DeskReason } from '../deeds/types.ts';

/** A reason for a deed at the desk, where the reason does not matter. */
export const BECAUSE: DeskReason = { text: 'Because.', isKept: false };
