import { lootRaid } from '../loot/raid.ts';
import type { Fought } from '../sides/outcome.ts';
import { armiesIn, beatenSide, foughtBattles, opponentOf } from '../sides/outcome.ts';
import { removePiece, tell } from '../turn/play.ts';
import type { BattleSide, Garrison } from '../types.ts';
import { forcesLeave } from './forces.ts';
import { leave } from './leave.ts';
import type { WithdrawalsPlay } from './play.ts';
import { goHome } from './return.ts';
import { shakeOff } from './shake-off.ts';

/** HEX-WD-01, -02: losers leave and raiders go home, by battle number, each with its loot. */
export function withdrawals(play: WithdrawalsPlay): void {
  for (const battle of foughtBattles(play)) {
    shakeOff(play, battle); // HEX-SPY-09
    losersLeave(play, battle);
    for (const raider of raiders(play, battle)) {
      goHome(play, battle, raider); // HEX-WD-11
      lootRaid(play, battle, raider.id); // HEX-LOOT-04 to -08
    }
    if (battle.attacker.seat === null) forcesLeave(play, battle); // HEX-CLAIM-13
  }
}

/** HEX-WD-01: on a draw the attacker leaves. `raidDislodges` false: those whom a raid beat stay. Raiders go home. */
function losersLeave(play: WithdrawalsPlay, battle: Fought): void {
  const side = beatenSide(battle) ?? 'attacker';
  if (battle.kind === 'raid' && (side === 'attacker' || !play.before.settings.raidDislodges)) return;
  for (const army of armiesIn(play, battle, side)) {
    if (army.kind === 'detachment') leave(play, battle, army, side);
    else perish(play, battle, army, side);
  }
}

/** A losing garrison is destroyed; of what it guards see HEX-CAPT-05. */
function perish(play: WithdrawalsPlay, battle: Fought, garrison: Garrison, side: BattleSide): void {
  removePiece(play, garrison);
  const { seat, id: piece, name, hex } = garrison;
  const victor = battle[opponentOf(side)]?.seat ?? null;
  const to = victor === null || victor === seat ? [seat] : [seat, victor];
  tell(play, { type: 'garrison-destroyed', rule: 'HEX-WD-01', to, seat, piece, name, hex, battle: battle.id });
}

/** HEX-BORD-08. */
const raiders = (play: WithdrawalsPlay, battle: Fought) =>
  battle.kind === 'raid'
    ? armiesIn(play, battle, 'attacker').flatMap((army) => (army.kind === 'detachment' ? [army] : []))
    : [];
