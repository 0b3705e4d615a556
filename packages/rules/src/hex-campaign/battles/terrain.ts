import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { putBattle, tellFighters } from '../sides/put.ts';
import type { Battle, BattleDice } from '../types.ts';
import type { BattlesPlay } from './play.ts';

/** HEX-TBL-02: why a seat cannot have the terrain die rerolled. */
export function rerollFault(isOwner: boolean, dice: BattleDice | null): Fault | null {
  if (dice === null || !isOwner) return fault('not-your-stronghold', 'HEX-TBL-02', {}, ['type']);
  return dice.terrainAgain === null ? null : fault('rerolled-already', 'HEX-TBL-02', {}, ['type']);
}

/** HEX-TBL-02: the owner of the Stronghold has the terrain die rerolled, once. */
export function rerollTerrain(play: BattlesPlay, battle: Battle, seat: SeatId): readonly Fault[] {
  const { id, hex, dice } = battle;
  const owner = battle.stronghold ? lookup(play.strongholds, hex)?.owner : undefined;
  const found = rerollFault(owner === seat, dice ?? null);
  if (found !== null || dice === undefined) return found === null ? [] : [found];
  const die = play.dice.d6('HEX-TBL-02', id);
  putBattle(play, { ...battle, dice: { ...dice, terrainAgain: die } });
  tellFighters(play, battle, (to) => ({
    type: 'terrain-rerolled',
    rule: 'HEX-TBL-02',
    to,
    battle: id,
    hex,
    seat,
    die,
  }));
  return [];
}
