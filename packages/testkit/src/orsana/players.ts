import type { Faction, NewUnit } from '@sealed-orders/rules/node-campaign';

/** A player of the war, and the battleforces that they bring to it. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly username: string;
  readonly displayName: string;
  readonly timeZone: string;
  /** The names of the battleforces, in the order in which they come. */
  readonly forces: readonly string[];
}

/** Six factions around one map. The first four players also play the hex campaign of the demo. */
export const PLAYERS = [
  {
    id: 'prussian',
    name: 'Orsana Garrison',
    faction: 'imperial-guard',
    username: 'azure',
    displayName: 'Ada',
    timeZone: 'Europe/Bucharest',
    forces: ['Sable Column', 'Karrow Fusiliers', 'Tarn Coast Guard', 'Relief Column', 'Home Guard'],
  },
  {
    id: 'madder',
    name: 'Iron Wake',
    faction: 'orks',
    username: 'madder',
    displayName: 'Mads',
    timeZone: 'Europe/Oslo',
    forces: ['Iron Wake', 'Scrap Tide', 'Rust Riders', 'Loud Company'],
  },
  {
    id: 'ochre',
    name: 'Choir of Ash',
    faction: 'chaos',
    username: 'ochre',
    displayName: 'Odile',
    timeZone: 'Africa/Lagos',
    forces: ['Ember Procession', 'Choir of Ash', 'Hollow Crown', 'Last Verse'],
  },
  {
    id: 'verdigris',
    name: 'Longstride Sept',
    faction: 'tau',
    username: 'verdigris',
    displayName: 'Vero',
    timeZone: 'Asia/Tokyo',
    forces: ['Longstride', 'Far Lantern', 'Clear Dawn', 'Second Wave'],
  },
  {
    id: 'plum',
    name: 'Tallow Watch',
    faction: 'necrons',
    username: 'plum',
    displayName: 'Pilar',
    timeZone: 'Europe/Madrid',
    forces: ['Tallow Watch', 'Quiet Ones', 'Deep Ledger', 'Old Guard'],
  },
  {
    id: 'smalt',
    name: 'Salt Kestrels',
    faction: 'space-marines',
    username: 'smalt',
    displayName: 'Sunniva',
    timeZone: 'Europe/Berlin',
    forces: ['Salt Kestrels', 'First Talon', 'Second Talon', 'Watch of the Gate'],
  },
] as const satisfies readonly Player[];

type Row = readonly [name: string, category: NewUnit['category'], points: number];

const ROWS: readonly Row[] = [
  ['command', 'hq', 210],
  ['veterans', 'elite', 260],
  ['first company', 'troops', 240],
  ['second company', 'troops', 240],
  ['third company', 'troops', 225],
  ['scouts', 'fast-attack', 135],
  ['riders', 'fast-attack', 190],
  ['heavy weapons', 'heavy-support', 230],
  ['armour', 'heavy-support', 320],
  ['carriers', 'transport', 110],
];

/** Fewer units for each battleforce that comes later, so that the battleforces of a player differ. */
export const rosterOf = ({
  forces,
}: Pick<Player, 'forces'>): readonly {
  readonly name: string;
  readonly units: readonly NewUnit[];
}[] =>
  forces.map((name, i) => ({
    name,
    units: ROWS.slice(0, ROWS.length - i).map(([what, category, points]) => ({
      ...{ name: `${name}, ${what}`, category, points: points - 5 * i },
      ...{ description: '', isMindless: false },
    })),
  }));
