import type { SeatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { POISON_ON } from '../data/spies.ts';
import { drawn } from '../dice/draw.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { replacePiece, tell } from '../turn/play.ts';
import type { Army, BuildingType, DefenceType, Infiltrated, Spy, Unit, UnitTag } from '../types.ts';
import { rosterSize } from '../units/living.ts';

/** HEX-SPY-11: one random building or defence of the place is disabled for the next turn. */
export function sabotage(
  play: Telling & Reads<'dice'> & Changes<'sites' | 'strongholds'>,
  spy: Spy,
  target: Infiltrated,
): void {
  if (!('hex' in target)) return;
  const { hex } = target;
  const building = target.kind === 'urban' ? breakBuilding(play, spy, hex) : null;
  const defence = target.kind === 'stronghold' ? breakDefence(play, spy, hex) : null;
  const isBroken = building !== null || defence !== null;
  for (const seat of isBroken ? [spy.seat, target.of] : [spy.seat]) {
    tell(play, { type: 'sabotaged', rule: 'HEX-SPY-11', to: [seat], seat, hex, building, defence });
  }
}

function breakBuilding(play: Reads<'dice' | 'turn'> & Changes<'sites'>, spy: Spy, hex: HexKey): BuildingType | null {
  const site = play.sites[hex];
  if (site?.kind !== 'urban') return null;
  const broken = drawn(play.dice, 'HEX-SPY-11', spy.id, site.buildings);
  if (broken === undefined) return null;
  const disabled = play.turn + 1;
  play.sites[hex] = {
    ...site,
    buildings: site.buildings.map((one) => (one === broken ? { ...one, disabled } : one)),
  };
  return broken.type;
}

function breakDefence(
  play: Reads<'dice' | 'turn'> & Changes<'strongholds'>,
  spy: Spy,
  hex: HexKey,
): DefenceType | null {
  const stronghold = play.strongholds[hex];
  if (stronghold === undefined) return null;
  const broken = drawn(play.dice, 'HEX-SPY-11', spy.id, stronghold.defences);
  if (broken === undefined) return null;
  const disabled = play.turn + 1;
  play.strongholds[hex] = {
    ...stronghold,
    defences: stronghold.defences.map((one) => (one === broken ? { ...one, disabled } : one)),
  };
  return broken.type;
}

/** HEX-SPY-11: a model of each unit at full strength falls ill on a 6. Vehicles are immune. */
export function poison(play: Telling & Board & Reads<'dice'>, spy: Spy, target: Infiltrated): void {
  const army = armyOf(play, target);
  if (army === null) return;
  const units = army.units.map((unit) => (isAtFullStrength(unit) ? poisoned(play, unit) : unit));
  const models = units.filter((unit, i) => unit !== army.units[i]).length;
  if (models > 0) replacePiece(play, { ...army, units });
  const told: readonly SeatId[] = models > 0 ? [spy.seat, army.seat] : [spy.seat];
  for (const seat of told) {
    tell(play, { type: 'poisoned', rule: 'HEX-SPY-11', to: [seat], seat, hex: army.hex, models });
  }
}

function armyOf(play: Reads<'pieces'>, target: Infiltrated): Army | null {
  for (const piece of play.pieces.values()) {
    if (piece.kind === 'detachment' && 'piece' in target && piece.id === target.piece) return piece;
    if (piece.kind === 'garrison' && 'hex' in target && piece.hex === target.hex) return piece;
  }
  return null;
}

const VEHICLES: readonly UnitTag[] = ['vehicle', 'light-vehicle', 'heavy-vehicle'];

const isAtFullStrength = (unit: Unit): boolean =>
  unit.models.ready > 0 && unit.models.ready === rosterSize(unit) && !unit.tags.some((tag) => VEHICLES.includes(tag));

function poisoned(play: Reads<'dice'>, unit: Unit): Unit {
  if (play.dice.d6('HEX-SPY-11', unit.id) < POISON_ON) return unit;
  const { ready, wounded } = unit.models;
  return { ...unit, models: { ...unit.models, ready: ready - 1, wounded: wounded + 1 } };
}

/** HEX-SPY-11: the detachment loses its battle initiative: it moves with the late ones. */
export function spreadRumours(play: Telling & Changes<'rumours'>, spy: Spy, target: Infiltrated): void {
  if (!('piece' in target)) return;
  const { piece } = target;
  play.rumours.add(piece);
  for (const seat of [spy.seat, target.of]) {
    tell(play, { type: 'rumours-spread', rule: 'HEX-SPY-11', to: [seat], seat, piece, hex: spy.hex });
  }
}
