import { tell } from '../turn/play.ts';
import type { Battle, Defence } from '../types.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Scene } from './scene.ts';

/** HEX-TBL-09, HEX-SPY-11: the defences in a battle for their Stronghold: those that work this turn. */
export function defencesInBattle(play: AfterBattlePlay, { hex, stronghold }: Battle): readonly Defence[] {
  const defences = stronghold ? (play.strongholds[hex]?.defences ?? []) : [];
  return defences.filter(({ disabled }) => disabled !== play.turn);
}

/** HEX-DEF-17, HEX-AFT-10: defences that were destroyed in the battle for their Stronghold are gone. */
export function razeDefences({ play, battle, report, fighting }: Scene): void {
  const stronghold = play.strongholds[battle.hex];
  if (!battle.stronghold || stronghold === undefined) return;
  const destroyed = new Set(report.defences.filter(({ fate }) => fate === 'destroyed').map(({ defence }) => defence));
  const gone = stronghold.defences.filter(({ id }) => destroyed.has(id));
  if (gone.length === 0) return;
  const defences = stronghold.defences.filter(({ id }) => !destroyed.has(id));
  play.strongholds[battle.hex] = { ...stronghold, defences };
  const { owner: seat } = stronghold;
  const to = fighting.includes(seat) ? fighting : [...fighting, seat];
  const what = { seat, hex: battle.hex, defences: gone.map(({ type }) => type) };
  tell(play, { type: 'defences-destroyed', rule: 'HEX-DEF-17', to, ...what });
}
