import { keysOf, type RuleId } from '../../kernel/index.ts';
import { otherSide, targetOf, territoriesOf } from '../board/grid.ts';
import { changeScore, type Play, tell } from '../board/play.ts';
import {
  ELSEWHERE,
  ELSEWHERE_RANGE,
  POINTS_PER_BATTLE_SCORE,
  POINTS_PER_LOSS,
  TERRITORY_SCORES,
  WIPED_OUT,
} from '../data/victory.ts';
import type { BattleId, Board, Side, State, Territory } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

const TERRITORY_RULES = {
  'enemy-major': 'SEC-VP-02',
  'enemy-minor': 'SEC-VP-03',
  'own-minor': 'SEC-VP-04',
  'own-major': 'SEC-VP-05',
} as const satisfies Record<keyof typeof TERRITORY_SCORES, RuleId>;

/** SEC-VP-02 to -05: every lost territory counts for both sides, at each end of a turn or only at the first. */
export function scoreTerritories(play: Play): void {
  const { board } = play.state;
  const isOnce = board.settings.territoryPoints === 'once';
  const counts = territoriesOf(board.territories).filter(
    ({ home, controller, isNew }) => home !== controller && (isNew || !isOnce),
  );
  for (const side of SIDES) {
    for (const score of keysOf(TERRITORY_SCORES)) {
      const territories = counts.filter((one) => kindFor(side, one) === score).map(({ id }) => id);
      const amount = TERRITORY_SCORES[score] * territories.length;
      changeScore(play, { side, amount, score, rule: TERRITORY_RULES[score], territories });
    }
  }
  for (const one of Object.values(board.territories)) one.isNew = false;
}

const kindFor = (side: Side, { home, isMajor }: Pick<Territory, 'home' | 'isMajor'>): keyof typeof TERRITORY_SCORES =>
  `${home === side ? 'own' : 'enemy'}-${isMajor ? 'major' : 'minor'}`;

/** SEC-VP-06: for each full 1,000 points of enemies that took part. @param divisor 2 for a conceded battle */
export const battleScore = (points: number, divisor = 1): number =>
  Math.floor(Math.floor(points / POINTS_PER_BATTLE_SCORE) / divisor);

export function scoreBattle(play: Play, side: Side, battle: BattleId, points: number, divisor = 1): void {
  const amount = battleScore(points, divisor);
  changeScore(play, { side, amount, score: 'battle', rule: 'SEC-VP-06', battle });
}

/** What became of a detachment. */
export interface Loss {
  readonly side: Side;
  readonly points: number;
  readonly isWiped: boolean;
  /** Destroyed while isolated, or as if it had been. */
  readonly isDestroyed: boolean;
  readonly battle: BattleId | null;
}

/** SEC-VP-07, -08, -12: the more severe of the two counts, for temporary detachments too. */
export function scoreLoss(play: Play, { side, points, isWiped, isDestroyed, battle }: Loss): void {
  const destroyed = isDestroyed ? -Math.ceil(points / POINTS_PER_LOSS) : 0;
  const wiped = isWiped ? WIPED_OUT : 0;
  if (destroyed < wiped) {
    changeScore(play, { side, amount: destroyed, score: 'isolated-loss', rule: 'SEC-VP-08', battle });
  } else changeScore(play, { side, amount: wiped, score: 'wiped-out', rule: 'SEC-VP-07', battle });
}

/** SEC-VP-10: each side rolls for itself, on its score after all other changes of the turn. */
export function rollElsewhere(play: Play): void {
  const { board, dice } = { board: play.state.board, dice: play.dice };
  for (const side of SIDES) {
    const { score } = board.sides[side];
    const modifier = score < ELSEWHERE_RANGE.from ? -1 : score > ELSEWHERE_RANGE.to ? 1 : 0;
    const die = dice.d6('SEC-VP-10', side);
    const result = Math.min(6, Math.max(1, die + modifier));
    const amount = ELSEWHERE[result] ?? 0;
    tell(play, { type: 'elsewhere-rolled', rule: 'SEC-VP-10', to: 'all', side, die, modifier, result, amount });
    changeScore(play, { side, amount, score: 'strategic', rule: 'SEC-VP-10' });
  }
}

/** SEC-VP-01: who has won at the end of a turn: all territories first, then the target; a tie plays on. */
export function winnerNow({ board }: Pick<State, 'board'>): Side | null {
  const holders = new Set(territoriesOf(board.territories).map(({ controller }) => controller));
  const [holder] = holders;
  if (holder !== undefined && holders.size === 1) return holder;
  const { west, east } = board.sides;
  const isReached = Math.max(west.score, east.score) >= targetOf(board.settings);
  if (!isReached || west.score === east.score) return null;
  return west.score > east.score ? 'west' : 'east';
}

/** SEC-VP-01. */
export function checkVictory(play: Play): void {
  const winner = winnerNow(play.state);
  if (winner !== null) endCampaign(play, winner, 'SEC-VP-01');
}

/** SEC-VP-11: unconditional and immediate. */
export const surrender = (play: Play, side: Side): void => endCampaign(play, otherSide(side), 'SEC-VP-11');

/** @param winner null: the referee ends the campaign undecided */
export function endCampaign(play: Play, winner: Side | null, rule: RuleId): void {
  const { board } = play.state;
  board.ended = { rule, winner };
  board.asked = [];
  board.timers = {};
  board.alternation = null;
  const scores = scoresOf(board);
  tell(play, { type: 'campaign-ended', rule, to: 'all', winner, scores });
}

const scoresOf = ({ sides }: Pick<Board, 'sides'>): { west: number; east: number } => ({
  west: sides.west.score,
  east: sides.east.score,
});
