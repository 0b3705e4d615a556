import type { Rejection, SeatId } from '../../kernel/index.ts';
import { decideCaptives } from '../aftermath/conclude.ts';
import { OTHER_SIDE } from '../aftermath/fighters.ts';
import type { Play } from '../turn/play.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault, rejected } from '../turn/sheet-faults.ts';
import type { Battle, BattleSide, LossItem } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { lossFault, pickFault } from './choice.ts';
import { drawnLosses, drawnPicks } from './drawn.ts';
import { dutyOf, pickLimit } from './duty.ts';
import { bothStands, rolledQuick } from './roll.ts';
import { chosen, isRolled, owing, picked, proceed, type Rolled } from './stage.ts';

/** HEX-QB-02 to -04: rolls a battle and puts it at `picks` or `losses`; where nothing is to be chosen it is over. */
export function rollQuickBattle(play: Play, battle: Battle): void {
  if (battle.stage !== 'open' || battle.defender === null) return;
  proceed(play, { ...battle, quick: rolledQuick(play, battle) });
}

const refusing = (found: Fault): readonly Rejection[] => [rejected(found, ['order'])];

/** HEX-QB-07: the planner's picks; null when they are in order and taken. */
export function takePicks(
  play: Play,
  battle: Battle,
  seat: SeatId,
  items: readonly LossItem[],
): readonly Rejection[] | null {
  const side = BATTLE_SIDES.find((one) => battle.quick?.picks[one] === null && battle[OTHER_SIDE[one]]?.seat === seat);
  if (!isRolled(battle) || side === undefined) return refusing(fault('no-picks-owed', 'HEX-QB-07'));
  const found = picksFault(play, battle, side, items);
  if (found !== null) return refusing(found);
  picked(play, battle, { side, items, drawn: false });
  return null;
}

/** Of two owners each loses no more than a quarter of his share by picks. */
function picksFault(play: Play, battle: Rolled, side: BattleSide, items: readonly LossItem[]): Fault | null {
  const stands = bothStands(play, battle)[side];
  const all = stands.flatMap(({ stakes }) => stakes);
  const shared = pickFault(all, Number.MAX_SAFE_INTEGER, items);
  if (shared !== null) return shared;
  for (const stand of stands) {
    const own = items.filter(({ unit }) => stand.stakes.some((stake) => stake.unit === unit));
    const found = pickFault(stand.stakes, pickLimit(battle, side, stand, battle.quick.shares), own);
    if (found !== null) return found;
  }
  return null;
}

/** HEX-QB-05: an owner's losses; null when they are in order and taken. The last one concludes the battle. */
export function takeLosses(
  play: Play,
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
 * HEX-QB-01, -06: settles the battle as it stands: rolls what is not rolled, chooses by chance what is not chosen. Over
 * captives that nobody decided on the victor has mercy.
 */
export function settleByDice(play: Play, { id }: Battle): void {
  const now = () => play.battles.find((one) => one.id === id);
  const first = now();
  if (first?.stage === 'open') rollQuickBattle(play, first);
  for (const side of BATTLE_SIDES) drawPicks(play, now(), side);
  drawAllLosses(play, now);
  const last = now();
  if (last?.stage !== 'captives') return;
  const victor = last.result?.winner ?? null;
  const seat = victor === null ? null : last[victor]?.seat;
  if (seat !== null && seat !== undefined) decideCaptives(play, last, seat, false);
}

function drawPicks(play: Play, battle: Battle | undefined, side: BattleSide): void {
  if (battle === undefined || !isRolled(battle) || battle.quick.picks[side] !== null) return;
  const draw = (most: number) => play.dice.die('HEX-QB-06', `${battle.id} ${side} picks`, most);
  const items = bothStands(play, battle)[side].flatMap((stand) =>
    drawnPicks(stand.stakes, pickLimit(battle, side, stand, battle.quick.shares), draw),
  );
  picked(play, battle, { side, items, drawn: true });
}

function drawAllLosses(play: Play, now: () => Battle | undefined): void {
  for (let battle = now(); battle?.stage === 'losses' && isRolled(battle); battle = now()) {
    const [first] = owing(battle.quick, bothStands(play, battle));
    if (first === undefined) return;
    const { id, quick } = battle;
    const draw = (most: number) => play.dice.die('HEX-QB-06', `${id} ${first.stand.seat}`, most);
    const items = drawnLosses(dutyOf(quick, first.side, first.stand), draw);
    chosen(play, battle, { stand: first.stand, items, drawn: true });
  }
}
