import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { CAPITAL_VP, SECRET_CAPITAL } from '../data/settlements.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { at, factionOf, tell } from '../turn/play.ts';

/** HEX-CLAIM-22, -23: the former owner loses the Capital, the captor scores; the fall is public. */
export function loseCapital(
  play: Telling & Reads<'before' | 'ground'> & Changes<'seats'>,
  captor: SeatId,
  hex: HexKey,
  owner: SeatId,
): void {
  const loser = lookup(play.seats, owner);
  const winner = lookup(play.seats, captor);
  if (loser?.capital !== hex || winner === undefined) return;
  play.seats[owner] = { ...loser, capital: null, lostCapital: hex, capitalFell: play.turn };
  play.ground.capitals.delete(at(play, hex));
  play.seats[captor] = { ...winner, vp: winner.vp + CAPITAL_VP };
  const isSecret = SECRET_CAPITAL.includes(factionOf(play, owner));
  tell(play, {
    type: 'capital-fell',
    rule: 'HEX-CLAIM-22',
    to: 'all',
    seat: owner,
    hex: isSecret ? null : hex,
  });
  if (isSecret) {
    tell(play, { type: 'capital-taken', rule: 'HEX-RACE-DE-05', to: [captor], seat: captor, of: owner, hex });
  }
  tell(play, {
    type: 'vp-scored',
    rule: 'HEX-CLAIM-22',
    to: play.before.settings.vpVisibility === 'public' ? 'all' : [captor],
    seat: captor,
    vp: CAPITAL_VP,
    reason: 'capital-captured',
  });
}

/** HEX-CLAIM-23, HEX-LOOT-02: retaken by its owner it is the Capital again, and its Fortification that of a Capital. */
export function regainCapital(
  play: Reads<'ground' | 'sites'> & Changes<'seats' | 'strongholds'>,
  seat: SeatId,
  hex: HexKey,
): void {
  const owner = lookup(play.seats, seat);
  if (owner?.capital !== null || play.sites[hex]?.kind !== 'urban') return;
  if ((owner.lostCapital ?? owner.startingCapital) !== hex) return;
  play.seats[seat] = { ...owner, capital: hex, lostCapital: null };
  play.ground.capitals.add(at(play, hex));
  const stronghold = play.strongholds[hex];
  if (stronghold?.owner === seat && stronghold.level === 2) play.strongholds[hex] = { ...stronghold, level: 3 };
}
