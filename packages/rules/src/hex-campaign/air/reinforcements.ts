import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { DEFENCE_DICE, SAVING, STRONGHOLD_DICE } from '../data/air.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { airspaceOf } from '../map/airspaces.ts';
import { hasWorking } from '../places/working.ts';
import { rememberedAt } from '../sight/hex-cache.ts';
import { sightOf } from '../sight/sight.ts';
import { areFoes, at, factionOf, tell } from '../turn/play.ts';
import type { Stronghold } from '../types.ts';
import type { Fighters } from './duels.ts';
import type { AirPlay } from './play.ts';

/** HEX-AIR-13: the die to roll against that many enemy squadrons. */
const neededDie = (squadrons: number): number => Math.min(SAVING.most, SAVING.needs + squadrons - 1);

/** HEX-AIR-12: how many dice a Stronghold gives to the reinforcements of its Capital. */
function savingDice(stronghold: Stronghold | undefined, turn: number): number {
  if (stronghold === undefined) return 0;
  const working = stronghold.defences.filter(({ disabled }) => disabled !== turn);
  const dice: number = STRONGHOLD_DICE[stronghold.level];
  return working.reduce((sum, { type }) => sum + (DEFENCE_DICE[type] ?? 0), dice);
}

/** Who controls an Airspace, and which interceptors nobody turned back. */
export interface Held {
  readonly seats: readonly SeatId[];
  readonly holding: Fighters;
}

/**
 * HEX-AIR-12, -13: if an enemy controls the Airspace of a Capital, dice decide how many of the next turn's
 * reinforcements get through. Everybody else's arrive in full.
 */
export function attackReinforcements(play: AirPlay, held: ReadonlyMap<number, Held>): void {
  for (const seat of play.before.seatOrder) {
    const record = lookup(play.seats, seat);
    if (record === undefined) continue;
    const { capital } = record;
    const over = capital === null ? undefined : held.get(airspaceOf(play.ground.grid, capital));
    const enemies = over?.seats.filter((other) => areFoes(play, seat, other)) ?? [];
    const isAttacked = capital !== null && over !== undefined && enemies.length > 0;
    const bp = isAttacked ? savedBp(play, seat, capital, over.holding) : null;
    if (bp !== record.reinforcement) play.seats[seat] = { ...record, reinforcement: bp };
    if (isAttacked) for (const enemy of enemies) tellAttacker(play, enemy, seat, capital, bp ?? 0);
  }
}

/** Null if no spaceport receives anything: then nothing is rolled. HEX-BP-03. */
function savedBp(play: AirPlay, seat: SeatId, capital: HexKey, holding: Fighters): number | null {
  if (!hasPort(play, seat, capital)) return null;
  const stronghold = play.strongholds[capital];
  const isHostile = stronghold !== undefined && areFoes(play, seat, stronghold.owner);
  const count = savingDice(isHostile ? undefined : stronghold, play.turn);
  let squadrons = 0;
  for (const [other, number] of holding) if (areFoes(play, seat, other)) squadrons += number;
  const needs = neededDie(squadrons);
  const dice = Array.from({ length: count }, () => play.dice.d6('HEX-AIR-12', seat));
  const saved = dice.filter((die) => die >= needs).length * SAVING.bp;
  const bp = Math.min(saved, play.before.settings.reinforcementBp);
  const airspace = airspaceOf(play.ground.grid, capital);
  tell(play, { type: 'reinforcements-attacked', rule: 'HEX-AIR-12', to: [seat], seat, airspace, dice, needs, bp });
  return bp;
}

function hasPort(play: AirPlay, seat: SeatId, capital: HexKey): boolean {
  const site = play.sites[capital];
  if (site?.kind !== 'urban') return false;
  const faction = factionOf(play, seat);
  return (['minor-space-port', 'major-space-port'] as const).some((port) => hasWorking(site, port, faction, play.turn));
}

/** HEX-AIR-12: only attackers who know that the Capital is there read the result. */
function tellAttacker(play: AirPlay, seat: SeatId, of: SeatId, capital: HexKey, bp: number): void {
  if (!knowsCapital(play, seat, of, capital)) return;
  const airspace = airspaceOf(play.ground.grid, capital);
  tell(play, { type: 'reinforcements-cut', rule: 'HEX-AIR-12', to: [seat], seat, of, airspace, bp });
}

/** HEX-AIR-12: at its public starting place, or once seen; one with a secret place only while it is in sight. */
function knowsCapital(play: AirPlay, seat: SeatId, of: SeatId, capital: HexKey): boolean {
  const isInSight = sightOf(play.stateNow()).get(seat)?.[at(play, capital)] === 1;
  if (isInSight) return true;
  if (SECRET_CAPITAL.includes(factionOf(play, of))) return false;
  const remembered = rememberedAt(play.ground.grid, lookup(play.memory, seat)?.looks ?? [], capital);
  const isRemembered = remembered?.site?.kind === 'urban' && remembered.control === of;
  return isRemembered || lookup(play.seats, of)?.startingCapital === capital;
}
