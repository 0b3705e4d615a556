import type { GazetteIssue } from '../../../server/gazette.ts';
import type { History } from './chart-lines.ts';

/** The score after each round up to this number. */
export const historyOf = ({ told }: GazetteIssue): History =>
  told.map(({ line, seen }) => ({
    round: line.round,
    scores: seen.standings.map(({ seat, score }) => ({ seat, score })),
  }));

/** Whether everybody may know any score. */
export const isScored = (history: History): boolean =>
  history.some(({ scores }) => scores.some(({ score }) => score !== null));
