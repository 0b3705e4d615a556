import type { BuildLine, BuildLineType, PieceId, UnitId } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { EdgeKey, HexKey } from '@sealed-orders/rules/space';
import { capital, counted } from '../../sentence.ts';
import { BUILDING_NAMES, buildingName } from '../building-names.ts';
import { DEFENCE_NAMES, defenceName } from '../defence-names.ts';

/** Names of the things in build lines. */
export interface LineNames {
  readonly hex: (key: HexKey) => string;
  /** Both its hexes: `0303 to 0304`. */
  readonly edge: (key: EdgeKey) => string;
  readonly piece: (id: PieceId) => string;
  readonly unit: (piece: PieceId, unit: UnitId) => string;
  readonly defence: (hex: HexKey, id: string) => string;
  readonly seat: (id: SeatId) => string;
  /** The next level of the Stronghold or settlement in a hex. */
  readonly step: (of: 'stronghold' | 'settlement', hex: HexKey) => string;
  readonly turn: number;
}

type Line<Type extends BuildLineType> = Extract<BuildLine, { readonly type: Type }>;
type Told = { readonly [Type in BuildLineType]: (line: Line<Type>, names: LineNames) => string };

const models = (n: number): string => counted(n, 'model', 'models');

const TITLES: Told = {
  disband: ({ piece }, { piece: name }) => name(piece),
  'disband-models': ({ piece, unit, models: n }, { unit: name }) => `${name(piece, unit)}, ${models(n)}`,
  'disband-building': ({ building, aspect }) => buildingName(building, aspect),
  'disband-defence': ({ hex, defence }, names) => capital(names.defence(hex, defence)),
  demolish: () => 'The Stronghold',
  unload: ({ convoy }, { piece }) => piece(convoy),
  transfer: ({ piece, unit, models: n }, names) => `${names.unit(piece, unit)}, ${models(n)}`,
  'add-unit': ({ unit }) => unit.name,
  'remove-unit': ({ piece, unit }, names) => names.unit(piece, unit),
  'compose-followers': () => 'Followers',
  'compose-mercenaries': ({ name }) => name,
  retarget: ({ piece }, names) => names.piece(piece),
  'move-captives': ({ captives }, names) => names.piece(captives),
  convert: ({ captives }, names) => names.piece(captives),
  'end-treaty': ({ treaty }) => (treaty === 'alliance' ? 'End the alliance' : 'End the pact'),
  'close-capital': ({ closed }) => (closed ? 'Close the Capital' : 'Open the Capital'),
  expel: ({ diplomat }, names) => `Send ${names.piece(diplomat)} home`,
  rearm: ({ piece }, names) => `Rearm ${names.piece(piece)}`,
  replace: ({ piece, unit, models: n }, names) => `${names.unit(piece, unit)}, ${models(n)}`,
  bionics: ({ piece, unit }, names) => `Bionics for ${names.unit(piece, unit)}`,
  're-equip': ({ piece, unit }, names) => `Equipment for ${names.unit(piece, unit)}`,
  'new-detachment': ({ name }) => name,
  'new-garrison-detachment': ({ name }) => name,
  'new-garrison': ({ name }) => name,
  found: ({ hex }, names) => `Village at ${names.hex(hex)}`,
  grow: ({ hex }, names) => `Grow into a ${names.step('settlement', hex)}`,
  building: ({ building, aspect }) => buildingName(building, aspect),
  exploit: ({ on }) => (on ? 'Exploit the settlement' : 'Stop exploiting the settlement'),
  'upkeep-order': () => 'Upkeep order',
  stronghold: ({ hex }, names) => names.step('stronghold', hex),
  defence: ({ defence, weapon }) => capital(defenceName(defence, weapon)),
  'convert-tower': ({ to, weapon }) => capital(defenceName(to, weapon)),
  road: ({ edge }, names) => `Road ${names.edge(edge)}`,
  spy: () => 'A spy',
  diplomat: () => 'Your diplomat',
  convoy: ({ bp }) => `Convoy with ${bp} BP`,
  route: ({ path }) => (path === null ? 'Route given up' : 'Route'),
  'move-capital': ({ hex }, names) => `Capital to ${names.hex(hex)}`,
  'name-capital': ({ hex }, names) => `${names.hex(hex)} becomes the Capital`,
};

