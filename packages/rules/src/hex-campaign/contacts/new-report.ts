import { participating } from '../sides/participation.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { unscathed } from '../sides/unscathed.ts';
import { factionOf } from '../turn/play.ts';
import type { BattleReport, BattleSide, ContactEdit, SettledBattle, UnitReport } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import type { ContactsPlay } from './play.ts';

export type OverruleBattle = Extract<ContactEdit, { readonly type: 'overrule-battle' }>;
type Losses = OverruleBattle['attackerLosses'];

/** The winner that a ruling names; null: a draw. */
export const winnerOf = ({ winner }: OverruleBattle): BattleSide | null => (winner === 'nobody' ? null : winner);

/** The report that a ruling puts in the place of the one that counted. */
export function newReport(play: ContactsPlay, kept: SettledBattle, edit: OverruleBattle): BattleReport {
  const { report } = kept;
  const winner = winnerOf(edit);
  const loser = winner === null ? null : OTHER_SIDE[winner];
  const units = BATTLE_SIDES.flatMap((side) =>
    unitsOf(play, kept, side, side === 'attacker' ? edit.attackerLosses : edit.defenderLosses),
  );
  const ended = {
    retreats: loser !== null && edit.beaten === 'retreated' ? [loser] : [],
    surrender: edit.beaten === 'surrendered' ? loser : null,
  };
  return { ...report, ...(edit.beaten === 'as-before' ? {} : ended), units };
}

/** What was reported of one side's units, or what the ruling says of all of them. */
function unitsOf(
  play: ContactsPlay,
  { battle, report }: SettledBattle,
  side: BattleSide,
  losses: Losses,
): readonly UnitReport[] {
  const primary = battle[side]?.armies ?? [];
  const beside = battle.supporters.filter((one) => one.side === side).map(({ piece }) => piece);
  const said = report.units.filter(({ piece }) => [...primary, ...beside].includes(piece));
  if (losses === 'as-before') return said;
  const others = said
    .filter(({ piece }) => !primary.includes(piece))
    .map(({ piece, unit, took }): UnitReport => ({ ...unscathed(piece, unit), took }));
  return [...primary.flatMap((id) => lossesOf(play, id, losses)), ...others];
}

function lossesOf(play: ContactsPlay, id: UnitReport['piece'], losses: Losses): readonly UnitReport[] {
  const army = play.pieces.get(id);
  if (army?.kind !== 'detachment' && army?.kind !== 'garrison') return [];
  return participating(army, factionOf(play, army.seat)).map(({ unit, ready }): UnitReport => {
    const lost = losses === 'all' ? ready : losses === 'half' ? Math.floor(ready / 2) : 0;
    return { ...unscathed(id, unit.id), lost };
  });
}
