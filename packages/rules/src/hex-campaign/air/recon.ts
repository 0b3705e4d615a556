import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { RECON_SHOWS } from '../data/air.ts';
import { inRandomOrder } from '../dice/draw.ts';
import { onDie } from '../dice/on-die.ts';
import { airspaceOf } from '../map/airspaces.ts';
import { noMarks } from '../map/numbers.ts';
import { seenPiece } from '../roll/seen-piece.ts';
import { note } from '../sight/note.ts';
import { seenSite } from '../sight/seen.ts';
import type { SightMask } from '../sight/sight.ts';
import { sightOf } from '../sight/sight.ts';
import { capitalAt, tell } from '../turn/play.ts';
import type { AirMission, Recon, SeenPiece } from '../types.ts';
import type { AirPlay } from './play.ts';

type Shown = (typeof RECON_SHOWS)[number];
const NO_RECON: Recon = { hexes: [], pieces: [] };

/** HEX-AIR-07: the Recon missions over one Airspace, player by player in random order. */
export function reconnaissance(play: AirPlay, airspace: number, flown: readonly AirMission[]): void {
  const scouts = flown.filter(({ mission }) => mission === 'recon');
  const seats = play.before.seatOrder.filter((seat) => scouts.some((scout) => scout.seat === seat));
  if (seats.length === 0) return;
  const sight = sightOf(play.stateNow());
  for (const seat of inRandomOrder(play.dice, airspace, seats)) {
    const mask = sight.get(seat) ?? noMarks(play.ground.grid.count);
    for (const scout of scouts) if (scout.seat === seat) scouted(play, seat, airspace, mask);
  }
}

/** HEX-AIR-07, -08: one Recon: what it lists counts as seen this turn and is remembered. */
function scouted(play: AirPlay, seat: SeatId, airspace: number, mask: SightMask): void {
  const die = play.dice.d6('HEX-AIR-07', seat);
  const shown = onDie(RECON_SHOWS, die);
  const sites = sitesIn(play, seat, airspace, shown);
  const pieces = shown === 'all' ? detachmentsIn(play, seat, airspace) : [];
  tell(play, { type: 'recon-report', rule: 'HEX-AIR-07', to: [seat], seat, airspace, die, sites, pieces });
  const hexes = sites.map(({ hex }) => hex);
  const before = lookup(play.recon, seat) ?? NO_RECON;
  play.recon = {
    ...play.recon,
    [seat]: {
      hexes: [...new Set([...before.hexes, ...hexes])].sort(),
      pieces: [...before.pieces.filter(({ id }) => !pieces.some((piece) => piece.id === id)), ...pieces],
    },
  };
  const missing = vanishedSites(play, seat, airspace, shown).map(
    (hex) => [hex, { site: null, capital: null }] as const,
  );
  note(play, seat, mask, {
    hexes: [
      ...sites.map(({ hex, control, site }) => [hex, { control, site, capital: capitalAt(play, hex) }] as const),
      ...missing,
    ],
    pieces,
    gone: shown === 'all' ? vanishedPieces(play, seat, airspace) : [],
  });
}

/** HEX-AIR-07: the settlements, and on higher dice the Resource hexes, that are not the seat's own. */
function sitesIn(play: AirPlay, seat: SeatId, airspace: number, shown: Shown) {
  if (shown === 'nothing') return [];
  return sortedKeys(play.sites).flatMap((hex) => {
    const site = play.sites[hex];
    const control = lookup(play.control, hex) ?? null;
    if (site === undefined || control === seat || airspaceOf(play.ground.grid, hex) !== airspace) return [];
    const isShown = site.kind === 'urban' || shown !== 'urban';
    return isShown ? [{ hex, control, site: seenSite(site, false) }] : [];
  });
}

function detachmentsIn(play: AirPlay, seat: SeatId, airspace: number): readonly SeenPiece[] {
  const found = [...play.pieces.values()].flatMap((piece) => {
    if (piece.kind !== 'detachment' || piece.seat === seat || airspaceOf(play.ground.grid, piece.hex) !== airspace)
      return [];
    const seen = seenPiece(play.before, piece);
    return seen === null ? [] : [seen];
  });
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Sites that the seat remembers but that a full list of the Airspace no longer contains. */
function vanishedSites(play: AirPlay, seat: SeatId, airspace: number, shown: Shown): readonly HexKey[] {
  if (shown === 'nothing') return [];
  return (lookup(play.memory, seat)?.looks ?? []).flatMap(({ site, hexes }) => {
    const kind = site?.kind;
    if (kind === undefined || (kind !== 'urban' && shown === 'urban')) return [];
    return hexes.filter((hex) => airspaceOf(play.ground.grid, hex) === airspace && play.sites[hex]?.kind !== kind);
  });
}

/** HEX-SIGHT-11: ghosts of detachments in an Airspace in which no such detachment was found. */
function vanishedPieces(play: AirPlay, seat: SeatId, airspace: number) {
  const ghosts = lookup(play.memory, seat)?.ghosts ?? {};
  return keysOf(ghosts).filter((id) => {
    const ghost = lookup(ghosts, id)?.piece;
    return ghost?.kind === 'detachment' && airspaceOf(play.ground.grid, ghost.hex) === airspace;
  });
}
