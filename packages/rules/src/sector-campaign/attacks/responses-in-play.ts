import { present } from '../../kernel/index.ts';
import { takeOff } from '../air/flights-in-play.ts';
import { otherSide } from '../board/grid.ts';
import { answered, counterOfIn, type Play, tell } from '../board/play.ts';
import { startDrop } from '../drops/drops-in-play.ts';
import { declaredBeside } from '../turn/alternation-in-play.ts';
import type { Battle, DeclarationOf, DetachmentId, Side, TerritoryId, Way } from '../types.ts';
import { answeredBattle } from './responses.ts';

type Respond = DeclarationOf<'respond'>;
type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;

interface Response {
  readonly detachments: readonly DetachmentId[];
  readonly from: TerritoryId | null;
  readonly way: Way;
  readonly route: readonly TerritoryId[] | null;
}

/** SEC-RESP-08, SEC-ATK-13: commits a reserve to the battle. The attacker sees which counter comes, and how. */
function join(play: Play, side: Side, { detachments, from, way, route }: Response): Battle['id'] {
  const { board } = play.state;
  const { id, territory } = present(answeredBattle(board), 'a battle that is answered');
  board.sides[side].used.responses += 1;
  answered(play, side, 'respond');
  const counters = detachments.map((one) => counterOfIn(play, side, one));
  for (const counter of counters) {
    counter.battle = id;
    board.battles[id]?.responders.push({ counter: counter.id, from, way });
    tell(play, { type: 'responded', rule: 'SEC-RESP-08', to: 'all', battle: id, counter: counter.id, from, way });
  }
  const named = counters.map((one) => one.id);
  declaredBeside(play, { side, what: 'respond', counters: named, from, to: territory, battle: id, route });
  return id;
}

export function respond(play: Play, side: Side, { detachment }: Respond): void {
  const from = counterOfIn(play, side, detachment).at;
  join(play, side, { detachments: [detachment], from, way: 'ground', route: null });
}

export function flyResponse(play: Play, side: Side, { detachment, route, cargo, escort }: Fly): void {
  const from = counterOfIn(play, side, detachment).at;
  const detachments = [detachment, ...(cargo === null ? [] : [cargo])];
  const battle = join(play, side, { detachments, from, way: 'air', route });
  takeOff(play, side, { purpose: 'response', detachment, route, cargo, escort, battle, back: null, against: null });
}

export function dropResponse(play: Play, side: Side, order: Drop): void {
  const battle = join(play, side, { detachments: [order.detachment], from: null, way: 'drop', route: null });
  startDrop(play, side, order, battle);
}

/** SEC-RESP-01: no more responses to this attack; declarations go on. */
export function endResponses(play: Play, isByTime: boolean): void {
  const { board } = play.state;
  const battle = answeredBattle(board);
  board.answered = null;
  if (battle === null) return;
  answered(play, otherSide(battle.attacker), 'respond');
  const { id, territory } = battle;
  tell(play, { type: 'responses-ended', rule: 'SEC-RESP-01', to: 'all', battle: id, territory, isByTime });
}
