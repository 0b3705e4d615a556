import { areAllied } from '../sides/allied.ts';
import { onlookers } from '../sight/onlookers.ts';
import { areFoes, tell } from '../turn/play.ts';
import type { Army, Battle, Detachment, Side } from '../types.ts';
import { attackingSide, battleId, beginBattle, isCounted } from './battle.ts';
import { battleIn } from './hexes.ts';
import type { BattleMovementPlay } from './play.ts';
import { lendSupport } from './supporters.ts';

/**
 * HEX-BMOV-08: the battles of the turn with their final numbers: those put off first, then in order of entry, last those
 * of armies that are not friends any more. Raids that met nobody are listed in order too.
 */
export function listBattles(play: BattleMovementPlay): void {
  play.battles = withoutGaps(
    play,
    play.battles.flatMap((battle) => stillFought(play, battle)),
  );
  fightGuests(play);
  lendSupport(play);
  const fighting = new Set(
    play.battles.flatMap(({ attacker, defender }) => [...attacker.armies, ...(defender?.armies ?? [])]),
  );
  const inOrder = [
    ...play.battles.filter(({ turn }) => turn < play.turn),
    ...play.battles.filter(({ turn }) => turn === play.turn),
  ];
  play.battles = inOrder.map((battle, i) => ({
    ...battle,
    number: i + 1,
    supporters: battle.supporters.filter(({ piece }) => !fighting.has(piece)),
  }));
  loseIdleSupport(play, fighting);
  for (const battle of play.battles) if (battle.turn === play.turn) tellBattle(play, battle);
}

/** HEX-BMOV-08: the battles of the turn counted again after some were lost: before others are added or announced. */
function withoutGaps(play: BattleMovementPlay, battles: readonly Battle[]): readonly Battle[] {
  const counted = battles.filter((battle) => isCounted(play, battle));
  return battles.map((battle) => {
    const place = counted.indexOf(battle) + 1;
    return place === 0 ? battle : { ...battle, id: battleId(play.turn, place) };
  });
}

/** HEX-MOV-17: detachments lost at sea no longer fight. HEX-BMOV-08: nor do sides that have become allies. */
function stillFought(play: BattleMovementPlay, battle: Battle): readonly Battle[] {
  const left = (side: Side): Side => ({ ...side, armies: side.armies.filter((id) => play.pieces.has(id)) });
  const attacker = left(battle.attacker);
  const defender = battle.defender === null ? null : left(battle.defender);
  const isHeld = (side: Side | null) => side === null || side.armies.length + side.forces.length > 0;
  const isFought = isHeld(attacker) && isHeld(defender) && !areAllied(play, battle);
  return isFought ? [{ ...battle, attacker, defender }] : [];
}

/** HEX-BMOV-08: the guest attacks the army whose hex it shares without a battle, from no side. */
function fightGuests(play: BattleMovementPlay): void {
  const garrisons = new Map<string, Army>();
  for (const piece of play.pieces.values()) if (piece.kind === 'garrison') garrisons.set(piece.hex, piece);
  const guests: Detachment[] = [];
  for (const piece of play.pieces.values()) {
    const host = piece.kind === 'detachment' ? garrisons.get(piece.hex) : undefined;
    if (piece.kind !== 'detachment' || host === undefined || !areFoes(play, piece.seat, host.seat)) continue;
    if (battleIn(play, piece.hex) === null) guests.push(piece);
  }
  for (const guest of guests.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const host = garrisons.get(guest.hex);
    if (host === undefined) continue;
    const attacker = attackingSide(guest, 'attack');
    beginBattle(play, { hex: guest.hex, kind: 'attack', origin: null, home: null, attacker, defenders: [host] });
  }
}

/** HEX-BORD-17: air support for an army that neither attacks nor is attacked is lost. */
function loseIdleSupport(play: BattleMovementPlay, fighting: ReadonlySet<string>): void {
  const lost = play.airSupport.filter(({ army }) => army !== null && !fighting.has(army));
  play.airSupport = play.airSupport.filter((support) => !lost.includes(support));
  for (const { seat, army, airspace } of lost) {
    if (army === null) continue;
    tell(play, { type: 'air-support-lost', rule: 'HEX-BORD-17', to: [seat], seat, airspace, army });
  }
}

/** HEX-BMOV-08, HEX-BORD-08: announces a battle; only its owner learns that a raid met nobody. */
function tellBattle(play: BattleMovementPlay, battle: Battle): void {
  const { id, hex, attacker, defender } = battle;
  if (defender === null || defender.seat === null) return;
  const what = { battle: id, hex, attacker: attacker.seat, defender: defender.seat };
  for (const to of onlookers(play, battle)) tell(play, { type: 'battle-arose', rule: 'HEX-BMOV-08', to, ...what });
}
