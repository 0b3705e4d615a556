import type { BuildLine } from '@sealed-orders/rules/hex-campaign';
import type { EdgeKey } from '@sealed-orders/rules/space';
import { counted, type Sentence, say, withArticle } from '../sentence.ts';
import { BUILDING_NAMES, buildingName } from './building-names.ts';
import { DEFENCE_NAMES, defenceName } from './defence-names.ts';
import { hexIn } from './rejections/reason.ts';
import type { Words } from './words.ts';

type Line<Type extends BuildLine['type']> = Extract<BuildLine, { readonly type: Type }>;
/** The name of each kind of build line; a missing one does not compile. */
type Names = { readonly [Type in BuildLine['type']]: (line: Line<Type>, words: Words) => Sentence };

const models = (count: number): string => counted(count, 'model', 'models');

function ends(edge: EdgeKey, words: Words): Sentence {
  const [a, b] = edge.split('|');
  return say`${hexIn(a, words)} and ${hexIn(b, words)}`;
}

const NAMES: Names = {
  disband: ({ piece }, words) => say`disbanding ${words.piece(piece)}`,
  'disband-models': ({ piece, models: count }, words) => say`sending ${models(count)} of ${words.piece(piece)} home`,
  'disband-building': ({ hex, building, aspect }, words) =>
    say`giving up ${buildingName(building, aspect)} at ${words.hex(hex)}`,
  'disband-defence': ({ hex }, words) => say`giving up a defence at ${words.hex(hex)}`,
  demolish: ({ hex }, words) => say`demolishing the Stronghold at ${words.hex(hex)}`,
  unload: ({ convoy, bp }, words) => say`unloading ${bp} BP from ${words.piece(convoy)}`,
  transfer: ({ piece, to, models: count }, words) =>
    say`moving ${models(count)} from ${words.piece(piece)} to ${words.piece(to)}`,
  'add-unit': ({ piece, unit }, words) => say`adding ${unit.name} to ${words.piece(piece)}`,
  'remove-unit': ({ piece }, words) => say`removing a unit from ${words.piece(piece)}`,
  'compose-followers': ({ hex }, words) => say`the followers found at ${words.hex(hex)}`,
  'compose-mercenaries': ({ hex, name }, words) => say`the mercenaries found at ${words.hex(hex)}, as ${name}`,
  retarget: ({ piece, target }, words) => say`sending ${words.piece(piece)} to ${words.hex(target)}`,
  'move-captives': ({ captives, to }, words) =>
    to === null
      ? say`putting the captives from ${words.piece(captives)} in prison`
      : say`handing the captives from ${words.piece(captives)} to ${words.piece(to)}`,
  convert: ({ captives }, words) => say`tempting the captives from ${words.piece(captives)}`,
  'end-treaty': ({ with: other }, words) => say`ending a treaty with ${words.seat(other)}`,
  'close-capital': ({ to, closed }, words) => say`${closed ? 'closing' : 'opening'} the Capital to ${words.seat(to)}`,
  expel: ({ diplomat }, words) => say`expelling ${words.piece(diplomat)}`,
  rearm: ({ piece }, words) => say`rearming ${words.piece(piece)}`,
  replace: ({ piece, models: count }, words) => say`replacing ${models(count)} of ${words.piece(piece)}`,
  bionics: ({ piece }, words) => say`bionics for ${words.piece(piece)}`,
  're-equip': ({ piece }, words) => say`equipping a unit of ${words.piece(piece)}`,
  'new-detachment': ({ hex, name }, words) => say`detachment ${name} at ${words.hex(hex)}`,
  'new-garrison-detachment': ({ hex, name, target }, words) =>
    say`garrison-detachment ${name} at ${words.hex(hex)} for ${words.hex(target)}`,
  'new-garrison': ({ hex, name }, words) => say`garrison ${name} at ${words.hex(hex)}`,
  found: ({ hex }, words) => say`settlement at ${words.hex(hex)}`,
  grow: ({ hex }, words) => say`enlarging the settlement at ${words.hex(hex)}`,
  building: ({ hex, building, aspect }, words) => say`${buildingName(building, aspect)} at ${words.hex(hex)}`,
  exploit: ({ hex, on }, words) => say`${on ? 'exploiting' : 'no longer exploiting'} ${words.hex(hex)}`,
  'upkeep-order': ({ buildings }) =>
    say`the order of building upkeep (${buildings.map((type) => BUILDING_NAMES[type]).join(', ')})`,
  stronghold: ({ hex }, words) => say`Stronghold at ${words.hex(hex)}`,
  defence: ({ hex, defence, weapon }, words) => say`${defenceName(defence, weapon)} at ${words.hex(hex)}`,
  'convert-tower': ({ hex, to }, words) => say`conversion into ${withArticle(DEFENCE_NAMES[to])} at ${words.hex(hex)}`,
  road: ({ edge }, words) => say`road between ${ends(edge, words)}`,
  spy: ({ hex }, words) => say`spy at ${words.hex(hex)}`,
  diplomat: () => say`diplomat`,
  convoy: ({ hex, bp }, words) => say`convoy with ${bp} BP at ${words.hex(hex)}`,
  route: ({ hex }, words) => say`route from ${words.hex(hex)}`,
  'move-capital': ({ hex }, words) => say`moving the Capital to ${words.hex(hex)}`,
  'name-capital': ({ hex }, words) => say`making ${words.hex(hex)} the Capital`,
};

/** What a build line orders, with the hex that pays if the sheet names one. */
export function buildLine<Type extends BuildLine['type']>(line: Line<Type>, words: Words): Sentence {
  const name = NAMES[line.type](line, words);
  return 'payer' in line && line.payer !== null ? say`${name}, paid by ${words.hex(line.payer)}` : name;
}
