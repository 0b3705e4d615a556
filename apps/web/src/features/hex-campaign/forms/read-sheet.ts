import { type Phase, type Sheet, sheetSchema } from '@sealed-orders/rules/hex-campaign';

/** Parses a stored sheet of a phase. Loaded only if one is stored: the schemas are as large as a form. */
export function readerOf(phase: Phase): (stored: unknown) => Sheet | null {
  return (stored) => {
    const read = sheetSchema.safeParse(stored);
    return read.success && read.data.phase === phase ? read.data : null;
  };
}
