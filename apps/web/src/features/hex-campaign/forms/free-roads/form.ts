import type { HexKey } from '@sealed-orders/rules/space';
import { banks } from '@sealed-orders/rules/space';
import { freeRoadsText } from '@sealed-orders/text/hex-campaign/forms/free-roads';
import { reasonFor } from '@sealed-orders/text/hex-campaign/forms/why-not';
import type { FormWords } from '../../../campaign/door.ts';
import type { FormDrawing, FormHands, FormModule, FormSeat, PhaseForm } from '../phase-form.ts';
import { HexForm } from './hex-form.tsx';
import { type RoadsForm, roadsFormOf, sidesFrom } from './roads-form.ts';
import { RoadsSheet } from './roads-sheet.tsx';

const Nothing = () => null;

/** The free roads of a guided set-up. HEX-START-14. */
export const freeRoadsForm: FormModule = {
  formOf,
  OrderSheet: RoadsSheet,
  PieceForm: Nothing,
  HexForm,
  Board: null,
};

function formOf(seat: FormSeat): PhaseForm | null {
  const form = roadsFormOf(seat);
  if (form === null) return null;
  const { selection } = seat.place;
  const from = selection?.kind === 'hex' ? selection.hex : null;
  // If no more roads can be built, nothing is left to do.
  const left = form.sides.length > 0 ? form.left : 0;
  return {
    isComplete: left === 0 && form.roads.every(({ refusals }) => refusals.length === 0),
    gaps: left,
    words: wordsOf(form),
    drawing: drawingOf(form, from),
    hands: handsOf(form, seat, from),
    keys: {},
    undo: seat.paper.undo,
    nextGap:
      left > 0 && form.isOpen
        ? { name: freeRoadsText.title, says: freeRoadsText.leftShort(left), take: () => takeFirst(form, seat) }
        : null,
    isAsked: true,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: freeRoadsText.choose,
    hintTitle: freeRoadsText.chooseTitle,
    suggestion: form.isOpen && form.suggested.length > 0 ? { name: freeRoadsText.suggest, accept: form.suggest } : null,
  };
}

/** Where roads usually begin: in the Capital. */
function takeFirst({ view }: RoadsForm, { place }: FormSeat): void {
  const hex = view.own?.capital ?? null;
  if (hex !== null) place.select({ kind: 'hex', hex });
}

function wordsOf({ roads, left, sides }: RoadsForm): FormWords {
  const refused = roads.filter(({ refusals }) => refusals.length > 0).length;
  return {
    seal: freeRoadsText.seal(roads.length),
    note: freeRoadsText.note(left),
    refused: refused > 0 ? freeRoadsText.refused(refused) : null,
    isDraft: refused > 0,
    confirm: left > 0 && sides.length > 0 ? freeRoadsText.confirm(left) : null,
    committed: freeRoadsText.committed(roads.length),
  };
}

/** The roads of the sheet; and where the next may lead: from the selected hex, otherwise where one may begin. */
function drawingOf(form: RoadsForm, from: HexKey | null): FormDrawing {
  const begins = new Set(form.sides.flatMap(({ edge }) => banks(edge)));
  const leads = from === null ? [] : sidesFrom(form, from).map(({ to }) => to);
  const reach = !form.isOpen ? [] : from === null ? [...begins] : leads;
  return {
    arrows: form.roads.map(({ edge }) => {
      const [start, end] = banks(edge);
      return { from: start, path: [end], kind: 'road', state: form.isSealed ? 'sealed' : 'draft' };
    }),
    claims: [],
    orderStates: {},
    reach: reach.map((hex) => ({ hex, cost: null, mustStop: false })),
  };
}

/**
 * Touching a neighbour to which a road may lead writes it and continues from there; any other own hex is selected. A hex
 * where no road may lead says why, and the road still begins where it did.
 */
function handsOf(form: RoadsForm, { place, say }: FormSeat, from: HexKey | null): FormHands {
  const touch = (hex: HexKey): boolean => {
    if (from === null || !form.isOpen || form.faultIn(from) !== null) return false;
    const side = sidesFrom(form, from).find(({ to }) => to === hex);
    const fault = side === undefined ? form.faultIn(hex) : null;
    if (fault !== null) say(reasonFor(fault, place.words));
    if (side === undefined) return fault !== null;
    form.add(side.edge);
    place.select({ kind: 'hex', hex });
    return true;
  };
  return {
    onHex: touch,
    onStep: (hex) => void touch(hex),
    onPiece: () => false,
    onBack: () => {
      const last = form.roads.at(-1);
      if (last !== undefined && form.isOpen) form.remove(last);
    },
    onNext: () => undefined,
  };
}
