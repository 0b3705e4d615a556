import { type LimitKind, MOVE_CLASSES, SLOTS, type UnitKind, type UnitSetup } from '@sealed-orders/rules/hex-campaign';
import type { ListedForce } from '@sealed-orders/rules/kernel';

/** A unit that is on no list. */
export const PLAIN_KIND: UnitKind = {
  kind: '',
  name: '',
  slot: 'troops',
  moveClass: 'infantry',
  tags: [],
  limits: [],
  mount: null,
  mark: null,
  scout: false,
};

/** A unit as it is typed: numbers are text until they are read. */
export interface TypedDraft {
  readonly kind: UnitKind;
  /** How often the army may include it; for a list's entry the list says it. */
  readonly limit: LimitKind | null;
  /** If the limit applies to each detachment: how many. */
  readonly most: string;
  readonly models: string;
  readonly points: string;
}

const MOST_MODELS = 999;
const MOST_ALIKE = 100;

/** A whole number that is not below `least`; null for anything else. */
function whole(text: string, least: number): number | null {
  const number = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= least ? number : null;
}

/** The unit that was typed; null while something is missing. */
export function typedUnit({ kind, limit, ...numbers }: TypedDraft): UnitSetup | null {
  const name = kind.name.trim();
  const [models, points] = [whole(numbers.models, 1), whole(numbers.points, 0)];
  if (name === '' || models === null || points === null || models > MOST_MODELS) return null;
  const most = limit === 'per-detachment' ? whole(numbers.most, 1) : 1;
  if (most === null || most > MOST_ALIKE) return null;
  const limits = limit === null ? kind.limits : [{ name, kind: limit, most }];
  return { ...kind, name, limits, models, points };
}

/**
 * A unit of a player's army list as the rules need it: if an entry has its name, with everything that the list says
 * about it.
 */
export function listedUnit(
  unit: Pick<UnitSetup, 'name' | 'slot' | 'moveClass' | 'scout' | 'models' | 'points'>,
  known: readonly UnitKind[],
): UnitSetup {
  const plainName = (name: string): string => name.trim().toLowerCase();
  const entry = known.find(({ name }) => plainName(name) === plainName(unit.name));
  const { kind, tags, limits, mount, mark } = entry ?? PLAIN_KIND;
  return { kind, tags, limits, mount, mark, ...unit };
}

type ListedUnit = ListedForce['units'][number];

/** A unit of the army that a seat was given in the lobby, as the rules need it. */
export function forceUnit({ slot, moveClass, ...unit }: ListedUnit, known: readonly UnitKind[]): UnitSetup {
  const own = {
    slot: SLOTS.find((one) => one === slot) ?? PLAIN_KIND.slot,
    moveClass: MOVE_CLASSES.find((one) => one === moveClass) ?? PLAIN_KIND.moveClass,
  };
  return listedUnit({ ...unit, ...own }, known);
}
