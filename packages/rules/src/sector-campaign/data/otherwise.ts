import type { Decision } from '../vocabulary.ts';

/** What happens if nobody decides. */
export const OTHERWISE: Readonly<Record<Decision, string>> = {
  army: 'ready-made-army',
  majors: 'usual-majors',
  planet: 'dice',
  command: 'nothing-bought',
  first: 'winner-first',
  place: 'placed',
  mission: 'intercept',
  scout: 'skipped',
  move: 'skipped',
  attack: 'skipped',
  respond: 'no-response',
  intercept: 'intercepts',
  escort: 'reacts',
  flak: 'fires',
  battle: 'quick-battle',
  confirm: 'confirmed',
  retreats: 'usual-retreats',
  score: 'usual-choices',
};
