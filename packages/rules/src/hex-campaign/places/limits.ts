import { GARRISON_POINTS } from '../data/detachments.ts';
import { DEFENCE_LIMITS, HALF_LIMITS, ROOMS, type Room, STRONGHOLDS_PER_URBAN, TAKES } from '../data/strongholds.ts';
import type { Defence, DefenceType, Faction, Settings, StrongholdLevel } from '../types.ts';

export type Limits = Readonly<Record<Room, number>>;

/** HEX-RACE-DE-01: a race's maximum for a Stronghold: halved, rounded up, for some. */
const limitFor = (faction: Faction, most: number): number =>
  HALF_LIMITS.includes(faction) ? Math.ceil(most / 2) : most;

/** HEX-DEF-01, HEX-RACE-DE-01: what a Stronghold of this level has room for; `other` in BP. */
export function limitsOf(level: StrongholdLevel, faction: Faction): Limits {
  const { turrets, towers, walls, bunkers, other } = DEFENCE_LIMITS[level];
  return {
    turrets: limitFor(faction, turrets),
    towers: limitFor(faction, towers),
    walls: limitFor(faction, walls),
    bunkers: limitFor(faction, bunkers),
    other: limitFor(faction, other),
  };
}

/** HEX-GAR-03, HEX-RACE-DE-01: points of a garrison that a Stronghold holds. */
export const garrisonLimit = (level: StrongholdLevel, faction: Faction): number =>
  limitFor(faction, GARRISON_POINTS[level]);

/** What limits need to know about a defence. */
export type Counted = Pick<Defence, 'type' | 'paid'>;

/** HEX-DEF-01: the room that one defence takes: one place, or of `other` its BP. */
function taken({ type, paid }: Counted, room: Room, settings: Pick<Settings, 'wallsCountAsOther'>): number {
  if (room !== 'other') return roomsOf(type).includes(room) ? 1 : 0;
  const isOther = roomsOf(type).includes('other') || (type === 'wall' && settings.wallsCountAsOther);
  return isOther ? paid : 0;
}

const roomsOf = (type: DefenceType): readonly Room[] => TAKES[type];

/** HEX-DEF-01: the first room that these defences together overfill; null: they fit. */
export function overfilled(
  defences: readonly Counted[],
  limits: Limits,
  settings: Pick<Settings, 'wallsCountAsOther'>,
): Room | null {
  const sum = (room: Room) => defences.reduce((total, one) => total + taken(one, room, settings), 0);
  return ROOMS.find((room) => sum(room) > limits[room]) ?? null;
}

/** HEX-RACE-DE-02: how many Strongholds a race may build with this many Urban hexes; null: any number. */
export function mostStrongholds(faction: Faction, urbanHexes: number): number | null {
  const perUrban: Readonly<Partial<Record<Faction, number>>> = STRONGHOLDS_PER_URBAN;
  const each = perUrban[faction];
  return each === undefined ? null : Math.ceil(each * urbanHexes);
}
