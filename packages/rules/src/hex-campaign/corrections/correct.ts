import type { Edit, RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import { EDITS, MOST_VP } from '../data/corrections.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Reads } from '../turn/fields.ts';
import { tell } from '../turn/play.ts';
import type { Correction, Edited, SeatState } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { correctControl } from './control.ts';
import { correctModels } from './models.ts';
import type { CorrectionsPlay } from './play.ts';
import { breakPromise } from './promises.ts';

const RULE: RuleId = 'HEX-TURN-13';

/** HEX-TURN-13: carries out a correction by the referee; returns why it cannot be done. */
export function correct(play: CorrectionsPlay, correction: Correction, reason: string): readonly Fault[] {
  const beyond = rangeFaults(correction);
  if (beyond.length > 0) return beyond;
  switch (correction.type) {
    case 'set-vp':
      return correctVp(play, correction, reason);
    case 'set-debt':
      return correctDebt(play, correction, reason);
    case 'set-bp':
      return correctBp(play, correction, reason);
    case 'set-control':
      return correctControl(play, correction, reason);
    case 'break-promise':
      return breakPromise(play, correction, reason);
    case 'set-models':
      return correctModels(play, correction, reason);
  }
}

/** Numbers beyond what a form may offer. */
export function rangeFaults(correction: Edited): readonly Fault[] {
  const edit: Edit = present(
    EDITS.find(({ type }) => type === correction.type),
    'each has its edit',
  );
  return Object.entries<unknown>(correction).flatMap(([name, value]): readonly Fault[] => {
    const field = lookup(edit.fields, name);
    if (field?.kind !== 'number' || typeof value !== 'number') return [];
    const { least, most } = field;
    return value >= least && value <= most ? [] : [fault('out-of-range', RULE, { least, most }, [name])];
  });
}

const unknown = (at: string): readonly Fault[] => [fault('not-correctable', RULE, {}, [at])];
const same = (at: string): readonly Fault[] => [fault('nothing-changed', RULE, {}, [at])];

/** HEX-AFT-20: VP of open battles that others may not know yet stay in the total, or it could become negative. */
function correctVp(
  play: CorrectionsPlay,
  { seat, vp }: Extract<Correction, { type: 'set-vp' }>,
  reason: string,
): readonly Fault[] {
  const record = recordOf(play, seat);
  if (record === undefined) return unknown('seat');
  if (record.vp === vp) return same('vp');
  const least = vpOfOpenBattles(play, seat);
  if (vp < least) return [fault('out-of-range', RULE, { least, most: MOST_VP }, ['vp'])];
  play.seats[seat] = { ...record, vp };
  const isPublic = play.before.settings.vpVisibility === 'public';
  const to = isPublic ? 'all' : [seat];
  tell(play, { type: 'vp-corrected', rule: RULE, to, seat, change: vp - record.vp, reason });
  return [];
}

/** HEX-BP-07. */
function correctDebt(
  play: CorrectionsPlay,
  { seat, debt }: Extract<Correction, { type: 'set-debt' }>,
  reason: string,
): readonly Fault[] {
  const record = recordOf(play, seat);
  if (record === undefined) return unknown('seat');
  if (record.debt === debt) return same('debt');
  play.seats[seat] = { ...record, debt };
  tell(play, { type: 'debt-corrected', rule: RULE, to: [seat], seat, debt, was: record.debt, reason });
  return [];
}

/** HEX-BP-01: a settlement's store, known to its owner. */
function correctBp(
  play: CorrectionsPlay,
  { hex, bp }: Extract<Correction, { type: 'set-bp' }>,
  reason: string,
): readonly Fault[] {
  const site = lookup(play.sites, hex);
  const seat = lookup(play.control, hex);
  if (site?.kind !== 'urban' || seat === undefined) return unknown('hex');
  if (site.bp === bp) return same('bp');
  play.sites[hex] = { ...site, bp };
  tell(play, { type: 'bp-corrected', rule: RULE, to: [seat], seat, hex, bp, was: site.bp, reason });
  return [];
}

const recordOf = (play: CorrectionsPlay, seat: SeatId): SeatState | undefined => lookup(play.seats, seat);

/** HEX-SIGHT-12: VP of battles in the open phase; viewers who may not know them yet see a total without them. */
function vpOfOpenBattles({ battles, phase }: Reads<'battles' | 'phase'>, seat: SeatId): number {
  if (phase !== 'battle') return 0;
  return battles.reduce((sum, battle) => {
    const { result } = battle;
    if (result === null) return sum;
    const own = BATTLE_SIDES.filter((side) => battle[side]?.seat === seat);
    return own.reduce((total, side) => total + result.vp[side], sum);
  }, 0);
}
