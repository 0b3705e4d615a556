import type { RuleId, SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Known, PastBattle, Score, State } from '../types.ts';

/** NODE-VP-01: a line of the ledger, and its event. */
export function scored(
  _play: Play,
  _line: { readonly seat: SeatId; readonly amount: number; readonly score: Score; readonly rule: RuleId },
  _battle: PastBattle['id'] | null = null,
): void {}

/** NODE-VP-03, -08: what a node is worth a week, with its intact installation. */
export function nodeValue(_known: Pick<Known, 'map' | 'nodes' | 'settings'>, _node: PastBattle['node']): number {
  return 0;
}

/** NODE-VP-02, -04, -07: midnight that ends a Sunday, (d). */
export function weekPoints(_play: Play): void {}

/** NODE-VP-05 to -10: the points of a battle that was fought or conceded, before anybody retreats. */
export function battlePoints(
  _play: Play,
  _battle: PastBattle,
  _more: {
    /** NODE-VP-06: missing scores count as equal. */
    readonly iasl: readonly { readonly seat: SeatId; readonly score: number }[];
    readonly isPivotal: boolean;
    /** NODE-BTL-29: a concession counts as won or lost, not as fought. */
    readonly wasFought: boolean;
    /** NODE-FAC-CHAOS-05: Guard players whose tainted battleforces defended. */
    readonly tainted: readonly SeatId[];
  },
): void {}

/** NODE-WIN-01, -02: midnight, (f), and after points of a battle. Ends the war. */
export function checkVictory(_play: Play, _isMidnight: boolean): void {}

/** NODE-WIN-03: the best first, and those who share the first place. */
export function leaders(_known: Pick<Known, 'ledger' | 'map' | 'nodes' | 'players' | 'seats'>): readonly SeatId[] {
  return [];
}

/** NODE-WIN-04, NODE-WIN-01: ends the war with these winners; open battles are void. */
export function endWar(_play: Play, _rule: RuleId, _winners: State['seats']): void {}
