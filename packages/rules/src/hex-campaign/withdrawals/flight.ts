import { changedIn } from '../data/editions.ts';
import { withDxp } from '../experience/dxp.ts';
import { armyIds } from '../sides/outcome.ts';
import { rewardBp } from '../sides/rewards.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { captorArmy, seizeDetachment } from '../taking/seizing.ts';
import { factionOf, tell } from '../turn/play.ts';
import type { Battle, BattleResult, BattleSide, Detachment } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { bestDxp, mostPoints } from '../units/worth.ts';
import type { WithdrawalsPlay } from './play.ts';

/** HEX-TBL-39, HEX-WD-09: the result with the BP for a side with newly known losses. */
function withLosses(
  play: WithdrawalsPlay,
  battle: Battle,
  result: BattleResult,
  side: BattleSide,
  lost: number,
): BattleResult {
  const captors = OTHER_SIDE[side];
  const seat = battle[captors]?.seat ?? null;
  if (seat === null) return result;
  const faction = factionOf(play, seat);
  const outcome = result.winner === null ? 'draw' : 'win';
  const more = rewardBp(faction, outcome, lost) - rewardBp(faction, outcome, result.lost[side]);
  return {
    ...result,
    lost: { ...result.lost, [side]: lost },
    bp: { ...result.bp, [captors]: result.bp[captors] + more },
  };
}

/** HEX-XP-05: with the DXP left after its capture, and the event for its owner. */
function sobered(play: WithdrawalsPlay, detachment: Detachment, dxp: number): Detachment {
  const { seat, id: piece, name } = detachment;
  const after = withDxp(detachment, dxp);
  const what = { lost: Math.max(0, detachment.dxp - dxp), gained: 0, dxp, most: mostPoints(bestDxp(after)) };
  if (what.lost > 0)
    tell(play, { type: 'experience-gained', rule: 'HEX-XP-05', to: [seat], seat, piece, name, ...what });
  return after;
}

/**
 * HEX-WD-09: a detachment that cannot withdraw is captured by the enemy it fought, as if it had surrendered: that enemy
 * gains BP for all of it, and it loses half the DXP that it had before the battle. VP do not change.
 * @returns false if nobody is there to capture it; then nothing happens
 */
export function capturedInFlight(play: WithdrawalsPlay, battle: Battle, detachment: Detachment): boolean {
  const side: BattleSide = battle.attacker.armies.includes(detachment.id) ? 'attacker' : 'defender';
  const captor = captorArmy(play, battle, OTHER_SIDE[side]);
  if (captor === null) return false;
  const now = play.battles.find(({ id }) => id === battle.id) ?? battle;
  const then = now.afterwards?.ifCaptured[detachment.id];
  const result =
    now.result === null || then === undefined ? now.result : withLosses(play, now, now.result, side, then.lost);
  play.battles = play.battles.map((one) => (one.id === battle.id ? { ...one, result } : one));
  const learned = then === undefined ? detachment : sobered(play, detachment, then.dxp);
  seizeDetachment(play, learned, { captor, hex: detachment.hex, rule: 'HEX-WD-09' });
  if (isAskedAbout(play, battle, detachment)) noteTaken(play, battle, OTHER_SIDE[side]);
  return true;
}

/** HEX-TBL-38: whether its captor may kill it, and somebody asks him. */
function isAskedAbout({ before, captives }: WithdrawalsPlay, battle: Battle, { id }: Detachment): boolean {
  if (!changedIn(before.edition).asksAfterFlight || before.settings.askedPhases !== 'all') return false;
  const captor = captives.get(id)?.captor;
  return captor !== undefined && BATTLE_SIDES.some((side) => battle[side]?.seat === captor);
}

function noteTaken(play: WithdrawalsPlay, { id }: Battle, takenBy: BattleSide): void {
  play.battles = play.battles.map((one) => (one.id === id ? { ...one, takenBy } : one));
}

/** HEX-TBL-38: their captor decides about captives who found no way out, if he still has them when all have moved. */
export function askCaptors(play: WithdrawalsPlay): void {
  play.battles = play.battles.map((battle) => {
    const { takenBy, ...rest } = battle;
    if (takenBy === undefined) return battle;
    const captor = battle[takenBy]?.seat;
    const isHeld = armyIds(battle, OTHER_SIDE[takenBy]).some((id) => play.captives.get(id)?.captor === captor);
    return isHeld ? { ...battle, stage: 'captives' } : rest;
  });
}

/** Whether the losers of this phase have left already: only questions about captives were open. */
export const haveLeft = ({ before }: Pick<WithdrawalsPlay, 'before'>): boolean =>
  before.battles.some(({ takenBy }) => takenBy !== undefined);
