import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { distance } from '../../space/hex.ts';
import { BOMBARD_RANGE, LONG_BOMBARD_RANGE } from '../data/battles.ts';
import type { Reads } from '../turn/fields.ts';
import { factionOf } from '../turn/play.ts';
import type { Battle, BattleSide, Detachment, Faction, PieceId, Reinforcement, State, Supporter } from '../types.ts';
import { type Participant, participating } from './participation.ts';

/** An army that may send units or fire into a battle, and the units it may send. */
export interface Support {
  readonly supporter: Supporter;
  readonly army: Detachment;
  readonly units: readonly Participant[];
}

/** What is needed from a state, or a play, about armies beside battles. */
export interface Field {
  readonly battles: readonly Battle[];
  /** Whether those beside a battle add to its quick dice. HEX-QB-09. */
  readonly countsSupport: boolean;
  readonly detachment: (id: PieceId) => Detachment | null;
  readonly faction: (seat: SeatId) => Faction;
}

/** The field of a step in progress. */
export const fieldOf = (play: Reads<'battles' | 'before' | 'orbit' | 'pieces' | 'seats'>): Field => ({
  battles: play.battles,
  countsSupport: play.before.settings.qbSupport === 'on',
  detachment: (id) => {
    const piece = play.pieces.get(id) ?? play.orbit.get(id);
    return piece?.kind === 'detachment' ? piece : null;
  },
  faction: (seat) => factionOf(play, seat),
});

/** The same of a state. */
export const fieldIn = (state: State): Field => ({
  battles: state.battles,
  countsSupport: state.settings.qbSupport === 'on',
  detachment: (id) => {
    const piece = lookup(state.pieces, id) ?? lookup(state.orbit, id);
    return piece?.kind === 'detachment' ? piece : null;
  },
  faction: (seat) => factionOf(state, seat),
});

/** Whether a battle is fought this turn, and not in a raid: only then can others join in. HEX-TBL-24, -27. */
const isOpenToOthers = ({ kind, defender, postponed, result }: Battle): boolean =>
  kind === 'attack' && defender !== null && !postponed && result?.how !== 'unopposed';

function supports(field: Field, battle: Battle, side: BattleSide): readonly Support[] {
  if (!isOpenToOthers(battle)) return [];
  return battle.supporters.flatMap((supporter) => {
    const army = supporter.side === side ? field.detachment(supporter.piece) : null;
    return army === null ? [] : [{ supporter, army, units: participating(army, field.faction(army.seat)) }];
  });
}

/** HEX-BORD-12: an army that supports an attack fires for it and sends nobody. Other Supports do not count. */
const isArtilleryOnly = ({ side, order, assigned }: Supporter): boolean =>
  assigned && side === 'attacker' && order === 'support';

/**
 * HEX-TBL-24, -25: the armies that may send units into a battle, with those that are fit to go: from hexes beside it,
 * and from orbit.
 */
export const reinforcers = (field: Field, battle: Battle, side: BattleSide): readonly Support[] =>
  supports(field, battle, side).filter(({ supporter, army }) => {
    const isNear = supporter.fromOrbit || distance(army.hex, battle.hex) === 1;
    return isNear && !isArtilleryOnly(supporter);
  });

/** HEX-TBL-28: whether a unit's guns reach this far. */
function reaches({ unit }: Participant, hexes: number): boolean {
  if (unit.tags.includes('long-barrage')) return hexes <= LONG_BOMBARD_RANGE;
  return unit.tags.includes('barrage') && hexes <= BOMBARD_RANGE;
}

/** HEX-TBL-27, -28: the armies on Support for somebody in it that may fire into a battle, with the units that reach it. */
export const bombarders = (field: Field, battle: Battle, side: BattleSide): readonly Support[] =>
  supports(field, battle, side).flatMap((support) => {
    const { supporter, army } = support;
    if (supporter.order !== 'support' || !supporter.assigned) return [];
    const units = support.units.filter((one) => reaches(one, distance(army.hex, battle.hex)));
    return units.length === 0 ? [] : [{ ...support, units }];
  });

/** HEX-BORD-12: whether an army beside a battle has units that it can send into it, or guns that reach it. */
export const canHelp = (field: Field, battle: Battle, { piece, side }: Supporter): boolean =>
  [...reinforcers(field, battle, side), ...bombarders(field, battle, side)].some(
    ({ supporter, units }) => supporter.piece === piece && units.length > 0,
  );

/** The bonus on the D6 of a reinforcing army. HEX-TBL-24. */
export function reinforcementBonus({ side, order, assigned }: Supporter): -1 | 0 | 1 {
  if (order === 'guard') return -1;
  if (!assigned) return 0;
  const isCalled = side === 'attacker' ? order === 'attack' || order === 'planned-attack' : order === 'support';
  return isCalled ? 1 : 0;
}

/** HEX-TBL-25: whether an army helped in a battle at its table. */
const helpedAtTable = ({ result, reports }: Battle, piece: PieceId): boolean =>
  result?.how === 'table' &&
  Object.values(reports).some(({ units }) => units.some((unit) => unit.piece === piece && unit.took !== 'fought'));

/**
 * HEX-QB-09, HEX-TBL-25: the one battle that counts an army as support: one at whose table it helped, else the one its
 * order names, otherwise the lowest-numbered one that it is still beside; null: none.
 */
export function supportedBattle({ battles }: Field, piece: PieceId): Battle | null {
  const beside = battles.filter(
    (battle) => isOpenToOthers(battle) && battle.supporters.some((one) => one.piece === piece),
  );
  const helped = beside.find((battle) => helpedAtTable(battle, piece));
  const named = beside.find(({ supporters }) => supporters.some((one) => one.piece === piece && one.assigned));
  return helped ?? named ?? beside[0] ?? null;
}

/** HEX-TBL-24: whether a unit of an army has come into a battle. */
export const hasEntered = (reinforced: readonly Reinforcement[], piece: PieceId): boolean =>
  reinforced.some(({ army, enters }) => enters && army?.piece === piece);

/** HEX-TBL-25: whether an army has helped in another battle of this turn, at the table or by adding to its dice. */
export function isSpent(field: Field, { id }: Battle, piece: PieceId): boolean {
  return field.battles.some((battle) => {
    if (battle.id === id) return false;
    if (helpedAtTable(battle, piece) || hasEntered(battle.reinforced ?? [], piece)) return true;
    return battle.quick !== null && field.countsSupport && supportedBattle(field, piece)?.id === battle.id;
  });
}
