import type { Readers, RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { publicResult } from '../sides/result.ts';
import { tell } from '../turn/play.ts';
import type { Battle, BattleResult, BattleSide } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { characterDied } from './characters.ts';
import type { Fate } from './fates.ts';
import { bystanders, present, toldAtTheClose } from './news.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Scene } from './scene.ts';

/** HEX-AFT-07: what both sides saw of each other's losses. */
export function tellLosses(scene: Scene, fates: readonly Fate[]): void {
  const { play, battle } = scene;
  const units = fates
    .filter(({ tally, removed }) => removed + tally.damaged > 0)
    .map(({ tally: { fighter, damaged, lost }, removed }) => ({
      seat: fighter.seat,
      unit: fighter.unit.name,
      lost: removed,
      // A vehicle that could not be recovered is destroyed, and no longer damaged.
      damaged: Math.max(0, damaged - Math.max(0, removed - lost)),
    }));
  if (units.length === 0) return;
  const { id, hex } = battle;
  for (const to of present(scene)) {
    tell(play, { type: 'battle-losses', rule: 'HEX-AFT-07', to, battle: id, hex, units });
  }
}

/** HEX-AFT-20 to -23: VP for the owners of the armies in the hex. */
export function payVp({ play, battle }: Scene, vp: Readonly<Record<BattleSide, number>>): void {
  const { vpVisibility, battleReports } = play.before.settings;
  const isPublic = vpVisibility === 'public' && battleReports === 'public';
  for (const { seat, points } of scored(battle, vp)) {
    const record = lookup(play.seats, seat);
    if (record === undefined) continue;
    play.seats[seat] = { ...record, vp: record.vp + points };
    tell(play, { ...vpScored(seat, points), to: isPublic ? 'seats' : [seat] });
  }
}

/** Who scores in a battle, and how much. */
const scored = (battle: Battle, vp: BattleResult['vp']): readonly { seat: SeatId; points: number }[] =>
  BATTLE_SIDES.flatMap((side) => {
    const seat = battle[side]?.seat ?? null;
    return seat === null || vp[side] === 0 ? [] : [{ seat, points: vp[side] }];
  });

const vpScored = (seat: SeatId, vp: number) =>
  ({ type: 'vp-scored', rule: 'HEX-AFT-23', seat, vp, reason: 'battle' }) as const;

const place = ({ id, hex, attacker, defender }: Battle) =>
  ({ battle: id, hex, attacker: attacker.seat, defender: defender?.seat ?? null }) as const;

function announce(play: AfterBattlePlay, battle: Battle, result: BattleResult, rule: RuleId, to: Readers): void {
  const told = publicResult(play.before.settings, result);
  tell(play, { type: 'battle-announced', rule, to, ...place(battle), result: told });
}

/**
 * HEX-SIGHT-12: how the battle ended: in full for its fighters, the public part for the other players if
 * `battleReports` lets them read it immediately.
 * @param rule that decided it
 */
export function tellEnd(scene: Scene, result: BattleResult, rule: RuleId): void {
  const { play, battle, involved } = scene;
  for (const to of present(scene)) tell(play, { type: 'battle-ended', rule, to, ...place(battle), result });
  if (play.before.settings.battleReports !== 'public') return;
  for (const to of bystanders(play, involved)) announce(play, battle, result, rule, to);
}

/**
 * HEX-SIGHT-12: when the phase closes, those who had to wait read how its battles ended, which characters died in
 * them, and what VP they brought. A raid that met nobody was no battle (HEX-LOOT-08).
 */
export function publishBattles(play: AfterBattlePlay): void {
  for (const battle of play.battles) {
    const { result, defender, afterwards } = battle;
    if (result === null || defender === null) continue;
    const { fallen = [], involved = [], decidedBy = 'HEX-AFT-03' } = afterwards ?? {};
    for (const to of toldAtTheClose(play, involved)) {
      for (const { seat, unit } of fallen) tell(play, { ...characterDied(battle, seat, unit), to });
      announce(play, battle, result, decidedBy, to);
    }
    publishVp(play, battle, result);
  }
}

function publishVp(play: AfterBattlePlay, battle: Battle, { vp }: BattleResult): void {
  const { vpVisibility, battleReports } = play.before.settings;
  if (vpVisibility === 'own') return;
  for (const { seat, points } of scored(battle, vp)) {
    const others = battleReports === 'public' ? [] : bystanders(play, [seat]);
    for (const to of [...others, 'spectators'] as const) tell(play, { ...vpScored(seat, points), to });
  }
}
