import type { Sheet } from '@sealed-orders/rules/hex-campaign';
import { hexKey } from '@sealed-orders/rules/space';

export type PlacementSheet = Extract<Sheet, { readonly phase: 'placement' }>;

/** Stands for a site without a place. It is off every map, so that a sheet with one cannot be sealed. */
export const NOWHERE = hexKey(-999, -999);

export const blankPlacement: PlacementSheet = { phase: 'placement', capital: NOWHERE, urban: [], resources: [] };
