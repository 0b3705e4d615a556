import type { RuleId, SeatId } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { drawn } from '../dice/draw.ts';
import { noMarks } from '../map/numbers.ts';
import { seenPiece } from '../roll/seen-piece.ts';
import type { Tidings } from '../sight/note.ts';
import { note } from '../sight/note.ts';
import { seenSite } from '../sight/seen.ts';
import { sightOf } from '../sight/sight.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { capitalAt, tell } from '../turn/play.ts';
import type { Report, ReportedCaptives, ReportedUnit, SpyTarget, Unit } from '../types.ts';

/** The fields of a step that this reads and changes. */
type Informing = Telling &
  Reads<
    'before' | 'captives' | 'control' | 'dice' | 'ground' | 'pieces' | 'seats' | 'sites' | 'stateNow' | 'strongholds'
  > &
  Changes<'memory'>;

/** HEX-SPY-13: everything to know about a target now; null if it is gone. */
export function reportOn(play: Informing, about: SpyTarget): Report | null {
  switch (about.kind) {
    case 'detachment':
    case 'convoy':
      return pieceReport(play, about);
    case 'stronghold':
      return strongholdReport(play, about.hex);
    case 'urban':
    case 'resource':
      return siteReport(play, about);
  }
}

function pieceReport(
  play: Reads<'captives' | 'pieces'>,
  { piece: id }: Extract<SpyTarget, { piece: unknown }>,
): Report | null {
  const piece = play.pieces.get(id);
  if (piece?.kind === 'convoy') {
    return { kind: 'convoy', seat: piece.seat, hex: piece.hex, piece: piece.id, bp: piece.bp };
  }
  if (piece?.kind !== 'detachment') return null;
  const { seat, hex, race, march, special, garrisonDetachment, dxp, units } = piece;
  return {
    kind: 'detachment',
    seat,
    hex,
    piece: piece.id,
    race,
    march,
    special,
    garrisonDetachment,
    dxp,
    units: units.map(reported),
    captives: captivesOf(play, id),
  };
}

function strongholdReport(play: Reads<'captives' | 'pieces' | 'strongholds'>, hex: HexKey): Report | null {
  const stronghold = play.strongholds[hex];
  if (stronghold === undefined) return null;
  const garrison = garrisonIn(play, hex);
  return {
    kind: 'stronghold',
    seat: stronghold.owner,
    hex,
    level: stronghold.level,
    defences: stronghold.defences,
    garrison: garrison?.units.map(reported) ?? null,
    captives: garrison === null ? [] : captivesOf(play, garrison.id),
  };
}

function garrisonIn(play: Reads<'pieces'>, hex: HexKey) {
  for (const piece of play.pieces.values()) if (piece.kind === 'garrison' && piece.hex === hex) return piece;
  return null;
}

function siteReport(play: Reads<'control' | 'sites'>, { hex }: Extract<SpyTarget, { hex: unknown }>): Report | null {
  const site = play.sites[hex];
  const seat = play.control[hex];
  if (site === undefined || seat === undefined) return null;
  if (site.kind === 'resource') return { kind: 'resource', seat, hex, yield: site.yield, route: site.route };
  const { name, faction, size, bp, buildings } = site;
  return { kind: 'urban', seat, hex, name, faction, size, bp, buildings };
}

/** A unit as others see it. */
function reported({
  kind,
  tags,
  mount,
  mark,
  name,
  slot,
  moveClass,
  scout,
  points,
  models,
  record,
}: Unit): ReportedUnit {
  const known = { kind, tags, mount, mark, name, slot, moveClass, scout, points, models };
  const { injuries = [], stripped = false } = record ?? {};
  return injuries.length > 0 || stripped ? { ...known, hurt: { injuries, stripped } } : known;
}

function captivesOf(play: Reads<'captives'>, piece: string): readonly ReportedCaptives[] {
  return [...play.captives.values()].flatMap(({ detachment, holder }) => {
    if (holder.kind !== 'piece' || holder.piece !== piece) return [];
    return [{ of: detachment.seat, race: detachment.race, units: detachment.units.map(reported) }];
  });
}

/** Reports the findings to a player; visible parts enter the player's map as of this turn. HEX-SPY-13. */
export function tellReport(play: Informing, seat: SeatId, rule: RuleId, report: Report): void {
  tell(play, { type: 'spy-report', rule, to: [seat], seat, report });
  const mask = sightOf(play.stateNow()).get(seat) ?? noMarks(play.ground.grid.count);
  note(play, seat, mask, tidingsOf(play, report));
}

function tidingsOf(play: Reads<'before' | 'pieces' | 'seats' | 'sites'>, report: Report): Tidings {
  const { hex } = report;
  switch (report.kind) {
    case 'detachment':
    case 'convoy': {
      const piece = play.pieces.get(report.piece);
      const seen = piece === undefined ? null : seenPiece(play.before, piece);
      return { hexes: [], pieces: seen === null ? [] : [seen] };
    }
    case 'stronghold': {
      const stronghold = { level: report.level, owner: report.seat, defences: null };
      return { hexes: [[hex, { stronghold, garrison: report.garrison === null ? null : report.seat }]], pieces: [] };
    }
    case 'urban':
    case 'resource': {
      const site = play.sites[hex];
      const capital = capitalAt(play, hex);
      return {
        hexes: [[hex, { control: report.seat, site: site === undefined ? null : seenSite(site, false), capital }]],
        pieces: [],
      };
    }
  }
}

/** The subjects of a random report. HEX-CAPT-03. */
export type Category = 'detachment' | 'stronghold' | 'urban';

/** Everything of a category that a player has on the map, in the order of ids and hexes. */
function thingsOf(
  play: Reads<'control' | 'pieces' | 'sites' | 'strongholds'>,
  of: SeatId,
  category: Category,
): readonly SpyTarget[] {
  switch (category) {
    case 'detachment':
      return [...play.pieces.values()]
        .filter((piece) => piece.kind === 'detachment' && piece.seat === of)
        .map(({ id }) => id)
        .sort()
        .map((piece) => ({ kind: 'detachment', piece }));
    case 'stronghold':
      return sortedKeys(play.strongholds)
        .filter((hex) => play.strongholds[hex]?.owner === of)
        .map((hex) => ({ kind: 'stronghold', hex }));
    case 'urban':
      return sortedKeys(play.sites)
        .filter((hex) => play.sites[hex]?.kind === 'urban' && play.control[hex] === of)
        .map((hex) => ({ kind: 'urban', hex }));
  }
}

/**
 * HEX-SPY-05, HEX-CAPT-03: a player learns everything about one thing of another player's, drawn at random. Nothing if
 * there is none.
 * @param subject the draw's name in the dice
 */
export function learnByChance(
  play: Informing,
  reader: SeatId,
  { of, category }: { readonly of: SeatId; readonly category: Category },
  { rule, subject }: { readonly rule: RuleId; readonly subject: string },
): void {
  const about = drawn(play.dice, rule, subject, thingsOf(play, of, category));
  const report = about === undefined ? null : reportOn(play, about);
  if (report !== null) tellReport(play, reader, rule, report);
}
