import { type NewUnit, newUnitSchema, UNIT_CATEGORIES } from '@sealed-orders/rules/node-campaign';

export type UnitCategory = NewUnit['category'];

/** A unit as it is typed: its points are text until they are read. */
export interface UnitDraft {
  readonly name: string;
  readonly category: UnitCategory;
  readonly description: string;
  readonly points: string;
  readonly isMindless: boolean;
}

export const BLANK_UNIT: UnitDraft = {
  name: '',
  category: 'troops',
  description: '',
  points: '',
  isMindless: false,
};

/** Points that were typed; null: no whole number. */
export const typedPoints = (text: string): number | null => (/^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null);

/** The unit that was typed; null while something is missing or wrong. */
export function typedUnit({ name, category, description, points, isMindless }: UnitDraft): NewUnit | null {
  const unit = {
    name: name.trim(),
    category,
    description: description.trim(),
    points: typedPoints(points),
    isMindless,
  };
  return newUnitSchema.safeParse(unit).data ?? null;
}

export const draftOfUnit = ({ name, category, description, points, isMindless }: NewUnit): UnitDraft => ({
  name,
  category,
  description,
  points: String(points),
  isMindless,
});

/** A unit of one of the player's army lists; null: it cannot be in a roster. */
export function listedUnit(
  { name, slot, points }: { readonly name: string; readonly slot: string; readonly points: number },
  description: string,
): NewUnit | null {
  const category = UNIT_CATEGORIES.find((one) => one === slot) ?? 'other';
  return typedUnit({ name: name.slice(0, 60), category, description, points: String(points), isMindless: false });
}
