import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { OTHER_SIDE } from '../aftermath/fighters.ts';
import { drawnLosses, drawnPicks } from '../quick-battle/drawn.ts';
import { dutyOf } from '../quick-battle/duty.ts';
import type { Stake } from '../quick-battle/stakes.ts';
import type { BattleCard, BattleDecision, BattleSide, CardUnit, QuickBattle, SeenBattle, View } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

const stakeOf = ({ piece, unit, name, vehicle, models, points, each }: CardUnit): Stake => ({
  piece,
  unit,
  name,
  singly: vehicle,
  models,
  points: vehicle ? each : points,
});

/** The order of the card, so that a form always proposes the same. */
const inOrder = (most: number): number => most;

/** HEX-QB-05, -07: losses and picks that are in order, for a form to begin with. */
export function lossDecisions(view: View, me: SeatId, battle: SeenBattle): readonly BattleDecision[] {
  const { card, talk } = battle;
  if (card === null || talk === null || talk.quick === null) return [];
  return battle.stage === 'picks' ? picks(battle, me, card, talk.quick) : losses(view, me, battle, card, talk.quick);
}

/** HEX-QB-07: nothing, or as many halves as fit into the quarter. Of two owners each has a quarter of his own. */
function picks(battle: SeenBattle, me: SeatId, card: BattleCard, quick: QuickBattle): readonly BattleDecision[] {
  const side = BATTLE_SIDES.find((one) => quick.picks[one] === null && battle[OTHER_SIDE[one]]?.seat === me);
  if (side === undefined) return [];
  const nothing: BattleDecision = { type: 'pick-losses', battle: battle.id, items: [] };
  const stakes = unitsOf(card, side).map(stakeOf);
  const isOneOwner = battle[side]?.armies?.length === 1;
  const seat = battle[side]?.seat ?? null;
  if (!isOneOwner || seat === null) return [nothing];
  const limit = Math.floor((quick.shares[seat] ?? 0) / 4);
  const items = drawnPicks(stakes, limit, inOrder);
  return items.length === 0 ? [nothing] : [nothing, { ...nothing, items }];
}

const unitsOf = (card: BattleCard, side: BattleSide): readonly CardUnit[] => card[side]?.units ?? [];

/** HEX-QB-05: losses of the own armies that reach the damage. */
function losses(
  view: View,
  me: SeatId,
  battle: SeenBattle,
  card: BattleCard,
  quick: QuickBattle,
): readonly BattleDecision[] {
  if (lookup(quick.shares, me) === undefined || lookup(quick.losses, me) !== undefined) return [];
  const isOwn = ({ piece }: CardUnit): boolean => lookup(view.pieces, piece) !== undefined;
  const side = BATTLE_SIDES.find((one) => unitsOf(card, one).some(isOwn));
  if (side === undefined) return [];
  const own = unitsOf(card, side).filter(isOwn);
  const stand = { seat: me, value: own.reduce((sum, { points }) => sum + points, 0), stakes: own.map(stakeOf) };
  const items = drawnLosses(dutyOf(quick, side, stand), inOrder);
  return [{ type: 'choose-losses', battle: battle.id, items }];
}
