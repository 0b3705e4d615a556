import type { LimitKind, Mount, UnitTag } from '@sealed-orders/rules/hex-campaign';
import { capital, counted } from '../../sentence.ts';
import { ordinal } from './squadrons.ts';

export const TAG_NAMES: Readonly<Record<UnitTag, string>> = {
  vehicle: 'vehicle',
  'light-vehicle': 'light vehicle',
  'heavy-vehicle': 'heavy vehicle',
  bike: 'bikes',
  jetbike: 'jetbikes',
  'jump-pack': 'jump packs',
  aa: 'anti-air',
  barrage: 'barrage',
  'long-barrage': 'long barrage',
  'drop-pod': 'drop pods',
  guardsman: 'Guardsmen',
  demon: 'demons',
  cult: 'cult troops',
  cultist: 'cultists',
  'chaos-leader': 'Chaos leader',
  human: 'human',
};

export const MOUNT_NAMES: Readonly<Record<Mount, string>> = {
  rhino: 'Rhino',
  razorback: 'Razorback',
  'land-raider': 'Land Raider',
  chimera: 'Chimera',
  immolator: 'Immolator',
  'wave-serpent': 'Wave Serpent',
  raider: 'Raider',
  trukk: 'Trukk',
  bike: 'bikes',
  jetbike: 'jetbikes',
};

export const LIMIT_NAMES: Readonly<Record<LimitKind, string>> = {
  commander: 'your one commander',
  rare: 'rare: one in your army',
  'very-rare': 'very rare: one, and none for two turns after a loss',
  'zero-one': '0–1: one in your army',
  character: 'special character',
  'character-2000': 'special character who leads armies of 2,000 points',
  'per-detachment': 'limited number per detachment',
};

/** Words for composing detachments, garrisons, followers and mercenaries from units. */
export const musterText = {
  kind: 'What to muster',
  kinds: {
    'new-detachment': 'A detachment',
    'new-garrison-detachment': 'A garrison for a Stronghold',
    'new-garrison': 'A garrison',
    'add-unit': 'A unit for an existing detachment',
    'compose-followers': 'Followers you found',
    'compose-mercenaries': 'Mercenaries you found',
  },
  name: 'Name',
  /** The number comes first: the map cuts long names. */
  defaultName: (isGarrison: boolean, n: number): string => `${ordinal(n)} ${isGarrison ? 'Garrison' : 'Detachment'}`,
  special: 'Composition',
  normal: 'Normal',
  orbit: 'Waits in orbit',
  target: 'Stronghold to garrison',
  rather: 'Where it goes if its hex is full',
  anywhere: 'The nearest free hex',
  ratherNext: 'Add another hex',
  dropRather: (hex: string): string => `Remove ${hex}`,
  units: 'Units',
  noUnits: 'No units yet. Take them from a list, or type them in.',
  composition: 'Composition',
  of: (slot: string, n: number, least: number, most: number): string =>
    `${slot}: ${n} (${most === 0 ? 'none allowed' : least === most ? `${least} needed` : `${least} to ${most} allowed`})`,
  unitSays: (slot: string, models: number, points: number): string =>
    `${slot}, ${counted(models, 'model', 'models')}, ${counted(points, 'point', 'points')}`,
  carriedBy: (mount: string): string => `carried by ${mount}`,
  markOf: (god: string): string => `mark of ${god}`,
  readyMade: { title: 'Ready-made', line: 'On foot', mobile: 'On the move' },
  readyMadeOf: (name: string, points: number): string => `${name}, ${counted(points, 'point', 'points')}`,
  fromList: 'From an army list',
  typed: 'Type in a unit',
  list: 'Army list',
  chooseList: 'Choose a list',
  fromLobby: (force: string): string => `From the lobby: ${force}`,
  noLists: 'You have no army lists. Add one under Army lists, or type units in.',
  listEmpty: 'There are no units in this list.',
  takeUnit: (name: string): string => `Take ${name}`,
  takeAll: 'Take all',
  kindOf: 'Unit type in the rules',
  otherKind: 'Any other unit',
  unitName: 'Unit',
  slot: 'Slot',
  moveClass: 'Moves as',
  models: 'Models',
  modelPoints: 'Total points',
  tags: 'What it is',
  limit: 'How many you can have',
  noLimit: 'Any number',
  most: 'Limit per detachment',
  mount: 'Carried by',
  onFoot: 'Nothing',
  mark: 'Mark',
  unmarked: 'None',
  scout: 'scouts',
  addUnit: 'Add unit',
  removeUnit: (name: string): string => `Remove ${name}`,
  together: (units: number, points: number, cost: number | null): string =>
    `${counted(units, 'unit', 'units')}, ${counted(points, 'point', 'points')}${cost === null ? '' : `, ${cost.toLocaleString('en-GB')} BP`}`,
  order: 'Order it',
  /** What an order still lacks. */
  lacks: { target: 'Choose the Stronghold it is for.', name: 'Give it a name.' },
  /** `names`: the units that were just added; `together`: all of them. */
  added: (names: readonly string[], together: string): string => `Added: ${names.join(', ')}. ${together}.`,
  change: 'Change',
  found: (points: number): string => `Up to ${counted(points, 'point', 'points')}`,
} as const;

/** A special detachment by its key: `Armour`, `First company`. */
export const specialName = (key: string): string => capital(key.replaceAll('-', ' '));
