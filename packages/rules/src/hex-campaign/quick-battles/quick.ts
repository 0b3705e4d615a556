import type { SeatId } from '../../kernel/index.ts';
import { decideCaptives } from '../after-battle/conclude.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import { captorSide } from '../sides/outcome.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import type { Battle, BattleSide, LossItem, Rejection } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { lossFault } from './choice.ts';
import { drawnLosses, drawnPicks } from './drawn.ts';
import { dutyOf, pickLimit, picksFault } from './duty.ts';
import type { QuickBattlesPlay } from './play.ts';
import { bothStands, rolledQuick } from './roll.ts';
import { chosen, isRolled, owing, picked, proceed } from './stage.ts';

/** HEX-QB-02 to -04: rolls a battle and moves it to `picks` or `losses`; without anything to choose it is over. */
export function rollQuickBattle(play: QuickBattlesPlay, battle: Battle): void {
  if (battle.stage !== 'open' || battle.defender === null) return;
  proceed(play, { ...battle, quick: rolledQuick(play, battle) });
}

const refusing = (found: Fault): readonly Rejection[] => [rejected(found, ['order'])];

/** HEX-QB-07: the planner's picks; null if they are valid and taken. */
export function takePicks(
  play: QuickBattlesPlay,
  battle: Battle,
  seat: SeatId,
  items: readonly LossItem[],
): readonly Rejection[] | null {
  const side = BATTLE_SIDES.find((one) => battle.quick?.picks[one] === null && battle[OTHER_SIDE[one]]?.seat === seat);
  if (!isRolled(battle) || side === undefined) return refusing(fault('no-picks-owed', 'HEX-QB-07'));
  const { shares } = battle.quick;
  const found = picksFault(battle, { side, stands: bothStands(play, battle)[side], shares }, items);
  if (found !== null) return refusing(found);
  picked(play, battle, { side, items, drawn: false });
  return null;
}

/** HEX-QB-05: an owner's losses; null if they are valid and taken. The last one concludes the battle. */
export function takeLosses(
  play: QuickBattlesPlay,
  battle: Battle,
  seat: SeatId,
  items: readonly LossItem[],
): readonly Rejection[] | null {
  const none = () => refusing(fault('no-losses-owed', 'HEX-QB-05'));
  if (!isRolled(battle) || battle.stage !== 'losses') return none();
  const owed = owing(battle.quick, bothStands(play, battle)).find(({ stand }) => stand.seat === seat);
  if (owed === undefined) return none();
  const found = lossFault(dutyOf(battle.quick, owed.side, owed.stand), items);
  if (found !== null) return refusing(found);
  chosen(play, battle, { stand: owed.stand, items, drawn: false });
  return null;
}

/**
 * HEX-QB-01, -06: settles the battle from its current stage: rolls and chooses at random whatever is missing. Captives
 * without a decision are spared.
 */
export function settleByDice(play: QuickBattlesPlay, { id }: Battle): void {
  const now = () => play.battles.find((one) => one.id === id);
  const first = now();
  if (first?.stage === 'open') rollQuickBattle(play, first);
  for (const side of BATTLE_SIDES) drawPicks(play, now(), side);
  drawAllLosses(play, now);
  const last = now();
  if (last?.stage !== 'captives') return;
  const captor = captorSide(last);
  const seat = captor === null ? null : last[captor]?.seat;
  if (seat !== null && seat !== undefined) decideCaptives(play, last, seat, false);
}

function drawPicks(play: QuickBattlesPlay, battle: Battle | undefined, side: BattleSide): void {
  if (battle === undefined || !isRolled(battle) || battle.quick.picks[side] !== null) return;
  const draw = (most: number) => play.dice.die('HEX-QB-06', `${battle.id} ${side} picks`, most);
  const items = bothStands(play, battle)[side].flatMap((stand) =>
    drawnPicks(stand.stakes, pickLimit(battle, side, stand, battle.quick.shares), draw),
  );
  picked(play, battle, { side, items, drawn: true });
}

function drawAllLosses(play: QuickBattlesPlay, now: () => Battle | undefined): void {
  for (let battle = now(); battle?.stage === 'losses' && isRolled(battle); battle = now()) {
    const [first] = owing(battle.quick, bothStands(play, battle));
    if (first === undefined) return;
    const { id, quick } = battle;
    const draw = (most: number) => play.dice.die('HEX-QB-06', `${id} ${first.stand.seat}`, most);
    const items = drawnLosses(dutyOf(quick, first.side, first.stand), draw);
    chosen(play, battle, { stand: first.stand, items, drawn: true });
  }
}
