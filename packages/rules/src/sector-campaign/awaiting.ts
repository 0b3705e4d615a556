import type { Awaited } from '../kernel/index.ts';
import { OTHERWISE } from './data/otherwise.ts';
import { decisionId } from './due.ts';
import type { State } from './types.ts';

/** What happens instead of a skip that would be the second in a row. SEC-INIT-04. */
const FINAL = 'passed';

/** Pending decisions: the commander owes them for the side. SEC-SETUP-05. */
export const awaiting = ({ board }: Pick<State, 'board'>): readonly Awaited[] =>
  board.ended === null
    ? board.asked.map(({ side, decision, battle }) => {
        const { commander, passed } = board.sides[side];
        const isFinal = passed === 'skipped' || board.settings.defaultPassIsFinal;
        const otherwise = OTHERWISE[decision];
        return {
          ...{ seat: commander, decision, by: 'order', topic: battle },
          otherwise: otherwise === 'skipped' && isFinal ? FINAL : otherwise,
          due: decision === 'confirm' && battle !== null ? `report:${battle}` : decisionId(board),
        };
      })
    : [];