const armyOf = ({ piece }: { readonly piece: PieceId }, names: LineNames): string => names.piece(piece);
const at = ({ hex }: { readonly hex: HexKey }, names: LineNames): string => names.hex(hex);

const NOTES: Told = {
  disband: () => 'goes home',
  'disband-models': armyOf,
  'disband-building': ({ hex }, names) => `given up at ${names.hex(hex)}`,
  'disband-defence': ({ hex }, names) => `given up at ${names.hex(hex)}`,
  demolish: ({ hex }, names) => `demolished at ${names.hex(hex)}`,
  unload: ({ bp }) => `unloads ${bp} BP`,
  transfer: ({ piece, to, into }, names) =>
    `from ${names.piece(piece)} to ${names.unit(to, into)} of ${names.piece(to)}`,
  'add-unit': ({ piece, unit }, names) => `joins ${names.piece(piece)}, ${models(unit.models)}`,
  'remove-unit': ({ piece }, names) => `leaves ${names.piece(piece)}`,
  'compose-followers': ({ hex, units }, names) => `${counted(units.length, 'unit', 'units')} at ${names.hex(hex)}`,
  'compose-mercenaries': ({ hex, units }, names) => `${counted(units.length, 'unit', 'units')} at ${names.hex(hex)}`,
  retarget: ({ target }, names) => `now heading for the Stronghold at ${names.hex(target)}`,
  'move-captives': ({ to, ask }, names) =>
    `${to === null ? 'into prison' : `to ${names.piece(to)}`}${ask === null ? '' : `, questioned about ${ASKED[ask]}`}`,
  convert: () => 'tempted to change sides',
  'end-treaty': ({ with: other }, names) => `with ${names.seat(other)}`,
  'close-capital': ({ to }, names) => `to diplomats of ${names.seat(to)}`,
  expel: () => 'out of your Capital',
  rearm: armyOf,
  replace: armyOf,
  bionics: armyOf,
  're-equip': armyOf,
  'new-detachment': ({ hex, units }, names) =>
    `${counted(units.length, 'unit', 'units')}, mustered at ${names.hex(hex)}`,
  'new-garrison-detachment': ({ hex, target }, names) =>
    `garrison of ${names.hex(target)}${target === hex ? '' : `, mustered at ${names.hex(hex)}`}`,
  'new-garrison': ({ hex }, names) => `garrison of ${names.hex(hex)}`,
  found: () => 'a new settlement',
  grow: at,
  building: ({ hex }, names) => `${names.hex(hex)}, works from turn ${names.turn + 1}`,
  exploit: at,
  'upkeep-order': ({ buildings }) => buildings.map((type) => BUILDING_NAMES[type]).join(', '),
  stronghold: at,
  defence: at,
  'convert-tower': ({ hex }, names) => `in place of the ${DEFENCE_NAMES.tower} at ${names.hex(hex)}`,
  road: () => 'one road action',
  spy: ({ hex }, names) => `trained at ${names.hex(hex)}`,
  diplomat: () => 'sent out by the Embassy',
  convoy: ({ hex }, names) => `loads at ${names.hex(hex)}`,
  route: ({ hex, path }, names) => {
    const end = path?.at(-1);
    return end === undefined ? `from ${names.hex(hex)}` : `from ${names.hex(hex)} to ${names.hex(end)}`;
  },
  'move-capital': () => 'the Capital moves',
  'name-capital': at,
};

export const ASKED = { detachment: 'a detachment', stronghold: 'a Stronghold', urban: 'a settlement' } as const;

/** What a line orders, in a few words; the list already shows the place. */
export function lineTitle<Type extends BuildLineType>(line: Line<Type>, names: LineNames): string {
  return TITLES[line.type](line, names);
}

/** Where and how: the note below the title. */
export function lineNote<Type extends BuildLineType>(line: Line<Type>, names: LineNames): string {
  return NOTES[line.type](line, names);
}
