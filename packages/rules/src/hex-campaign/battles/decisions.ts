import type { Result, SeatId } from '../../kernel/index.ts';
import { failed, ok } from '../../kernel/index.ts';
import { decideCaptives } from '../after-battle/conclude.ts';
import { STAGE_OF } from '../data/battles.ts';
import { takeLosses, takePicks } from '../quick-battles/quick.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import { captorSide } from '../sides/outcome.ts';
import type { Sides } from '../sides/sides.ts';
import type { Battle, BattleDecision, BattleSide, Rejection, SeenBattle } from '../types.ts';
import { seenBattles } from '../view/battles.ts';
import { agreePostponing, agreeQuick } from './agreements.ts';
import { lendSupport } from './lend.ts';
import type { BattlesPlay } from './play.ts';
import { callReinforcement } from './reinforce.ts';
import { takeReport } from './report.ts';
import { throwDice } from './table-dice.ts';
import { rerollTerrain } from './terrain.ts';

type Decided = Result<null, readonly Rejection[]>;

/** The refusal of a decision; null if it is carried out. */
type Refused = readonly Rejection[] | null;

/** Carries out or refuses a seat's decision about a battle, judged on what the seat knows of it. HEX-SIGHT-12. */
export function decide(play: BattlesPlay, seat: SeatId, order: BattleDecision): Decided {
  const seen = seenBattles(play.before, { kind: 'seat', seat }).find(({ id }) => id === order.battle);
  const battle = play.battles.find(({ id }) => id === seen?.id);
  if (seen === undefined || battle === undefined) {
    return refused(fault('battle-unknown', 'HEX-TBL-41', { battle: order.battle }, ['battle']));
  }
  if (seen.postponed) return refused(fault('battle-put-off', 'HEX-QB-11', { battle: battle.id }, ['battle']));
  if (seen.stage !== STAGE_OF[order.type]) {
    return refused(fault('not-asked-now', 'HEX-TBL-41', { stage: seen.stage }, ['type']));
  }
  const problems = isOnDemand(order)
    ? refusing(onDemand(play, battle, { seen, seat, order }))
    : carriedOut(play, battle, seat, order);
  return problems === null ? ok(null) : failed(problems);
}

const refused = (found: Fault): Decided => failed([rejected(found, ['order'])]);

/** A fault as the refusal of an order. */
const refusing = (found: readonly Fault[]): Refused =>
  found.length === 0 ? null : found.map((one) => rejected(one, ['order']));

type OnDemand = Extract<BattleDecision, { readonly type: 'throw-dice' | 'call-reinforcement' }>;
type OfBattle = Exclude<BattleDecision, OnDemand>;

const isOnDemand = (order: BattleDecision): order is OnDemand =>
  order.type === 'throw-dice' || order.type === 'call-reinforcement';

interface Demand {
  readonly seen: SeenBattle;
  readonly seat: SeatId;
  readonly order: OnDemand;
}

/** Table dice, judged by the card that the seat sees. */
const onDemand = (play: BattlesPlay, battle: Battle, { seen, seat, order }: Demand): readonly Fault[] =>
  order.type === 'throw-dice'
    ? throwDice(play, battle, { seen, seat, what: order.what })
    : callReinforcement(play, battle, { ...order, seen, seat });

function carriedOut(play: BattlesPlay, battle: Battle, seat: SeatId, order: OfBattle): Refused {
  switch (order.type) {
    case 'battle-report':
      return refusing(takeReport(play, battle, seat, order.report));
    case 'quick-battle':
      return refusing(agreeQuick(play, battle, seat, order.agree));
    case 'postpone-battle':
      return refusing(agreePostponing(play, battle, seat, order.agree));
    case 'lend-support':
      return refusing(lendSupport(play, battle, seat, order.piece));
    case 'reroll-terrain':
      return refusing(rerollTerrain(play, battle, seat));
    case 'pick-losses':
      return takePicks(play, battle, seat, order.items);
    case 'choose-losses':
      return takeLosses(play, battle, seat, order.items);
    case 'decide-captives':
      return refusing(judgeCaptives(play, battle, seat, order.kill));
  }
}

/** HEX-TBL-38, HEX-WD-09: only the victor decides about captives; about those who found no way out, their captor. */
export function captivesFault(battle: Sides & Won, seat: SeatId): Fault | null {
  const captor = captorSide(battle);
  const isVictor = captor !== null && battle[captor]?.seat === seat;
  return isVictor ? null : fault('not-the-victor', 'HEX-TBL-38', {}, ['kill']);
}

interface Won {
  readonly result: { readonly winner: BattleSide | null } | null;
  readonly takenBy?: BattleSide;
}

function judgeCaptives(play: BattlesPlay, battle: Battle, seat: SeatId, kill: boolean): readonly Fault[] {
  const found = captivesFault(battle, seat);
  if (found !== null) return [found];
  decideCaptives(play, battle, seat, kill);
  return [];
}

/** Whether the open battles need no more decisions: then the phase closes. */
export const isSettled = ({ battles }: Pick<BattlesPlay, 'battles'>): boolean =>
  battles.every(({ stage, postponed }) => stage === 'closed' || postponed);
