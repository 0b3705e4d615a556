import { lookup } from '../../kernel/index.ts';
import { gainResource } from '../taking/resources.ts';
import { takeStronghold } from '../taking/strongholds.ts';
import { takeNatives } from '../taking/urban.ts';
import { areFoes, setControl, tell } from '../turn/play.ts';
import type { Detachment } from '../types.ts';
import type { LootPlay } from './play.ts';

/** HEX-LOOT-01, HEX-CLAIM-20: a detachment that won its battle takes over the enemy Stronghold in its hex, and the hex. */
export function takeFort(play: LootPlay, taker: Detachment): void {
  const { seat, hex, id: piece } = taker;
  const keeper = play.strongholds[hex]?.owner;
  if (keeper === undefined || !areFoes(play, seat, keeper)) return;
  takeStronghold(play, taker, hex, 'by-instruction');
  const from = lookup(play.control, hex) ?? null;
  if (from === seat || (from !== null && !areFoes(play, seat, from))) return;
  setControl(play, hex, seat);
  tell(play, { type: 'claimed', rule: 'HEX-LOOT-01', to: [seat], seat, piece, hex, from });
  gainResource(play, seat, hex); // HEX-ROUTE-07
  if (from === null) {
    takeNatives(play, seat, hex); // HEX-RACE-TY-09
    return;
  }
  const told = { type: 'control-lost', rule: 'HEX-LOOT-01', to: [from], seat: from, hex } as const;
  play.losses.push({ owner: from, taker: seat, piece, hex, shows: () => true, told: (by) => ({ ...told, by }) });
}
