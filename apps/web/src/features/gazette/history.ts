import type { GazetteIssue } from '../../../server/gazette.ts';
import type { History } from './chart-lines.ts';

/** The score after each round up to this issue. */
export const historyOf = ({ told }: GazetteIssue): History =>
  told.map(({ line, seen }) => ({
    round: line.round,
    scores: seen.standings.map(({ seat, score }) => ({ seat, score })),
  }));

/** Whether any score is public. */
export const isScored = (history: History): boolean =>
  history.some(({ scores }) => scores.some(({ score }) => score !== null));
