import { lootRaid } from '../loot/raid.ts';
import type { Fought } from '../sides/outcome.ts';
import { armiesIn, armyIds, beatenSide, foughtBattles, opponentOf } from '../sides/outcome.ts';
import { loseTarget } from '../spies/infiltrate.ts';
import { removePiece, setControl, tell } from '../turn/play.ts';
import type { BattleSide, Garrison } from '../types.ts';
import { leave } from './leave.ts';
import type { WithdrawalsPlay } from './play.ts';
import { goHome } from './return.ts';

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

/** HEX-SPY-09: spies in a beaten detachment lose it, and stay in the hex of the battle. */
function shakeOff(play: WithdrawalsPlay, battle: Fought): void {
  const side = beatenSide(battle);
  if (side === null) return;
  const beaten = new Set(armyIds(battle, side));
  for (const id of [...play.spies].sort()) {
    const spy = play.pieces.get(id);
    if (spy?.kind !== 'spy' || spy.target === null || !('piece' in spy.target)) continue;
    if (beaten.has(spy.target.piece)) loseTarget(play, spy, spy.target);
  }
}

/** HEX-WD-01: on a draw the attacker leaves. `raidDislodges` false: armies beaten by a raid stay. Raiders go home. */
function losersLeave(play: WithdrawalsPlay, battle: Fought): void {
  const side = beatenSide(battle) ?? 'attacker';
  if (battle.kind === 'raid' && (side === 'attacker' || !play.before.settings.raidDislodges)) return;
  for (const army of armiesIn(play, battle, side)) {
    if (army.kind === 'detachment') leave(play, battle, army, side);
    else perish(play, battle, army, side);
  }
}

/** A losing garrison is destroyed; for its captives see HEX-CAPT-05. */
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

/**
 * HEX-CLAIM-13: discovered forces are gone after their battle, whoever won; if they won, the hex in which they were
 * found is uncontrolled again.
 */
function forcesLeave(play: WithdrawalsPlay, battle: Fought): void {
  const seat = battle.defender?.seat ?? null;
  if (seat === null) return;
  const won = battle.result.winner === 'attacker';
  for (const { faction, points, hex } of battle.attacker.forces) {
    const isLost = won && play.control[hex] === seat;
    if (isLost) setControl(play, hex, null);
    const told = { seat, battle: battle.id, faction, points, hex, lost: isLost };
    tell(play, { type: 'forces-left', rule: 'HEX-CLAIM-13', to: [seat], ...told });
  }
}
