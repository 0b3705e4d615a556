import { SKIMMER_DAMAGED_ON, SKIMMER_LANDING } from '../data/terrain.ts';
import { terrainAt } from '../map/grid.ts';
import { at, factionOf, removePiece, replacePiece, tell } from '../turn/play.ts';
import type { Convoy, Detachment, PieceId, Terrain, Unit } from '../types.ts';
import { convoyClass } from '../units/classes.ts';
import { living } from '../units/living.ts';
import type { MovementPlay } from './play.ts';

/** HEX-MOV-17: after all moves, skimmers that ended theirs in forest, jungle or sea. */
export function skimmerLosses(play: MovementPlay): void {
  const landed = [...play.moved.keys()].filter((id) => landingOf(play, id) !== 'safe');
  for (const id of landed.sort()) {
    const piece = play.pieces.get(id);
    const landing = landingOf(play, id);
    if (landing === 'safe') continue;
    if (piece?.kind === 'detachment') land(play, piece, landing);
    else if (piece?.kind === 'convoy' && landing === 'destroyed') loseAtSea(play, piece);
  }
}

/** The effect of the ground on a piece that ended its move there. */
function landingOf(play: MovementPlay, id: PieceId): (typeof SKIMMER_LANDING)[Terrain] {
  const moved = play.moved.get(id);
  const piece = play.pieces.get(id);
  if (moved === undefined || piece === undefined || moved.trail.length === 0 || moved.byRoad) return 'safe';
  return SKIMMER_LANDING[terrainAt(play.ground.grid, at(play, piece.hex))];
}

function land(play: MovementPlay, piece: Detachment, landing: 'check' | 'destroyed'): void {
  const isSkimmer = (unit: Unit) => unit.moveClass === 'skimmer';
  const units = piece.units.some(isSkimmer)
    ? piece.units.map((unit) => (isSkimmer(unit) ? landed(play, piece, unit, landing) : unit))
    : piece.units;
  if (units.some((unit) => living(unit) > 0)) {
    if (units !== piece.units) replacePiece(play, { ...piece, units });
    return;
  }
  removePiece(play, piece);
  const { seat, id, name, hex } = piece;
  tell(play, { type: 'detachment-lost', rule: 'HEX-MOV-17', to: [seat], seat, piece: id, name, hex });
}

/** Each ready model is damaged on 4+; the sea takes them all. */
function landed(play: MovementPlay, piece: Detachment, unit: Unit, landing: 'check' | 'destroyed'): Unit {
  const { ready, wounded, damaged, dead, captured } = unit.models;
  const checked = (die: number | null, result: 'unharmed' | 'damaged' | 'destroyed'): void => {
    const { seat, id, name, hex } = piece;
    const what = { seat, piece: id, name, hex, unit: unit.name, die, result };
    tell(play, { type: 'skimmer-checked', rule: 'HEX-MOV-17', to: [seat], ...what });
  };
  if (landing === 'destroyed') {
    for (let i = 0; i < living(unit); i++) checked(null, 'destroyed');
    return { ...unit, models: { ready: 0, wounded: 0, damaged: 0, dead: dead + living(unit), captured } };
  }
  let hit = 0;
  for (let i = 0; i < ready; i++) {
    const die = play.dice.d6('HEX-MOV-17', piece.id);
    const isHit = die >= SKIMMER_DAMAGED_ON;
    if (isHit) hit += 1;
    checked(die, isHit ? 'damaged' : 'unharmed');
  }
  return { ...unit, models: { ready: ready - hit, wounded, damaged: damaged + hit, dead, captured } };
}

/** HEX-RACE-EL-02, HEX-RACE-DE-12: a skimmer convoy that ends in the sea is lost with its BP. */
function loseAtSea(play: MovementPlay, convoy: Convoy): void {
  if (convoyClass(factionOf(play, convoy.seat)) !== 'skimmer') return;
  removePiece(play, convoy);
  const { seat, id, name, hex, bp } = convoy;
  tell(play, { type: 'convoy-lost', rule: 'HEX-MOV-17', to: [seat], seat, piece: id, name, hex, bp, by: null });
}
