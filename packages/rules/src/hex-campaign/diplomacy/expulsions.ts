import { lookup } from '../../kernel/index.ts';
import type { Realm } from '../realm/realm.ts';
import { removePiece, replacePiece, tell } from '../turn/play.ts';
import type { DiplomacyPlay } from './play.ts';

/** HEX-DIP-12: diplomats that their hosts send home; without a Capital to return to, they are removed. */
export function expelDiplomats(play: DiplomacyPlay, realms: Iterable<Realm>): void {
  for (const { seat: host, expelled } of realms) {
    for (const id of expelled) {
      const diplomat = play.pieces.get(id);
      if (diplomat?.kind !== 'diplomat') continue;
      const { seat } = diplomat;
      const home = lookup(play.seats, seat)?.capital ?? null;
      if (home === null) removePiece(play, diplomat);
      else replacePiece(play, { ...diplomat, hex: home });
      const told = { seat, by: host, piece: id, home: home !== null };
      tell(play, { type: 'diplomat-expelled', rule: 'HEX-DIP-12', to: [seat, host], ...told });
    }
  }
}
