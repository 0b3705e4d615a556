import type { Input, Result, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok } from '../kernel/index.ts';
import { refused } from './board/board.ts';
import { delayTimers, type Play, playOf } from './board/play.ts';
import { checkOrder } from './check.ts';
import { fellDue } from './deadlines.ts';
import { decisionId } from './due.ts';
import { isPresence } from './orders/standing.ts';
import { carryOut } from './orders/table.ts';
import { goOn } from './phases.ts';
import { rule, rulingFaults } from './referee/rulings.ts';
import type { Rejection, SectorGame, State } from './types.ts';
import { view } from './view/view.ts';

type Of<Type extends Input<SectorGame>['type']> = Extract<Input<SectorGame>, { readonly type: Type }>;

/** The next step. Every declaration counts on arrival, and what follows from it is part of its step. SEC-TURN-06. */
export function apply(
  state: State,
  input: Input<SectorGame>,
  { dice }: Table,
): Result<Step<SectorGame>, readonly Rejection[]> {
  if (state.board.ended !== null) return failed([refused('campaign-ended', 'SEC-VP-01', ['type'])]);
  const play = playOf(state, dice, input.at);
  const problems = heard(play, state, input);
  if (problems.length > 0) return failed(problems);
  // SEC-TURN-05: while the desk has paused the campaign, instructions wait like everything else.
  if (!('isPaused' in input)) goOn(play);
  return ok({ state: play.state, events: play.events });
}

function heard(play: Play, state: State, input: Input<SectorGame>): readonly Rejection[] {
  switch (input.type) {
    case 'order':
      return ordered(play, state, input);
    case 'ruling':
      return ruled(play, state, input);
    case 'clock':
      // Without names, it is the time of the present decision.
      fellDue(play, input.of ?? [decisionId(state.board)]);
      return [];
    case 'resumed':
      delayTimers(play, input.seconds);
      return [];
    case 'phase':
    case 'seats':
      return [refused('not-offered', 'SEC-TURN-01', ['type'])];
  }
}

function ordered(play: Play, state: State, { seat, order }: Of<'order'>): readonly Rejection[] {
  const player = lookup(state.board.players, seat);
  if (player === undefined) return [refused('not-your-seat', 'SEC-SETUP-05', ['seat'])];
  const problems = checkOrder(view(state, { kind: 'seat', seat }), seat, order);
  if (problems.length > 0) return problems;
  if (isPresence(order)) play.state.desks[player.side].hasActed = true;
  carryOut(play, player.side, order, seat);
  return [];
}

function ruled(play: Play, state: State, { ruling, reason }: Of<'ruling'>): readonly Rejection[] {
  const problems = rulingFaults(state, ruling);
  return problems.length > 0 ? problems : rule(play, ruling, reason);
}
