import type { RuleId } from '../../../kernel/index.ts';
import type { Aspect, BuildingType, Faction, God, Limit, March, MoveClass, Slot, UnitTag } from '../../types.ts';

/** An entry of an army list that a rule names. Points, models and equipment are in the clubs' lists. */
export interface ListEntry {
  readonly kind: string;
  readonly name: string;
  /** Its slot in the list; the initial value in forms. */
  readonly slot: Slot;
  /** Its movement class; the initial value in forms. */
  readonly moveClass: MoveClass;
  /** Tags that it always has, even if a roster omits them. */
  readonly tags: readonly UnitTag[];
  readonly limits: readonly Limit[];
  /** It always takes the field with this. */
  readonly mount: string | null;
  /** HEX-RACE-CH-24 to -27: the god of the cult or demon. */
  readonly patron: God | null;
  /** HEX-RACE-CH-19: kinds of limits in the club's list that do not count. */
  readonly waives: readonly Limit['kind'][];
  /** The rule by which it is built only as part of a new normal detachment; null: there is none. HEX-RACE-CH-18. */
  readonly onlyInNew: RuleId | null;
}

type Particulars = Partial<Omit<ListEntry, 'kind' | 'name' | 'slot'>>;

export const entry = (kind: string, name: string, slot: Slot, particulars: Particulars = {}): ListEntry => ({
  kind,
  name,
  slot,
  moveClass: 'infantry',
  tags: [],
  limits: [],
  mount: null,
  patron: null,
  waives: [],
  onlyInNew: null,
  ...particulars,
});

/** Limits that the rules set. */
export const veryRare = (name: string): Limit => ({ name, kind: 'very-rare', most: 1 });
export const rare = (name: string): Limit => ({ name, kind: 'rare', most: 1 });
export const zeroOne = (name: string): Limit => ({ name, kind: 'zero-one', most: 1 });
export const character = (name: string): Limit => ({ name, kind: 'character', most: 1 });

const LIGHT_TAGS = ['vehicle', 'light-vehicle'] as const;
const HEAVY_TAGS = ['vehicle', 'heavy-vehicle'] as const;

/** Sorts of units, for the lists. */
export const TANK: Particulars = { tags: HEAVY_TAGS, moveClass: 'tracked' };
export const FIELD_GUN: Particulars = { ...TANK, tags: [...HEAVY_TAGS, 'barrage'] };
export const LONG_GUN: Particulars = { ...TANK, tags: [...HEAVY_TAGS, 'barrage', 'long-barrage'] };
export const HOVER_TANK: Particulars = { tags: HEAVY_TAGS, moveClass: 'skimmer' };
export const HEAVY_WALKER: Particulars = { tags: HEAVY_TAGS, moveClass: 'walker' };
export const LIGHT_WALKER: Particulars = { tags: LIGHT_TAGS, moveClass: 'walker' };
export const SPEEDER: Particulars = { tags: LIGHT_TAGS, moveClass: 'skimmer' };
export const BIKE: Particulars = { tags: ['bike'], moveClass: 'wheeled' };
export const JETBIKE: Particulars = { tags: ['jetbike'], moveClass: 'skimmer' };

/** Selects units of a list: all given criteria must hold; of `kinds` and `slots` one is enough. */
export interface Choice {
  readonly kinds?: readonly string[];
  readonly slots?: readonly Slot[];
  /** One of these tags. */
  readonly tags?: readonly UnitTag[];
  /** One of these classes. */
  readonly moves?: readonly MoveClass[];
  /** Carried by one of these. */
  readonly mounts?: readonly string[];
  readonly withoutKinds?: readonly string[];
  readonly withoutTags?: readonly UnitTag[];
}

/** Where a building must be to allow something: settlements of the list's race, only its Capital, or others'. */
export type GrantPlace = 'home' | 'capital' | 'captured-guard';

/** What a building lets its hex build. */
export interface Grant {
  readonly building: BuildingType;
  readonly place: GrantPlace;
  readonly units: Choice;
  /** A second building required in the same hex. */
  readonly also: BuildingType | null;
  /** For a shrine: the required kind. HEX-RACE-EL-07. */
  readonly aspect: Aspect | null;
}

export const grant = (building: BuildingType, units: Choice, place: GrantPlace = 'home'): Grant => ({
  building,
  place,
  units,
  also: null,
  aspect: null,
});

/** HEX-DET-23: a special detachment and the units for each of its slots. */
export interface SpecialList {
  readonly key: string;
  readonly name: string;
  readonly rule: RuleId;
  readonly quota: 'I' | 'II';
  readonly march: March;
  readonly most: number | null;
  /** Null: the slots of the army list, for the units in `all`. */
  readonly slots: Readonly<Record<Slot, readonly Choice[]>> | null;
  /** The condition for every unit. */
  readonly all: Choice | null;
  /** HEX-RACE-SM-13: whether all units must ride, or be fast vehicles. */
  readonly mounted: boolean;
  /** Kinds limited to one across all detachments of this type. HEX-DET-08. */
  readonly zeroOne: readonly string[];
}

type SpecialParticulars = Pick<SpecialList, 'key' | 'name' | 'rule' | 'quota'> & Partial<SpecialList>;

export const special = (of: SpecialParticulars): SpecialList => ({
  march: 'normal',
  most: null,
  slots: null,
  all: null,
  mounted: false,
  zeroOne: [],
  ...of,
});

/** A race's lists as the rules know them. */
export interface RaceList {
  readonly faction: Faction;
  /** Of its table of buildings. */
  readonly rule: RuleId;
  readonly entries: readonly ListEntry[];
  /** Limited equipment that a unit may carry. */
  readonly items: readonly Limit[];
  readonly grants: readonly Grant[];
  readonly specials: readonly SpecialList[];
}
