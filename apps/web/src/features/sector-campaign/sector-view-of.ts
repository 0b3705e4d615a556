import { type Frame, type SeatLetter, seatLetters, type UnitIcon } from '@sealed-orders/map';
import type {
  SectorAircraft,
  SectorArrow,
  SectorCounter,
  SectorFlight,
  SectorTerritory,
  SectorView,
} from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Board,
  byId,
  type Counter,
  type CounterId,
  type Declared,
  type Detachment,
  isCommitted,
  type Kind,
  lineOf,
  printed,
  SIDES,
  type Side,
  type Territory,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { platesOf } from './board/plates.ts';
import { queuedPlacements } from './setup/queued-placements.ts';

/** The letter of a seat. */
export type LetterOf = (seat: string) => SeatLetter;

/** The letters of a view's seats, for use outside the campaign page. */
export function lettersOf({ board }: Pick<View, 'board'>): LetterOf {
  const letters = new Map<string, SeatLetter>(seatLetters(board.seats.map((id) => ({ id }))));
  return (seat) => letters.get(seat) ?? 'n';
}

/** A side is drawn in the colours of its commander. */
export const letterOfSide = (board: Pick<Board, 'sides'>, side: Side, letterOf: LetterOf): SeatLetter =>
  letterOf(board.sides[side].commander);

/** All territories in the order of their ids. */
export const territoriesIn = ({ territories }: Pick<Board, 'territories'>): readonly Territory[] =>
  Object.values(territories).sort((a, b) => byId(a.id, b.id));

/** By side, then by number. */
export const countersIn = ({ counters }: Pick<Board, 'counters'>): readonly Counter[] =>
  Object.values(counters).sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side) || a.number - b.number);

/** The detachment under a counter, if the reader may know it; null: it is face down. */
export function detachmentUnder({ desks }: Pick<View, 'desks'>, { id, side }: Counter): Detachment | null {
  const all = desks[side]?.detachments ?? {};
  return Object.values(all).find(({ counter }) => counter === id) ?? null;
}

/** What the reader's side knows about an enemy counter; null: nothing. */
export function dossierOn({ side, desks }: Pick<View, 'side' | 'desks'>, counter: CounterId) {
  const desk = side === null ? null : desks[side];
  return desk === null ? null : (lookup(desk.dossiers, counter) ?? null);
}

const ICONS: Readonly<Record<Kind, UnitIcon>> = {
  ground: 'infantry',
  airborne: 'motorised',
  aerial: 'aviation',
  dropship: 'transport',
};

/** The sign on a detachment's counter. */
function iconOf({ kind, units }: Pick<Detachment, 'kind' | 'units'>): UnitIcon {
  const has = (trait: 'war-machine' | 'infiltrator'): boolean => units.some(({ traits }) => traits.includes(trait));
  if (kind !== 'ground') return ICONS[kind];
  if (has('war-machine')) return 'armour';
  return has('infiltrator') ? 'reconnaissance' : ICONS.ground;
}

/** Its units: those that are left, and those lost this turn. SEC-BTL-11. */
function strengthOf({ units, lost }: Pick<Detachment, 'units' | 'lost'>): readonly [number, number, number] {
  const all = units.reduce((sum, { count }) => sum + count, 0);
  const gone = lost.reduce((sum, count) => sum + count, 0);
  return [all - gone, 0, gone];
}

/** For readers without a side, nobody is the enemy. */
const frameOf = ({ side }: Pick<View, 'side'>, of: Side): Frame =>
  side === null || side === of ? 'friend' : 'hostile';

/** A counter, as drawn for the reader. */
export function sectorCounter(view: View, counter: Counter, letterOf: LetterOf): SectorCounter {
  const under = detachmentUnder(view, counter);
  return {
    id: counter.id,
    number: counter.number,
    seat: letterOfSide(view.board, counter.side, letterOf),
    face:
      under === null ? null : { icon: iconOf(under), frame: frameOf(view, counter.side), strength: strengthOf(under) },
    isKnown: dossierOn(view, counter.id) !== null,
    isAway: counter.isLost || isCommitted(view.board, counter),
  };
}

