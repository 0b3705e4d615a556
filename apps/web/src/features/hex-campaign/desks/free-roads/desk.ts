import type { HexKey } from '@sealed-orders/rules/space';
import { banks } from '@sealed-orders/rules/space';
import { freeRoadsText } from '@sealed-orders/text/hex-campaign/desks/free-roads';
import type { DeskWords } from '../../../campaign/door.ts';
import type { DeskDrawing, DeskHands, DeskModule, DeskSeat, PhaseDesk } from '../phase-desk.ts';
import { HexForm } from './hex-form.tsx';
import { type RoadsDesk, roadsDeskOf, sidesFrom } from './roads-desk.ts';
import { RoadsSheet } from './roads-sheet.tsx';

const Nothing = () => null;

/** The free roads of a guided set-up. HEX-START-14. */
export const freeRoadsDesk: DeskModule = {
  deskOf,
  OrderSheet: RoadsSheet,
  PieceForm: Nothing,
  HexForm,
  Board: null,
};

function deskOf(seat: DeskSeat): PhaseDesk | null {
  const desk = roadsDeskOf(seat);
  if (desk === null) return null;
  const { selection } = seat.place;
  const from = selection?.kind === 'hex' ? selection.hex : null;
  // Where no road can be built any more, nothing is left to do.
  const left = desk.sides.length > 0 ? desk.left : 0;
  return {
    isComplete: left === 0 && desk.roads.every(({ refusals }) => refusals.length === 0),
    gaps: left,
    words: wordsOf(desk),
    drawing: drawingOf(desk, from),
    hands: handsOf(desk, seat, from),
    keys: {},
    undo: seat.paper.undo,
    nextGap:
      left > 0 && desk.isOpen
        ? { name: freeRoadsText.title, says: freeRoadsText.leftShort(left), take: () => takeFirst(desk, seat) }
        : null,
    isAsked: true,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: freeRoadsText.choose,
    hintTitle: freeRoadsText.chooseTitle,
    suggestion: desk.isOpen && desk.suggested.length > 0 ? { name: freeRoadsText.suggest, accept: desk.suggest } : null,
  };
}

/** Where roads begin as a rule: in the Capital. */
function takeFirst({ view }: RoadsDesk, { place }: DeskSeat): void {
  const hex = view.own?.capital ?? null;
  if (hex !== null) place.select({ kind: 'hex', hex });
}

function wordsOf({ roads, left, sides }: RoadsDesk): DeskWords {
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

/** The roads of the sheet; and where the next may lead: from the hex in hand, else where one may begin. */
function drawingOf(desk: RoadsDesk, from: HexKey | null): DeskDrawing {
  const begins = new Set(desk.sides.flatMap(({ edge }) => banks(edge)));
  const leads = from === null ? [] : sidesFrom(desk, from).map(({ to }) => to);
  const reach = !desk.isOpen ? [] : from === null ? [...begins] : leads;
  return {
    arrows: desk.roads.map(({ edge }) => {
      const [start, end] = banks(edge);
      return { from: start, path: [end], kind: 'road', state: desk.isSealed ? 'sealed' : 'draft' };
    }),
    claims: [],
    orderStates: {},
    reach: reach.map((hex) => ({ hex, cost: null, mustStop: false })),
  };
}

/** Touching a neighbour to which a road may lead writes it and goes on from there; any other hex is taken in hand. */
function handsOf(desk: RoadsDesk, { place }: DeskSeat, from: HexKey | null): DeskHands {
  const touch = (hex: HexKey): boolean => {
    const side = from === null ? undefined : sidesFrom(desk, from).find(({ to }) => to === hex);
    if (side === undefined || !desk.isOpen) return false;
    desk.add(side.edge);
    place.select({ kind: 'hex', hex });
    return true;
  };
  return {
    onHex: touch,
    onStep: (hex) => void touch(hex),
    onPiece: () => false,
    onBack: () => {
      const last = desk.roads.at(-1);
      if (last !== undefined && desk.isOpen) desk.remove(last);
    },
    onNext: () => undefined,
  };
}
