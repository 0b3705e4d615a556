import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { settledUnits, sideLoss } from '../sides/settled-units.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import { unscathed } from '../sides/unscathed.ts';
import type { BattleReport, BattleSide, ContactEdit, SettledBattle, UnitReport } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import type { ContactsPlay } from './play.ts';

export type OverruleBattle = Extract<ContactEdit, { readonly type: 'overrule-battle' }>;

/** The winner that a ruling names; null: a draw. */
export const winnerOf = ({ winner }: OverruleBattle): BattleSide | null => (winner === 'nobody' ? null : winner);

/** The report that a ruling puts in the place of the one that counted. */
export function newReport(play: ContactsPlay, kept: SettledBattle, edit: OverruleBattle): BattleReport {
  const { report } = kept;
  const winner = winnerOf(edit);
  const loser = winner === null ? null : OTHER_SIDE[winner];
  const units = BATTLE_SIDES.flatMap((side) => unitsOf(play, kept, side, edit));
  const ended = {
    retreats: loser !== null && edit.beaten === 'retreated' ? [loser] : [],
    surrender: edit.beaten === 'surrendered' ? loser : null,
  };
  return { ...report, ...(edit.beaten === 'as-before' ? {} : ended), units };
}

/** What was reported of one side's units, or what the ruling says of all of them, or of some. */
function unitsOf(
  play: ContactsPlay,
  { battle, report }: SettledBattle,
  side: BattleSide,
  edit: OverruleBattle,
): readonly UnitReport[] {
  const losses = side === 'attacker' ? edit.attackerLosses : edit.defenderLosses;
  const primary = battle[side]?.armies ?? [];
  const beside = battle.supporters.filter((one) => one.side === side).map(({ piece }) => piece);
  const said = report.units.filter(({ piece }) => [...primary, ...beside].includes(piece));
  const known = {
    pieceOf: (id: UnitReport['piece']) => play.pieces.get(id),
    factionOf: (seat: SeatId) => lookup(play.seats, seat)?.faction,
  };
  const fought = settledUnits(known, { battle, report }).filter((one) => one.side === side);
  const whole = fought
    .filter(({ piece }) => primary.includes(piece))
    .map((one): UnitReport => ({ ...unscathed(one.piece, one.unit.id), lost: sideLoss(losses, one) }));
  const others = said
    .filter(({ piece }) => !primary.includes(piece))
    .map(({ piece, unit, took }): UnitReport => ({ ...unscathed(piece, unit), took }));
  const all = losses === 'as-before' ? said : [...whole, ...others];
  const named = fought.flatMap(({ piece, unit: { id } }) => {
    const lost = lookup(edit.units ?? {}, id);
    const { took = 'fought', xp = 0, demon = null } = said.find((one) => one.unit === id) ?? {};
    return lost === undefined ? [] : [{ ...unscathed(piece, id), took, xp, demon, lost }];
  });
  return [...all.filter(({ unit }) => !named.some((one) => one.unit === unit)), ...named];
}
