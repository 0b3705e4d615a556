import {
  check,
  type FreeRoadSide,
  freeRoadsAfter,
  type Rejection,
  roadDie,
  type Sheet,
  suggestedFreeRoads,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { banks, type EdgeKey, edgeKey, type HexKey, neighbours } from '@sealed-orders/rules/space';
import { freeRoadsText } from '@sealed-orders/text/hex-campaign/forms/free-roads';
import { keptFor } from '../kept-for.ts';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import type { SheetOf } from '../sheets.ts';

type RoadsSheet = SheetOf<'free-roads'>;

/** A road on the sheet. */
export interface WrittenRoad {
  /** Its place on the sheet. */
  readonly index: number;
  readonly edge: EdgeKey;
  readonly name: string;
  readonly needs: 1 | 3 | 5;
  /** Whether the same road is above it: this one is tried only if the first attempt fails. */
  readonly isAgain: boolean;
  readonly refusals: readonly Rejection[];
}

/** The free roads of the player, and what the rules say about them. HEX-START-14. */
export interface RoadsForm {
  readonly view: View;
  readonly isOpen: boolean;
  readonly isSealed: boolean;
  readonly canUndo: boolean;
  readonly roads: readonly WrittenRoad[];
  readonly all: number;
  readonly left: number;
  readonly sides: readonly FreeRoadSide[];
  readonly add: (edge: EdgeKey) => void;
  readonly remove: (road: WrittenRoad) => void;
  readonly earlier: (road: WrittenRoad) => void;
  readonly clear: () => void;
  /** Roads that would join the Capital to the other sites; empty: all are joined, or no action is left. */
  readonly suggested: readonly EdgeKey[];
  readonly suggest: () => void;
  /** Why no road may lead through a hex; null: one may. */
  readonly faultIn: (hex: HexKey) => Rejection | null;
}

const isRoads = (sheet: Sheet): sheet is RoadsSheet => sheet.phase === 'free-roads';

const answersOf = keptFor((view: View) =>
  keptFor((sheet: RoadsSheet) => ({
    rejections: check(view, sheet),
    offers: freeRoadsAfter(view, sheet.roads),
    suggested: suggestedFreeRoads(view, sheet.roads),
  })),
);

/** The form of the free roads; null while another phase's sheet is open. */
export function roadsFormOf({ paper, view, place, say }: FormSeat): RoadsForm | null {
  const { sheet } = paper;
  const { own } = view;
  if (!isRoads(sheet) || own === null) return null;
  const { rejections, suggested, offers } = answersOf(view)(sheet);
  const write = (change: (roads: readonly EdgeKey[]) => readonly EdgeKey[]) =>
    paper.write((now) => (isRoads(now) ? { ...now, roads: change(now.roads) } : now));
  const nameOf = (edge: EdgeKey) => {
    const [from, to] = banks(edge);
    return freeRoadsText.between(place.words.hex(from).text, place.words.hex(to).text);
  };
  return {
    view,
    isOpen: paper.isOpen,
    isSealed: paper.sealed !== null,
    canUndo: paper.canUndo,
    roads: sheet.roads.map((edge, index) => ({
      index,
      edge,
      name: nameOf(edge),
      needs: roadDie(view, edge),
      isAgain: sheet.roads.indexOf(edge) < index,
      refusals: rejections.filter(({ path: [field, at] }) => field === 'roads' && at === index),
    })),
    all: own.record.freeRoads,
    ...offers,
    add: (edge) => write((roads) => [...roads, edge]),
    remove: ({ index, name }) => {
      write((roads) => roads.filter((_, i) => i !== index));
      say(freeRoadsText.removed(name), paper.undo);
    },
    earlier: ({ index }) => write((roads) => swapped(roads, index)),
    clear: () => write(() => []),
    suggested,
    suggest: () => {
      write((roads) => [...roads, ...suggested]);
      say(freeRoadsText.suggested(suggested.length), paper.undo);
    },
    faultIn: (hex) => {
      const [beside] = neighbours(hex);
      return view.hexes[hex]?.control === own.id || beside === undefined
        ? null
        : firstFault(view, edgeKey(hex, beside));
    },
  };
}

const firstFault = (view: View, edge: EdgeKey): Rejection | null =>
  check(view, { phase: 'free-roads', roads: [edge] })[0] ?? null;

export function useRoadsForm(): RoadsForm | null {
  const seat = useFormSeat();
  return seat && roadsFormOf(seat);
}

/** With the road one place earlier. */
const swapped = (roads: readonly EdgeKey[], index: number): readonly EdgeKey[] =>
  roads.map((edge, i) => (i === index - 1 ? roads[index] : i === index ? roads[index - 1] : edge) ?? edge);

/** The roads that may be built from a hex, by where they lead. */
export function sidesFrom({ sides }: RoadsForm, hex: HexKey): readonly (FreeRoadSide & { readonly to: HexKey })[] {
  return sides.flatMap((side) => {
    const [a, b] = banks(side.edge);
    if (a !== hex && b !== hex) return [];
    return [{ ...side, to: a === hex ? b : a }];
  });
}
