import type { Practice } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { isAsked, knownOf } from '../board/board.ts';
import { defaultMajors } from '../board/grid.ts';
import { PRACTICE_POINTS, PRACTICE_SEATS } from '../data/practice.ts';
import { cheapestLoss } from '../directives/losses.ts';
import { options } from '../options.ts';
import { isCommander } from '../orders/staff.ts';
import { readyMadeArmy } from '../setup/armies.ts';
import type { Known, Option, Order, SectorGame, View } from '../types.ts';
import { bestDeclaration } from './declarations.ts';

/** How the computer commands a side of the sector campaign. */
export const practice: Practice<SectorGame> = {
  war: { preset: 'duel', start: null, settings: { armyPoints: PRACTICE_POINTS }, seats: PRACTICE_SEATS },
  sheet: () => null,
  order: nextOrder,
};

/** A commander's next order: what the side owes, and what it says about each battle. Null: nothing, or a staff seat. */
function nextOrder(view: View): Order | null {
  const known = knownOf(view);
  if (known === null || view.you === null || view.board.ended !== null) return null;
  if (!isCommander(view.board, view.you)) return null;
  const offered = options(view);
  const declaration = bestDeclaration(known, offered);
  if (declaration !== null) return { type: 'declare', declaration };
  return sealed(known) ?? reaction(offered) ?? aboutBattles(known, offered);
}

const NOTHING = { ignores: false, additions: [], returns: [], upkeep: [], purchases: [] };

/** What both sides decide in secret. */
function sealed(known: Known): Order | null {
  const { board, side, desk } = known;
  const asks = (decision: Parameters<typeof isAsked>[2]): boolean => isAsked(board, side, decision);
  if (asks('army')) {
    const army = readyMadeArmy(board, side);
    return army === null ? null : { type: 'seal-army', army };
  }
  if (asks('majors')) return { type: 'seal-majors', territories: [...defaultMajors(board.settings, side)] };
  if (asks('command')) return { type: 'command', sheet: NOTHING };
  if (asks('retreats')) return { type: 'withdraw', withdrawals: [] };
  if (!asks('score')) return null;
  const { effects, points } = desk.owed;
  const remove = points > 0 ? [...cheapestLoss(known, points)] : [];
  return { type: 'end-turn', choices: { effects: Array(effects).fill('re-roll'), remove, gain: null, keep: null } };
}

/** Interceptors, escorts and flak always react; the side begins if it can, and chooses the first planet. SEC-AIR-05, -10. */
function reaction(offered: readonly Option[]): Order | null {
  for (const option of offered) {
    if (option.type === 'name-planet' && option.among[0] !== undefined) {
      return { type: 'name-planet', planet: option.among[0] };
    }
    if (option.type === 'intercept') return { type: 'intercept', detachment: option.among[0] ?? null };
    if (option.type === 'flak' && option.among[0] !== undefined) {
      return { type: 'flak', detachment: option.among[0], fires: true };
    }
    if (option.type !== 'order') continue;
    if (option.order.type === 'counter-intercept' && option.order.reacts) return option.order;
    if (option.order.type === 'first' && option.order.who === 'me') return option.order;
  }
  return null;
}

/** Asks for dice as soon as a battle begins, and confirms any report. SEC-BTL-12, -14. */
function aboutBattles({ talks, side }: Known, offered: readonly Option[]): Order | null {
  for (const option of offered) {
    if (option.type !== 'order') continue;
    const { order } = option;
    if (order.type === 'confirm') return order;
    if (order.type === 'quick' && lookup(talks, order.battle)?.quick.includes(side) === false) return order;
  }
  return null;
}
