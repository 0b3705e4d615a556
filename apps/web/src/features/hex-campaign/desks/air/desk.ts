import { airText } from '@sealed-orders/text/hex-campaign/desks/air';
import { squadronsText } from '@sealed-orders/text/hex-campaign/desks/squadrons';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { DeskWords } from '../../../campaign/door.ts';
import { knownPiece } from '../../map/known.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { DeskDrawing, DeskHands, DeskModule, DeskSeat, PhaseDesk } from '../phase-desk.ts';
import { type AirDesk, airDeskOf } from './air-desk.ts';
import { airGaps, missionKeys, NOWHERE, skyOf } from './air-drawing.ts';
import { type AirGiving, airGiving } from './air-giving.ts';
import { AirSheet } from './air-sheet.tsx';
import { SquadronForm } from './mission-form.tsx';

const Nothing = () => null;

/** Air orders in a phase of their own: a mission for each squadron. HEX-AIR-01, HEX-TURN-02. */
export const airDesk: DeskModule = {
  deskOf,
  OrderSheet: AirSheet,
  PieceForm: Nothing,
  SquadronForm,
  HexForm: Nothing,
  Board: null,
};

function deskOf(seat: DeskSeat): PhaseDesk | null {
  const desk = airDeskOf(seat);
  if (desk === null) return null;
  const giving = airGiving(seat);
  const { selection } = seat.place;
  const inHand = selection?.kind === 'squadron' ? selection.squadron : null;
  const gaps = airGaps(desk, giving, inHand);
  return {
    isComplete: desk.squadrons.every(({ number }) => desk.stateOf(number) === 'complete'),
    gaps: gaps.length,
    words: wordsOf(desk, gaps.length),
    drawing: drawingOf(desk, inHand),
    hands: handsOf(giving, seat, { inHand, gaps }),
    keys: inHand === null ? {} : missionKeys(giving, inHand),
    undo: seat.paper.undo,
    nextGap: desk.isOpen ? nextGap(gaps, 1) : null,
    isAsked: desk.squadrons.length > 0,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: desk.squadrons.length === 0 ? unitText.chooseHex : airText.choose,
  };
}

function wordsOf(desk: AirDesk, free: number): DeskWords {
  const refused = desk.squadrons.filter(({ number }) => desk.refusalsOf(number).length > 0).length;
  const flying = desk.squadrons.length - free;
  const complete = flying > 0 ? sheetText.allComplete : airText.noSquadrons;
  return {
    seal: flying > 0 ? airText.seal(flying) : airText.sealNone,
    note: free > 0 ? squadronsText.stay(free) : complete,
    refused: refused > 0 ? airText.refused(refused) : null,
    isDraft: refused > 0 || (flying === 0 && free > 0),
    confirm: free > 0 ? airText.confirm(free) : null,
    committed: airText.committed(flying),
  };
}

/** The Airspaces are drawn and numbered as long as the phase is open. */
function drawingOf(desk: AirDesk, inHand: number | null): DeskDrawing {
  const sky = inHand === null ? NOWHERE : skyOf(desk, inHand);
  return { arrows: [], claims: [], orderStates: {}, reach: [], sky };
}

interface InHand {
  /** The number of the squadron that is selected. */
  readonly inHand: number | null;
  readonly gaps: readonly Gap[];
}

/** Touching the map sends the squadron in hand there, whatever stands in the hex. */
function handsOf(giving: AirGiving, { view }: DeskSeat, { inHand, gaps }: InHand): DeskHands {
  return {
    onHex: (hex) => inHand !== null && giving.touch(inHand, hex),
    onStep: () => undefined,
    onPiece: (id) => {
      const hex = knownPiece(view, id)?.piece.hex;
      return inHand !== null && hex !== undefined && giving.touch(inHand, hex);
    },
    onBack: () => undefined,
    onNext: (by) => nextGap(gaps, by)?.take(),
  };
}
