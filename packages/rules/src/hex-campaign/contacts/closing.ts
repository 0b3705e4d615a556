import { takeStones } from '../after-battle/stones.ts';
import { tendCaptives } from '../captives/tend.ts';
import { difference } from '../corrections/fragments.ts';
import { capturePlaces } from '../loot/capture.ts';
import { payRewards } from '../loot/rewards.ts';
import type { Play } from '../play.ts';
import { landDrops } from '../withdrawals/drops.ts';
import { freeCaptives } from '../withdrawals/freed.ts';
import { withdrawals } from '../withdrawals/withdraw.ts';

/** What follows from the battles of a turn once all are settled. */
const AFTERMATH: readonly ((play: Play) => void)[] = [
  withdrawals, // HEX-WD-02; raiders' loot: HEX-LOOT-08
  takeStones, // HEX-RACE-EL-04
  capturePlaces, // HEX-LOOT-01, -03, HEX-CLAIM-15
  freeCaptives, // HEX-WD-12
  tendCaptives, // HEX-CAPT-05, -07
  landDrops, // HEX-BMOV-07
  payRewards, // HEX-AFT-09
];

/** HEX-TURN-12 point 8. */
export function aftermath(play: Play): void {
  for (const part of AFTERMATH) part(play);
}

/** HEX-TURN-12 point 8; HEX-TURN-13: what it changes is kept, so that a referee can overrule a battle. */
export function endBattles(play: Play): void {
  if (play.settled === null || Object.keys(play.settled.battles).length === 0) {
    aftermath(play);
    return;
  }
  const { battles, battleMoves, turn } = play;
  const before = play.stateNow();
  const thrown = play.dice.thrown().length;
  aftermath(play);
  const dice = play.dice.thrown().slice(thrown);
  const { was, now } = difference(before, play.stateNow());
  play.settled = { ...play.settled, closing: { turn, battles, battleMoves, dice, was, now } };
}

/** HEX-TURN-13: once armies march again, the battles before that are not overruled any more. */
export function forgetSettled(play: Pick<Play, 'settled'>): void {
  play.settled = null;
}
