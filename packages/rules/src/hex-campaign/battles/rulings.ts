import type { Result } from '../../kernel/index.ts';
import { failed, ok } from '../../kernel/index.ts';
import { settleByDice } from '../quick-battles/quick.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import type { Battle, BattleRuling, Rejection } from '../types.ts';
import { putOff } from './agreements.ts';
import type { BattlesPlay } from './play.ts';
import { decideReport } from './report.ts';

/** HEX-TBL-41, HEX-QB-01, -11: the referee's ruling on a battle, carried out or refused. */
export function rule(play: BattlesPlay, ruling: BattleRuling): Result<null, readonly Rejection[]> {
  const battle = play.battles.find(({ id }) => id === ruling.battle);
  const found = battle === undefined ? [unknown(ruling)] : ruled(play, battle, ruling);
  return found.length === 0 ? ok(null) : failed(found.map((one) => rejected(one, ['ruling'])));
}

const unknown = ({ battle }: BattleRuling): Fault => fault('battle-unknown', 'HEX-TBL-41', { battle }, ['battle']);

function ruled(play: BattlesPlay, battle: Battle, ruling: BattleRuling): readonly Fault[] {
  const { stage, id } = battle;
  if (battle.postponed) return [fault('battle-put-off', 'HEX-QB-11', { battle: id }, ['battle'])];
  if (stage === 'closed') return [fault('not-asked-now', 'HEX-TBL-41', { stage }, ['type'])];
  if (ruling.type === 'settle-battle') {
    settleByDice(play, battle);
    return [];
  }
  if (stage !== 'open') return [fault('not-asked-now', 'HEX-TBL-41', { stage }, ['type'])];
  if (ruling.type === 'decide-battle') return decideReport(play, battle, ruling.report);
  if (play.before.settings.postpone === 'never') return [fault('never-put-off', 'HEX-QB-11', {}, ['type'])];
  putOff(play, battle);
  return [];
}
