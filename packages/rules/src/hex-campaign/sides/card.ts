import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { DROP_ON, FIRST_TURN_BONUS, FLAK } from '../data/battles.ts';
import { SHRINE_RACES } from '../data/races/orders.ts';
import { factionOf } from '../turn/play.ts';
import type {
  Army,
  Battle,
  BattleCard,
  BattleSide,
  CardDefence,
  CardShrine,
  CardSide,
  CardSupport,
  CardUnit,
  PieceId,
  Side,
  State,
} from '../types.ts';
import { OPTIONAL_RULES } from '../types.ts';
import { isVehicles } from '../units/vehicles.ts';
import { pointsOf } from '../units/worth.ts';
import { hasScenario, isPlanned, specialBonus, specialRules, terrainOf } from './dice.ts';
import { type Participant, participating } from './participation.ts';
import { shrinesOver } from './shrines.ts';
import { bombarders, fieldIn, reinforcementBonus, reinforcers, type Support } from './support.ts';

const cardUnits = (piece: PieceId, units: readonly Participant[]): readonly CardUnit[] =>
  units.map(({ unit, ready }) => ({
    piece,
    unit: unit.id,
    name: unit.name,
    slot: unit.slot,
    moveClass: unit.moveClass,
    vehicle: isVehicles(unit),
    models: ready,
    points: pointsOf(unit, ready),
    each: pointsOf(unit, 1),
  }));

function unitsOf(state: State, battle: Battle, side: BattleSide): readonly CardUnit[] {
  return (battle[side]?.armies ?? []).flatMap((id) => {
    const army = lookup(state.pieces, id);
    if (army?.kind !== 'detachment' && army?.kind !== 'garrison') return [];
    return cardUnits(id, participating(army satisfies Army, factionOf(state, army.seat)));
  });
}

/** HEX-TBL-24, -27: armies beside the battle on one side, with the units they may send and those that may fire. */
function supportOf(state: State, battle: Battle, side: BattleSide): readonly CardSupport[] {
  const field = fieldIn(state);
  const entering = reinforcers(field, battle, side);
  const firing = bombarders(field, battle, side);
  const of = (list: readonly Support[], id: PieceId) =>
    cardUnits(id, list.find(({ army }) => army.id === id)?.units ?? []);
  const all = new Map([...entering, ...firing].map((support) => [support.army.id, support]));
  return [...all.values()].map(({ supporter, army }) => ({
    piece: army.id,
    seat: army.seat,
    order: supporter.order,
    fromOrbit: supporter.fromOrbit,
    bonus: entering.some((one) => one.army.id === army.id) ? reinforcementBonus(supporter) : null,
    reinforcements: of(entering, army.id),
    artillery: of(firing, army.id),
  }));
}

/** HEX-TBL-23: what a side adds to its die for the first turn. */
function firstTurnBonus({ kind, defender }: Battle, side: BattleSide): number {
  if (side === 'attacker') return FIRST_TURN_BONUS[kind];
  return defender?.order === 'defend' ? FIRST_TURN_BONUS.defend : 0;
}

function cardSide(state: State, battle: Battle, side: BattleSide, of: Side, isOwn: boolean): CardSide {
  const flights = state.airSupport.filter(({ army }) => army !== null && of.armies.includes(army));
  return {
    faction: of.seat === null ? (of.forces[0]?.faction ?? null) : (lookup(state.seats, of.seat)?.faction ?? null),
    order: of.order,
    units: unitsOf(state, battle, side),
    special: battle.dice === undefined ? null : specialRules(battle, side, battle.dice),
    bonus: { special: specialBonus(battle, side), firstTurn: firstTurnBonus(battle, side) },
    support: isOwn ? supportOf(state, battle, side) : null,
    squadrons: isOwn ? flights.length : null,
  };
}

/** HEX-TBL-09: works on the table, except those disabled this turn. */
function cardDefences(state: State, { hex, stronghold }: Battle): readonly CardDefence[] {
  const defences = stronghold ? (lookup(state.strongholds, hex)?.defences ?? []) : [];
  return defences
    .filter(({ disabled }) => disabled !== state.turn)
    .map(({ id, type, weapon, race }) => ({ id, type, weapon, race }));
}

/** HEX-TBL-11: with barrage in the attacking army, or in one that supports it, unknown to the defender. */
function hasBombardment(state: State, battle: Battle, isOwn: boolean): boolean {
  if (battle.attacker.order !== 'planned-attack') return false;
  const own = battle.attacker.armies.flatMap((id) => {
    const army = lookup(state.pieces, id);
    return army?.kind === 'detachment' ? participating(army, factionOf(state, army.seat)) : [];
  });
  const hasGuns = own.some(({ unit }) => unit.tags.includes('barrage') || unit.tags.includes('long-barrage'));
  return hasGuns || (isOwn && bombarders(fieldIn(state), battle, 'attacker').length > 0);
}

const flakAt = (state: State, hex: HexKey): number => FLAK[lookup(state.strongholds, hex)?.level ?? 1];

/** HEX-TBL-18: an attacker who came from orbit into the hex itself, not one already there as a guest. */
function dropOn({ battleMoves }: State, { origin, attacker }: Battle): number | null {
  const [first] = attacker.armies;
  const isGuest = first !== undefined && battleMoves[first]?.how === 'stayed';
  if (origin !== null || first === undefined || isGuest) return null;
  return isPlanned(attacker.order) ? DROP_ON.planned : DROP_ON.attack;
}

/** HEX-RACE-CH-09, -10: shrines matter if Chaos fights. */
function cardShrines({ seats, strongholds }: State, { hex, attacker, defender }: Battle): readonly CardShrine[] {
  const fights = [attacker, defender].some((side) => {
    const faction = side?.seat == null ? side?.forces[0]?.faction : lookup(seats, side.seat)?.faction;
    return faction !== undefined && SHRINE_RACES.includes(faction);
  });
  return fights ? shrinesOver(strongholds, hex) : [];
}

/**
 * HEX-TBL-40: the card of a battle. The enemy's support is not on it.
 * @param own the viewing side; null: the referee, who sees both
 */
export function battleCard(state: State, battle: Battle, own: BattleSide | null): BattleCard {
  const { dice, attacker, defender } = battle;
  return {
    dice: dice ?? null,
    terrain: dice === undefined ? null : terrainOf(dice),
    light: isPlanned(attacker.order) ? 'attacker-chooses' : 'day',
    scenario: dice !== undefined && hasScenario(dice),
    bombardment: hasBombardment(state, battle, own !== 'defender'),
    drop: dropOn(state, battle),
    flak: battle.stronghold ? flakAt(state, battle.hex) : null,
    attacker: cardSide(state, battle, 'attacker', attacker, own !== 'defender'),
    defender: defender && cardSide(state, battle, 'defender', defender, own !== 'attacker'),
    defences: cardDefences(state, battle),
    shrines: cardShrines(state, battle),
    optional: OPTIONAL_RULES.flatMap((rule) => {
      const use = state.settings.optionalRules[rule];
      return use === 'off' ? [] : [{ rule, use }];
    }),
  };
}
