import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { Play } from '../turn/play.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Battle } from '../types.ts';
import { putBattle, tellFighters } from './put.ts';

/** HEX-TBL-02: the owner of the Stronghold has the die for the terrain rolled again, once. */
export function rerollTerrain(play: Play, battle: Battle, seat: SeatId): readonly Fault[] {
  const { id, hex, dice } = battle;
  const owner = battle.stronghold ? lookup(play.strongholds, hex)?.owner : undefined;
  if (dice === undefined || owner !== seat) return [fault('not-your-stronghold', 'HEX-TBL-02', {}, ['type'])];
  if (dice.terrainAgain !== null) return [fault('rerolled-already', 'HEX-TBL-02', {}, ['type'])];
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
