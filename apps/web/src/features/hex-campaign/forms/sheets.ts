import type { Phase, Sheet } from '@sealed-orders/rules/hex-campaign';
import type { SheetKind } from '../../campaign/seal/use-paper.ts';
import { flown } from './air/air-draft.ts';
import { isDrawn } from './movement/orders-draft.ts';
import { blankPlacement } from './placement/blank-placement.ts';

export type SheetOf<Of extends Sheet['phase']> = Extract<Sheet, { readonly phase: Of }>;

/** The kind of the phase's sheet; null: the phase has none. */
export function sheetKindOf(phase: Phase): SheetKind<Sheet> | null {
  const blank = blankSheet(phase);
  if (blank === null) return null;
  return { blank, reader: async () => (await import('./read-sheet.ts')).readerOf(phase), finished };
}

function blankSheet(phase: Phase): Sheet | null {
  switch (phase) {
    case 'placement':
      return blankPlacement;
    case 'free-roads':
      return { phase, roads: [] };
    case 'spending':
    case 'build':
      return { phase, lines: [] };
    case 'air-orders':
      return { phase, air: [] };
    case 'movement-orders':
      return { phase, orders: [] };
    case 'battle-orders':
      return { phase, orders: [], spies: [], airSupport: [] };
    case 'air-missions':
    case 'movement':
    case 'battle-movement':
    case 'battle':
    case 'end-of-turn':
      return null;
  }
}

/** The sheet without unfinished orders: a path without a hex is not an order yet, nor is a squadron on the ground. */
export function finished(sheet: Sheet): Sheet {
  switch (sheet.phase) {
    case 'air-orders':
      return { ...sheet, air: flown(sheet.air) };
    case 'movement-orders':
      return finishedMovement(sheet);
    case 'placement':
    case 'free-roads':
    case 'spending':
    case 'build':
    case 'battle-orders':
      return sheet;
  }
}

export function finishedMovement(sheet: SheetOf<'movement-orders'>): SheetOf<'movement-orders'> {
  const orders = sheet.orders.filter(isDrawn);
  return sheet.air === undefined ? { ...sheet, orders } : { ...sheet, orders, air: flown(sheet.air) };
}