/** Everything drawn for a campaign, except what the reader is about to declare. */
export function sectorViewOf(view: View, letterOf: LetterOf): SectorView {
  const { board } = view;
  const { settings } = board;
  return {
    columns: 2 * settings.linesPerSide,
    rows: settings.rows,
    territories: territoriesIn(board).map((one) => territoryOf(board, one, letterOf)),
    plates: platesOf(board, null),
    counters: grouped([
      ...countersIn(board).flatMap((one) =>
        one.mission === null ? [{ at: one.at, drawn: sectorCounter(view, one, letterOf) }] : [],
      ),
      ...queuedCounters(view, letterOf),
    ]),
    aircraft: grouped(
      countersIn(board).flatMap((one) =>
        one.mission === null ? [] : [{ at: one.at, drawn: aircraftOf(view, one, letterOf) }],
      ),
    ),
    orbit: [inOrbit(view, 'west', letterOf), inOrbit(view, 'east', letterOf)],
    arrows: arrowsOf(board, letterOf),
    flights: flightsOf(board, letterOf),
    words: {
      lines: Array.from({ length: 2 * settings.linesPerSide }, (_, i) => mapText.line(lineInColumn(board, i + 1))),
      edges: [mapText.edge('west'), mapText.edge('east')],
      orbit: mapText.orbit,
    },
  };
}

function lineInColumn(board: Board, column: number): number {
  const one = territoriesIn(board).find((place) => place.column === column);
  return one === undefined ? 0 : lineOf(board.settings, one);
}

function territoryOf(board: Board, one: Territory, letterOf: LetterOf): SectorTerritory {
  const fort = one.isBeingFortified ? 'begun' : 'none';
  return {
    ...{ id: one.id, name: printed(one.id), column: one.column, row: one.row },
    holder: letterOfSide(board, one.controller, letterOf),
    isMajor: one.isMajor,
    fort: one.isFortified ? 'built' : fort,
    hasBattle: Object.values(board.battles).some(({ territory, outcome }) => territory === one.id && outcome === null),
    isIsolated: one.isIsolated,
  };
}

interface Standing<Drawn> {
  /** Null: it is not on the map. */
  readonly at: TerritoryId | null;
  readonly drawn: Drawn;
}

/** Counters on the map, by territory. */
function grouped<Drawn>(all: readonly Standing<Drawn>[]): Readonly<Record<string, readonly Drawn[]>> {
  const groups: Record<string, Drawn[]> = {};
  for (const { at, drawn } of all) {
    if (at === null) continue;
    const group = groups[at] ?? [];
    groups[at] = group;
    group.push(drawn);
  }
  return groups;
}

/** SEC-TURN-05: the placements in the reader’s queue, faintly, without a number. */
function queuedCounters(view: View, letterOf: LetterOf): readonly Standing<SectorCounter>[] {
  const { board, side } = view;
  const desk = side === null ? null : view.desks[side];
  if (board.phase !== 'deployment' || side === null || desk === null) return [];
  return queuedPlacements(desk).flatMap(({ detachment, at }) => {
    const queued = lookup(desk.detachments, detachment);
    if (queued?.where !== 'hand') return [];
    const seat = letterOfSide(board, side, letterOf);
    const face = { icon: iconOf(queued), frame: frameOf(view, side) };
    return [{ at, drawn: { id: queued.id, number: null, seat, face, isKnown: false, isAway: true } }];
  });
}

function aircraftOf(view: View, counter: Counter, letterOf: LetterOf): SectorAircraft {
  const drawn = sectorCounter(view, counter, letterOf);
  const { mission } = counter;
  return {
    ...drawn,
    mission: mission?.mission ?? 'intercept',
    isAway: drawn.isAway || mission?.isUsed === true,
  };
}

const inOrbit = (view: View, side: Side, letterOf: LetterOf): readonly SectorCounter[] =>
  countersIn(view.board)
    .filter((one) => one.side === side && one.at === null)
    .map((one) => sectorCounter(view, one, letterOf));

/** Attacks with their numbers and answers: from their declaration until the battles are over. */
const ATTACKING: readonly string[] = ['attacks', 'battles'];

function attacksIn({ phase, declared }: Board): readonly Declared[] {
  return ATTACKING.includes(phase) ? declared.filter(({ what }) => what === 'attack' || what === 'respond') : [];
}

function arrowsOf(board: Board, letterOf: LetterOf): readonly SectorArrow[] {
  let number = 0;
  return attacksIn(board).flatMap(({ what, side, from, to, route }): readonly SectorArrow[] => {
    const isAttack = what === 'attack';
    if (isAttack) number += 1;
    if (from === null || to === null || route !== null || from === to) return [];
    const seat = letterOfSide(board, side, letterOf);
    return [{ kind: isAttack ? 'attack' : 'answer', from, to, seat, number: isAttack ? number : null }];
  });
}

/** This phase's flights, and those that led to battles. */
function flightsOf(board: Board, letterOf: LetterOf): readonly SectorFlight[] {
  const { declared, phase } = board;
  const shown = ATTACKING.includes(phase) ? attacksIn(board) : declared.filter((one) => one.phase === phase);
  return shown.flatMap(({ side, from, route }): readonly SectorFlight[] =>
    from === null || route === null
      ? []
      : [{ way: [from, ...route], seat: letterOfSide(board, side, letterOf), isPlan: false }],
  );
}
