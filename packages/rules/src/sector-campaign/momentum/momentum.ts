import { ALL_WELL } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { Known, Order, Rejection, Side, TurnEnd } from '../types.ts';

type UseEffects = Extract<Order, { readonly type: 'use-effects' }>;

/*
 * SEC-MOM, to be written. `board.sides[side].effects` is their public number, `desk.effects` their kinds. A talk keeps what
 * is used in its battle.
 */

/** SEC-MOM-01, at step 7: one effect for each two points gained since `scores.start`: `owed.effects` of the desk. */
export function earnMomentum(_play: Play): void {}

/** SEC-MOM-07: any kinds, as many as were earned. */
export const effectsFaults = (_known: Known, _choices: TurnEnd): readonly Rejection[] => ALL_WELL;

/** SEC-MOM-07: the kinds for the next turn; without a choice, re-rolls. */
export function chooseEffects(_play: Play, _side: Side, _choices: TurnEnd | null): void {}

/** SEC-MOM-02 to -05, -08, SEC-CR-09: why an effect, or a bombardment, cannot be used in a battle now. */
export const useFaults = (_known: Known, _order: UseEffects): readonly Rejection[] => ALL_WELL;

export function useEffects(_play: Play, _side: Side, _order: UseEffects): void {}

/** SEC-MOM-06, after the battles of a turn: what was not used is gone. */
export function lapseEffects(_play: Play): void {}
