import type { Battle, BattleResult } from '@sealed-orders/rules/node-campaign';
import { DEGREE_NAMES, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { useNodePlace } from '../node-context.ts';
import type { ResultField } from './report-draft.ts';
import { sideName } from './sides.ts';

const text = battleText.report;

/** The values of a result in words. */
export function useResultWords(battle: Battle) {
  const { words } = useNodePlace();
  return (result: BattleResult): Readonly<Record<ResultField, string>> => ({
    date: text.day(result.date),
    mission: MISSION_NAMES[result.mission],
    level: battleText.agreement.levelOf(result.level),
    winner: result.winner === null ? text.draw : sideName(words, battle, result.winner),
    degree: result.degree === null ? text.noDegree : DEGREE_NAMES[result.degree],
    iasl:
      result.iasl.length === 0
        ? text.iaslNone
        : result.iasl.map(({ seat, score }) => `${words.seat(seat).text} ${score}`).join(', '),
  });
}
