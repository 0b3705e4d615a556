import { type Kind, type NewDetachment, newDetachmentSchema, type Trait } from '@sealed-orders/rules/sector-campaign';

/** A line of a sheet as it is typed: numbers are text until they are read. */
export interface UnitDraft {
  readonly key: number;
  readonly name: string;
  readonly count: string;
  readonly points: string;
  readonly traits: readonly Trait[];
  readonly intercept: number;
  readonly armour: number;
  readonly lift: number;
}

/** A detachment as it is typed. `next`: the key of the next unit. */
export interface SheetDraft {
  readonly name: string;
  readonly kind: Kind;
  readonly isCommander: boolean;
  readonly units: readonly UnitDraft[];
  readonly next: number;
}

type UnitFields = Omit<UnitDraft, 'key'>;

const BLANK_UNIT: UnitFields = { name: '', count: '1', points: '', traits: [], intercept: 0, armour: 5, lift: 0 };
const EMPTY: SheetDraft = { name: '', kind: 'ground', isCommander: false, units: [], next: 1 };

export const withUnit = (draft: SheetDraft, unit: UnitFields = BLANK_UNIT): SheetDraft => ({
  ...draft,
  units: [...draft.units, { ...unit, key: draft.next }],
  next: draft.next + 1,
});

export const BLANK_SHEET: SheetDraft = withUnit(EMPTY);

export const withUnitChanged = (draft: SheetDraft, key: number, part: Partial<UnitFields>): SheetDraft => ({
  ...draft,
  units: draft.units.map((unit) => (unit.key === key ? { ...unit, ...part } : unit)),
});

export const withoutUnit = (draft: SheetDraft, key: number): SheetDraft => ({
  ...draft,
  units: draft.units.filter((unit) => unit.key !== key),
});

/** Adds a trait, or removes it. */
export const withTrait = (unit: Pick<UnitDraft, 'traits'>, trait: Trait): readonly Trait[] =>
  unit.traits.includes(trait) ? unit.traits.filter((one) => one !== trait) : [...unit.traits, trait];

export const draftOfSheet = ({ units, ...detachment }: NewDetachment): SheetDraft =>
  units.reduce<SheetDraft>(
    (draft, { count, points, ...unit }) => withUnit(draft, { ...unit, count: String(count), points: String(points) }),
    { ...EMPTY, ...detachment },
  );

const LONGEST_NAME = 60;

/** A unit of one of the player's army lists. */
interface ListedUnit {
  readonly name: string;
  readonly models: number;
  readonly points: number;
}

/** One of the player's army lists as a detachment on the ground. */
export const draftOfList = (name: string, units: readonly ListedUnit[]): SheetDraft =>
  units.reduce<SheetDraft>(
    (draft, unit) =>
      withUnit(draft, {
        ...BLANK_UNIT,
        ...{ name: unit.name.slice(0, LONGEST_NAME), count: String(unit.models), points: String(unit.points) },
      }),
    { ...EMPTY, name: name.slice(0, LONGEST_NAME) },
  );

const whole = (text: string): number | null => (/^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null);

/** The detachment that was typed; null while something is missing or wrong. */
export function typedDetachment({ name, kind, isCommander, units }: SheetDraft): NewDetachment | null {
  const sheet = {
    ...{ name: name.trim(), kind, isCommander },
    units: units.map(({ key: _, ...unit }) => ({
      ...unit,
      ...{ name: unit.name.trim(), count: whole(unit.count), points: whole(unit.points) },
    })),
  };
  return newDetachmentSchema.safeParse(sheet).data ?? null;
}
