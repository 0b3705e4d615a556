import { lookup, recordOf } from '../../kernel/index.ts';
import { EMPTY_FRAGMENT, tablePair } from '../corrections/fragments.ts';
import { changedIn } from '../data/editions.ts';
import type { Battle, Fragment, PieceId, SettledBattle } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import type { AfterBattlePlay } from './play.ts';

/** Members of the tables that the end of a battle changes. */
type Touched = Pick<Fragment, 'pieces' | 'orbit' | 'captives' | 'seats' | 'strongholds'>;

const armiesOf = (battle: Battle): readonly PieceId[] => [
  ...BATTLE_SIDES.flatMap((side) => battle[side]?.armies ?? []),
  ...battle.supporters.map(({ piece }) => piece),
];

/** The armies of a battle, their captivity, the books of the seats, and the Stronghold. */
export function touchedBy(play: AfterBattlePlay, battle: Battle): Touched {
  const ids = [...new Set(armiesOf(battle))];
  return {
    pieces: recordOf(ids, (id) => play.pieces.get(id) ?? null),
    orbit: recordOf(ids, (id) => play.orbit.get(id) ?? null),
    captives: recordOf(ids, (id) => play.captives.get(id) ?? null),
    seats: recordOf(play.before.seatOrder, (id) => lookup(play.seats, id) ?? null),
    strongholds: recordOf([battle.hex], (hex) => lookup(play.strongholds, hex) ?? null),
  };
}

/** HEX-TURN-13: keeps what the end of a battle changed, so that a referee can overrule it. */
export function keepSettled(
  play: AfterBattlePlay,
  was: Touched,
  of: Pick<SettledBattle, 'battle' | 'report' | 'winner'>,
): void {
  if (!changedIn(play.before.edition).keepsSettled) return;
  const now = touchedBy(play, of.battle);
  const pairs = {
    pieces: tablePair(was.pieces, now.pieces),
    orbit: tablePair(was.orbit, now.orbit),
    captives: tablePair(was.captives, now.captives),
    seats: tablePair(was.seats, now.seats),
    strongholds: tablePair(was.strongholds, now.strongholds),
  };
  const side = (of: <Part>(pair: { readonly was: Part; readonly now: Part }) => Part): Fragment => ({
    ...EMPTY_FRAGMENT,
    pieces: of(pairs.pieces),
    orbit: of(pairs.orbit),
    captives: of(pairs.captives),
    seats: of(pairs.seats),
    strongholds: of(pairs.strongholds),
  });
  const { battles = {}, closing = null, ...others } = play.settled ?? {};
  const kept = { ...of, was: side((pair) => pair.was), now: side((pair) => pair.now) };
  play.settled = { ...others, battles: { ...battles, [of.battle.id]: kept }, closing };
}
