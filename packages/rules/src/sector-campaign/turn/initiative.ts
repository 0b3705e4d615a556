import type { RuleId } from '../../kernel/index.ts';
import { otherSide } from '../board/grid.ts';
import { answered, ask, type Play, question, tell } from '../board/play.ts';
import type { Order, Side } from '../types.ts';
import type { RolledPhase } from '../vocabulary.ts';
import { openAlternation } from './alternation-in-play.ts';

interface Roll {
  readonly west: number;
  readonly east: number;
}

/** Both sides roll a die, and again while the totals are equal. @param bonus what each side adds */
export function rollOff(play: Play, rule: RuleId, bonus: Roll): { readonly rolls: Roll[]; readonly higher: Side } {
  const rolls: Roll[] = [];
  for (;;) {
    const roll = { west: play.dice.d6(rule, 'west'), east: play.dice.d6(rule, 'east') };
    rolls.push(roll);
    const lead = roll.west + bonus.west - roll.east - bonus.east;
    if (lead !== 0) return { rolls, higher: lead > 0 ? 'west' : 'east' };
  }
}

/** SEC-INIT-01: both sides roll and add their strategy rating; the winner chooses, or has chosen, who declares first. */
export function rollPhase(play: Play, phase: RolledPhase): void {
  const { board, desks } = play.state;
  const { west, east } = board.sides;
  const { rolls, higher } = rollOff(play, 'SEC-INIT-01', { west: west.rating, east: east.rating });
  const isAsked = board.settings.askInitiative;
  const first = isAsked ? null : firstOf(higher, desks[higher].preferences[phase]);
  board.roll = { phase, rolls, winner: higher };
  tell(play, { type: 'initiative-rolled', rule: 'SEC-INIT-01', to: 'all', phase, rolls, winner: higher, first });
  if (first === null) ask(play, [question(higher, 'first')]);
  else openAlternation(play, first);
}

const firstOf = (side: Side, who: Extract<Order, { readonly type: 'first' }>['who']): Side =>
  who === 'me' ? side : otherSide(side);

/** SEC-INIT-01, with `askInitiative`: the winner of the roll decides. */
export function chooseFirst(play: Play, side: Side, who: Extract<Order, { readonly type: 'first' }>['who']): void {
  const first = firstOf(side, who);
  answered(play, side, 'first');
  tell(play, { type: 'first-chosen', rule: 'SEC-INIT-01', to: 'all', phase: play.state.board.phase, side, first });
  openAlternation(play, first);
}
