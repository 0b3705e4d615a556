import type { Faction, March, MoveClass, Slot } from '../types.ts';

/** A unit of a ready-made force, by its role. */
export interface ReadyMadeUnit {
  readonly part: Part;
  readonly models: number;
  readonly points: number;
}

/** The role of a unit in a ready-made force. */
export const PARTS = ['staff', 'guard', 'line', 'second-line', 'riders', 'foot-guns', 'guns'] as const;
export type Part = (typeof PARTS)[number];

export const PART_SLOTS: Readonly<Record<Part, Slot>> = {
  staff: 'hq',
  guard: 'elite',
  line: 'troops',
  'second-line': 'troops',
  riders: 'fast-attack',
  'foot-guns': 'heavy-support',
  guns: 'heavy-support',
};

const of = (part: Part, models: number, points: number): ReadyMadeUnit => ({ part, models, points });

/** A force on foot with its guns, and one that is motorized: 1000 points each. */
export const READY_MADE = {
  line: {
    march: 'normal',
    units: [
      of('staff', 5, 150),
      of('line', 10, 150),
      of('line', 10, 150),
      of('second-line', 10, 150),
      of('guard', 5, 175),
      of('foot-guns', 3, 225),
    ],
  },
  mobile: {
    march: 'vehicles',
    units: [
      of('staff', 4, 150),
      of('line', 10, 175),
      of('second-line', 10, 175),
      of('riders', 5, 150),
      of('riders', 5, 150),
      of('guns', 2, 200),
    ],
  },
} as const satisfies Readonly<Record<string, { readonly march: March; readonly units: readonly ReadyMadeUnit[] }>>;
export type ReadyMadeId = keyof typeof READY_MADE;

/** How many ready-made forces an army has at most: a turn with more is long. */
export const MOST_READY_MADE = 4;

type Named = readonly [name: string, moves: MoveClass];

/** Our own names. Units on foot in the first army ride in the second. */
export const UNIT_NAMES: Readonly<Record<Faction, Readonly<Record<Part, Named>>>> = {
  ig: {
    staff: ['Field Staff', 'infantry'],
    guard: ['Storm Grenadiers', 'infantry'],
    line: ['Rifle Company', 'infantry'],
    'second-line': ['Border Rifles', 'infantry'],
    riders: ['Outrider Troop', 'wheeled'],
    'foot-guns': ['Mortar Teams', 'infantry'],
    guns: ['Siege Gun Troop', 'tracked'],
  },
  sm: {
    staff: ['Council of the Oath', 'infantry'],
    guard: ['Oath Guard', 'infantry'],
    line: ['Sworn Section', 'infantry'],
    'second-line': ['Watch Section', 'infantry'],
    riders: ['Lance Riders', 'wheeled'],
    'foot-guns': ['Anvil Section', 'infantry'],
    guns: ['Anvil Guns', 'tracked'],
  },
  ba: {
    staff: ['Council of the Chalice', 'infantry'],
    guard: ['Crimson Wardens', 'infantry'],
    line: ['Chalice Section', 'infantry'],
    'second-line': ['Ember Section', 'infantry'],
    riders: ['Ember Riders', 'wheeled'],
    'foot-guns': ['Furnace Section', 'infantry'],
    guns: ['Furnace Guns', 'tracked'],
  },
  ch: {
    staff: ['Circle of the Broken Crown', 'infantry'],
    guard: ['Branded Few', 'infantry'],
    line: ['Renegade Band', 'infantry'],
    'second-line': ['Ash Pilgrims', 'infantry'],
    riders: ['Howling Column', 'wheeled'],
    'foot-guns': ['Brass Hands', 'infantry'],
    guns: ['Brass Striders', 'walker'],
  },
  de: {
    staff: ['Night Court', 'infantry'],
    guard: ['Silent Knives', 'infantry'],
    line: ['Corsair Crew', 'infantry'],
    'second-line': ['Lash Crew', 'infantry'],
    riders: ['Razor Skiffs', 'skimmer'],
    'foot-guns': ['Gloom Lances', 'infantry'],
    guns: ['Gloom Barges', 'skimmer'],
  },
  el: {
    staff: ['Circle of Farseeing', 'infantry'],
    guard: ['Dawn Wardens', 'infantry'],
    line: ['Lantern Archers', 'infantry'],
    'second-line': ['Hearth Spears', 'infantry'],
    riders: ['Gale Lances', 'skimmer'],
    'foot-guns': ['Lantern Bearers', 'infantry'],
    guns: ['Lantern Sleds', 'skimmer'],
  },
  ork: {
    staff: ['Big Chief and Crew', 'infantry'],
    guard: ['Iron Tusks', 'infantry'],
    line: ['Mud Mob', 'infantry'],
    'second-line': ['Hill Mob', 'infantry'],
    riders: ['Dust Carts', 'wheeled'],
    'foot-guns': ['Boom Mob', 'infantry'],
    guns: ['Junk Striders', 'walker'],
  },
  ty: {
    staff: ['Brood Mind', 'infantry'],
    guard: ['Scythe Beasts', 'infantry'],
    line: ['Swarm Brood', 'infantry'],
    'second-line': ['Tunnel Brood', 'infantry'],
    riders: ['Leaping Brood', 'infantry'],
    'foot-guns': ['Spitting Brood', 'infantry'],
    guns: ['Siege Beasts', 'walker'],
  },
  sob: {
    staff: ['Abbess and Chapter', 'infantry'],
    guard: ['Lamp Bearers', 'infantry'],
    line: ['Pilgrim Sisters', 'infantry'],
    'second-line': ['Bell Sisters', 'infantry'],
    riders: ['Choir Riders', 'wheeled'],
    'foot-guns': ['Censer Bearers', 'infantry'],
    guns: ['Censer Guns', 'tracked'],
  },
};

/** Transports for units on foot in a motorized force. */
export const RIDES: Readonly<Record<Faction, MoveClass>> = {
  ig: 'tracked',
  sm: 'tracked',
  ba: 'tracked',
  ch: 'tracked',
  de: 'skimmer',
  el: 'skimmer',
  ork: 'wheeled',
  ty: 'walker',
  sob: 'tracked',
};

/** Names of the forces of one army, by their number. */
export const FORCE_NAMES = ['First Column', 'Second Column', 'Third Column', 'Fourth Column'] as const;
