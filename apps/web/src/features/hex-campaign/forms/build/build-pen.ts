import type { BuildLine, BuildLineType, PieceId, UnitSetup } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';

/** What has its own form: a hex of the seat, one of its armies, or everything without a place. */
export type BuildPlace =
  | { readonly kind: 'hex'; readonly hex: HexKey }
  | { readonly kind: 'army'; readonly piece: PieceId }
  | { readonly kind: 'realm' };

/** The parts of a form, in the order of their tabs. */
export const TABS = [
  'routes',
  'buildings',
  'muster',
  'losses',
  'change',
  'stronghold',
  'settlement',
  'roads',
  'convoys',
  'agents',
  'captives',
  'finds',
  'diplomacy',
  'upkeep',
  'disband',
] as const;
export type BuildTab = (typeof TABS)[number];

/** Kinds of lines whose units the player composes. */
export const COMPOSED = [
  'new-detachment',
  'new-garrison-detachment',
  'new-garrison',
  'add-unit',
  'compose-followers',
  'compose-mercenaries',
] as const satisfies readonly BuildLineType[];
export type ComposedType = (typeof COMPOSED)[number];

/** A line with units while it is composed. */
export interface MusterDraft {
  readonly type: ComposedType;
  readonly name: string;
  readonly special: string | null;
  readonly units: readonly UnitSetup[];
  readonly orbit: boolean;
  readonly target: HexKey | null;
  /** Preferred hexes if there is no room in its own, the best first. HEX-DET-11. */
  readonly prefer: readonly HexKey[];
}

/** What is planned by touching the map. */
export type BuildPlan =
  | { readonly kind: 'road'; readonly payer: HexKey; readonly from: HexKey | null }
  | { readonly kind: 'route'; readonly hex: HexKey; readonly path: readonly HexKey[] };

/** Which form is open, and what is being written there that is not a line yet. */
export interface BuildPen {
  readonly phase: 'build';
  readonly place: BuildPlace | null;
  readonly tab: BuildTab | null;
  readonly draft: MusterDraft | null;
  readonly plan: BuildPlan | null;
  /** On phones: the list of orders in place of what can be ordered. */
  readonly isCart: boolean;
}

export const FRESH_PEN: BuildPen = { phase: 'build', place: null, tab: null, draft: null, plan: null, isCart: false };

export function placeKey(place: BuildPlace): string {
  switch (place.kind) {
    case 'hex':
      return `hex ${place.hex}`;
    case 'army':
      return `army ${place.piece}`;
    case 'realm':
      return 'realm';
  }
}

export const isSamePlace = (a: BuildPlace, b: BuildPlace): boolean => placeKey(a) === placeKey(b);

/** A composed line in its current state; null while something that it needs is missing. */
export function composedLine(draft: MusterDraft, place: BuildPlace): BuildLine | null {
  const { type, units, special, orbit, target, prefer } = draft;
  const name = draft.name.trim();
  const [first] = units;
  if (first === undefined) return null;
  if (place.kind === 'army') return type === 'add-unit' ? { type, piece: place.piece, unit: first } : null;
  if (place.kind !== 'hex' || name === '') return null;
  const { hex } = place;
  switch (type) {
    case 'new-detachment':
      return { type, hex, name, special, units, orbit, prefer: orbit ? [] : prefer };
    case 'new-garrison-detachment':
      return target === null ? null : { type, hex, name, units, target, prefer };
    case 'new-garrison':
    case 'compose-mercenaries':
      return { type, hex, name, units };
    case 'compose-followers':
      return { type, hex, units };
    case 'add-unit':
      return null;
  }
}
