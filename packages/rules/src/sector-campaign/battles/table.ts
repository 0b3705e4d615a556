import { lookup } from '../../kernel/index.ts';
import { standingIn } from '../board/board.ts';
import { otherSide, territoryOf } from '../board/grid.ts';
import type { Battle, Board, Counter, CounterId, SeenSheet, Side, TerritoryId, View, Way } from '../types.ts';
import { fightersOf, fortificationsFor, sheetOf } from './opening.ts';

/** How a detachment enters the table. SEC-BTL-01, -03, SEC-RESP-06. */
export const ENTRIES = ['half', 'meeting', 'reserve', 'drop'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A detachment in a battle, as far as the viewer knows it. */
export interface Fighter {
  readonly counter: CounterId;
  readonly side: Side;
  readonly part: 'attacks' | 'defends' | 'responds';
  /** Null: it was there already. */
  readonly way: Way | null;
  /** Where it came from; null: from orbit. */
  readonly from: TerritoryId | null;
  readonly entry: Entry;
  /** SEC-BTL-09: if it loses, it is destroyed. */
  readonly isIsolated: boolean;
  /** Null: the viewer has not seen it. */
  readonly sheet: SeenSheet | null;
}

/** SEC-BTL-17: the defenders; before the battles begin, those who would defend. */
const defendersOf = (board: Board, { attacker, territory, defenders }: Battle): readonly CounterId[] =>
  board.phase === 'attacks' ? standingIn(board, otherSide(attacker), territory).map(({ id }) => id) : defenders;

/** The battle; if it hasn't begun, with those who would defend. */
export const asItStands = (board: Board, battle: Battle): Battle => ({
  ...battle,
  defenders: [...defendersOf(board, battle)],
});

/** A sheet that the viewer's side wrote, or has seen; null: neither. */
export function sheetUnder({ desks, side }: Pick<View, 'desks' | 'side'>, counter: Counter): SeenSheet | null {
  const own = Object.values(desks[counter.side]?.detachments ?? {}).find((one) => one.counter === counter.id);
  if (own !== undefined) return sheetOf(own);
  return side === null ? null : (lookup(desks[side]?.dossiers ?? {}, counter.id)?.sheet ?? null);
}

/** SEC-BTL-03: an entirely airborne detachment from a line that is not next to the attacked one comes as a reserve. */
function entryOf(
  board: Board,
  { territory }: Battle,
  { part, way, from }: Pick<Fighter, 'part' | 'way' | 'from'>,
): Entry {
  if (part === 'defends') return 'half';
  if (part === 'responds') return 'reserve';
  if (way === 'drop') return 'drop';
  if (way !== 'air' || from === null) return 'meeting';
  const distance = Math.abs(territoryOf(board, from).column - territoryOf(board, territory).column);
  return distance > 1 ? 'reserve' : 'meeting';
}

function comingOf(battle: Battle, id: CounterId): Pick<Fighter, 'part' | 'way' | 'from'> {
  const attack = battle.attacks.find(({ counters }) => counters.includes(id));
  if (attack !== undefined) return { part: 'attacks', way: attack.way, from: attack.from };
  const responder = battle.responders.find(({ counter }) => counter === id);
  if (responder !== undefined) return { part: 'responds', way: responder.way, from: responder.from };
  return { part: 'defends', way: null, from: battle.territory };
}

/** Everyone who fights, attackers first. SEC-BTL-01, -03, SEC-RESP-06. */
export function fightersIn(view: View, battle: Battle): readonly Fighter[] {
  const { board } = view;
  const full = asItStands(board, battle);
  return [battle.attacker, otherSide(battle.attacker)].flatMap((side) =>
    fightersOf(full, side).flatMap((id): readonly Fighter[] => {
      const counter = lookup(board.counters, id);
      if (counter === undefined) return [];
      const coming = comingOf(battle, id);
      const entry = entryOf(board, battle, coming);
      return [
        { ...coming, counter: id, side, entry, isIsolated: counter.isIsolated, sheet: sheetUnder(view, counter) },
      ];
    }),
  );
}

/**
 * SEC-BTL-09, SEC-ISO-07: those who fight on when their army's morale is zero, until the enemy also holds all objectives, and
 * are destroyed if they lose.
 */
export const isolatedIn = (fighters: readonly Fighter[]): readonly CounterId[] =>
  fighters.filter(({ isIsolated }) => isIsolated).map(({ counter }) => counter);

/** The points of a side's detachments; null: the viewer does not know them all. */
export function pointsIn(fighters: readonly Fighter[], side: Side): number | null {
  const sheets = fighters.filter((one) => one.side === side).map(({ sheet }) => sheet);
  return sheets.includes(null) ? null : sheets.reduce((sum, sheet) => sum + (sheet?.points ?? 0), 0);
}

/** SEC-BTL-02: fortifications, for defenders that did not respond; null: the viewer doesn't know their points. */
export function fortificationsIn(battle: Battle, fighters: readonly Fighter[]): number | null {
  if (!battle.isFortified) return 0;
  const points = pointsIn(
    fighters.filter(({ part }) => part === 'defends'),
    otherSide(battle.attacker),
  );
  return points === null ? null : fortificationsFor(points);
}

/** SEC-INIT-03: the chits of the attacker and the defender. */
export const CHITS = { attacker: 3, defender: 2 } as const;
