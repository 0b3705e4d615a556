import {
  type BuildLine,
  type BuildOption,
  fallsWithout,
  type Haulage,
  haulagesAfter,
  type Judgement,
  judged,
  type MusterOption,
  mustersAfter,
  type Own,
  offersAfter,
  type Reckoning,
  reckoned,
  type Sheet,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { banks } from '@sealed-orders/rules/space';
import { SETTLEMENT_NAMES, STRONGHOLD_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText, type LineNames, lineTitle } from '@sealed-orders/text/hex-campaign/forms/build';
import { reasonFor } from '@sealed-orders/text/hex-campaign/forms/why-not';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { HexPlace } from '../../hex-context.ts';
import { keptFor } from '../kept-for.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { type BuildPen, type BuildPlace, FRESH_PEN } from './build-pen.ts';
import { type Places, placesOf } from './places.ts';

const NO_LINES: readonly BuildLine[] = [];

/** The player's build sheet, and what the rules make of it. */
export interface BuildForm {
  readonly view: View;
  readonly own: Own;
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly lines: readonly BuildLine[];
  readonly reckoning: Reckoning;
  /** What could be ordered on an empty sheet, and what can be now. */
  readonly before: readonly BuildOption[];
  readonly offers: readonly BuildOption[];
  readonly musters: readonly MusterOption[];
  readonly haulages: readonly Haulage[];
  readonly places: Places;
  /** The open form: never null while the seat has any. */
  readonly place: BuildPlace;
  readonly pen: BuildPen;
  readonly hold: (change: Partial<BuildPen>) => void;
  readonly judge: (line: BuildLine) => Judgement;
  /** Adds a line to the sheet; if the rules refuse it, reports why and leaves the sheet unchanged. True: added. */
  readonly add: (line: BuildLine) => boolean;
  /** Removes a line together with those that depend on it, and says so. */
  readonly remove: (index: number) => void;
  readonly write: (lines: readonly BuildLine[]) => void;
  readonly leftIn: (hex: HexKey) => number;
  readonly names: LineNames;
  readonly placeName: (place: BuildPlace) => string;
  readonly say: FormSeat['say'];
}

type BuildSheet = Extract<Sheet, { readonly lines: readonly BuildLine[] }>;
const isBuildSheet = (sheet: Sheet): sheet is BuildSheet => sheet.phase === 'build' || sheet.phase === 'spending';

/** The rules' answers about a sheet, each cached for as long as the view and the sheet exist. */
const keptForSheet = <Value>(ask: (view: View, lines: readonly BuildLine[]) => Value) =>
  keptFor((view: View) => keptFor((sheet: BuildSheet) => ask(view, sheet.lines)));

const reckoningFor = keptForSheet(reckoned);
const offersFor = keptForSheet(offersAfter);
const mustersFor = keptForSheet(mustersAfter);
const haulagesFor = keptForSheet(haulagesAfter);
const beforeFor = keptFor((view: View) => offersAfter(view, NO_LINES));
const judgementFor = keptFor((view: View) =>
  keptFor((sheet: BuildSheet) => keptFor((line: BuildLine) => judged(view, sheet.lines, line))),
);

/** The build orders in the form, computed once per render for all callers; null while another phase's sheet is open. */
export const buildFormOf = keptFor(madeForm);

function madeForm({ paper, view, pen: held, hold, place, say }: FormSeat): BuildForm | null {
  const { sheet } = paper;
  const { own } = view;
  if (!isBuildSheet(sheet) || own === null) return null;
  const reckoning = reckoningFor(view)(sheet);
  if (reckoning === null) return null;
  const pen = held?.phase === 'build' ? held : FRESH_PEN;
  const { lines } = sheet;
  const names = namesOf(view, own, place);
  const places = placesOf({ own, pieces: view.pieces, pending: view.pending }, pen.place, lines);
  const write = (next: readonly BuildLine[]) =>
    paper.write((now) => (isBuildSheet(now) ? { ...now, lines: next } : now));
  const judge = (line: BuildLine) => judgementFor(view)(sheet)(line);
  return {
    view,
    own,
    isOpen: paper.isOpen,
    isSealed: paper.sealed !== null,
    canUndo: paper.canUndo,
    undo: paper.undo,
    lines,
    reckoning,
    // The rules are asked only when a price list is drawn.
    get before() {
      return beforeFor(view);
    },
    get offers() {
      return offersFor(view)(sheet);
    },
    get musters() {
      return mustersFor(view)(sheet);
    },
    get haulages() {
      return haulagesFor(view)(sheet);
    },
    places,
    place: pen.place ?? firstPlace(places),
    pen,
    hold: (change) => hold({ ...pen, ...change }),
    judge,
    ...changesOf({ paper, view, place, say }, lines, { names, judge }),
    write,
    leftIn: (hex) => reckoning.stores.find((store) => store.hex === hex)?.left ?? 0,
    names,
    placeName: (of) => formName(of, names, (hex) => placeName(view, place, hex)),
    say,
  };
}

type Sheeted = Pick<BuildForm, 'names' | 'judge'>;

/** The form's actions on single lines. */
function changesOf(
  { paper, view, place, say }: Pick<FormSeat, 'paper' | 'view' | 'place' | 'say'>,
  lines: readonly BuildLine[],
  { names, judge }: Sheeted,
): Pick<BuildForm, 'add' | 'remove'> {
  const titles = (indices: readonly number[]) => indices.flatMap((i) => (lines[i] ? [lineTitle(lines[i], names)] : []));
  const add = (line: BuildLine): boolean => {
    const { refusal, falls } = judge(line);
    if (refusal !== null) say(buildText.notAdded(reasonFor(refusal, place.words)));
    else if (falls.length > 0) say(buildText.notAdded(buildText.pushesOut(titles(falls))));
    else paper.write((now) => withLine(view, now, line));
    return refusal === null && falls.length === 0;
  };
  const remove = (index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    const falls = fallsWithout(view, lines, index);
    paper.write((now) => withoutLine(view, now, line));
    const title = lineTitle(line, names);
    if (falls.length > 0) say(buildText.removedWith(title, titles(falls)), paper.undo);
  };
  return { add, remove };
}

/** The current sheet with one more line: it may have changed since the price list was drawn. */
function withLine(view: View, sheet: Sheet, line: BuildLine): Sheet {
  if (!isBuildSheet(sheet)) return sheet;
  const { refusal, falls } = judged(view, sheet.lines, line);
  return refusal === null && falls.length === 0 ? { ...sheet, lines: [...sheet.lines, line] } : sheet;
}

/** The current sheet without a line, and without the lines that depend on it. */
function withoutLine(view: View, sheet: Sheet, line: BuildLine): Sheet {
  if (!isBuildSheet(sheet)) return sheet;
  const { lines } = sheet;
  const index = lines.indexOf(line);
  if (index < 0) return sheet;
  const falls = fallsWithout(view, lines, index);
  return { ...sheet, lines: lines.filter((_, i) => i !== index && !falls.includes(i)) };
}

export function useBuildForm(): BuildForm | null {
  const seat = useFormSeat();
  return seat && buildFormOf(seat);
}

function firstPlace({ production, resources, armies }: Places): BuildPlace {
  const [hex] = [...production, ...resources];
  const [army] = armies;
  if (hex !== undefined) return { kind: 'hex', hex };
  return army === undefined ? { kind: 'realm' } : { kind: 'army', piece: army.id };
}

function formName(of: BuildPlace, names: LineNames, ofHex: (hex: HexKey) => string): string {
  if (of.kind === 'realm') return buildText.realm;
  return of.kind === 'hex' ? ofHex(of.hex) : names.piece(of.piece);
}

/** A place by the name of what is there, otherwise by its label. */
function placeName(view: View, { words }: HexPlace, hex: HexKey): string {
  const site = view.hexes[hex]?.site ?? null;
  const label = words.hex(hex).text;
  if (site?.kind === 'resource') return buildText.resourceAt(label);
  return site?.name || (view.chart.names[hex] ?? label);
}

function namesOf(view: View, own: Own, place: HexPlace): LineNames {
  const { words } = place;
  const hex = (key: HexKey) => {
    const name = view.hexes[key]?.site?.name ?? null;
    return name === null || name === '' ? words.hex(key).text : name;
  };
  const unitsOf = (id: string) => {
    const piece =
      Object.values(view.pieces).find((one) => one.id === id) ?? Object.values(own.orbit).find((one) => one.id === id);
    return piece !== undefined && 'units' in piece ? piece.units : [];
  };
  return {
    hex,
    edge: (edge) =>
      banks(edge)
        .map((key) => words.hex(key).text)
        .join(' to '),
    piece: (id) => lookup(own.captives, id)?.detachment.name ?? words.piece(id).text,
    unit: (piece, unit) => unitsOf(piece).find(({ id }) => id === unit)?.name ?? unitText.rosterHead.unit,
    defence: (at, id) => {
      const found = own.strongholds[at]?.defences.find((one) => one.id === id);
      return found === undefined ? holdingsText.defences : holdingsText.defence(found.type, found.weapon, 1);
    },
    seat: (id) => words.seat(id).text,
    step: (of, at) => (of === 'stronghold' ? nextStronghold(own, at) : nextSize(own, at)),
    turn: view.turn,
  };
}

const nextStronghold = ({ strongholds }: Own, hex: HexKey): string =>
  STRONGHOLD_NAMES[({ 0: 1, 1: 2, 2: 3, 3: 3 } as const)[strongholds[hex]?.level ?? 0]];

function nextSize({ sites }: Own, hex: HexKey): string {
  const site = sites[hex];
  return SETTLEMENT_NAMES[({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 4 } as const)[site?.kind === 'urban' ? site.size : 0]];
}
