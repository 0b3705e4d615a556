import { airText } from '@sealed-orders/text/hex-campaign/forms/air';
import { squadronsText } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { FormWords } from '../../../campaign/door.ts';
import { knownPiece } from '../../map/known.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { FormDrawing, FormHands, FormModule, FormSeat, PhaseForm } from '../phase-form.ts';
import { airGaps, missionKeys, NOWHERE, skyOf } from './air-drawing.ts';
import { type AirForm, airFormOf } from './air-form.ts';
import { type AirGiving, airGiving } from './air-giving.ts';
import { AirSheet } from './air-sheet.tsx';
import { SquadronForm } from './mission-form.tsx';

const Nothing = () => null;

/** Air orders in a phase of their own: a mission for each squadron. HEX-AIR-01, HEX-TURN-02. */
export const airForm: FormModule = {
  formOf,
  OrderSheet: AirSheet,
  PieceForm: Nothing,
  SquadronForm,
  HexForm: Nothing,
  Board: null,
};

function formOf(seat: FormSeat): PhaseForm | null {
  const form = airFormOf(seat);
  if (form === null) return null;
  const giving = airGiving(seat);
  const { selection } = seat.place;
  const inHand = selection?.kind === 'squadron' ? selection.squadron : null;
  const gaps = airGaps(form, giving, inHand);
  return {
    isComplete: form.squadrons.every(({ number }) => form.stateOf(number) === 'complete'),
    gaps: gaps.length,
    words: wordsOf(form, gaps.length),
    drawing: drawingOf(form, inHand),
    hands: handsOf(giving, seat, { inHand, gaps }),
    keys: inHand === null ? {} : missionKeys(giving, inHand),
    undo: seat.paper.undo,
    nextGap: form.isOpen ? nextGap(gaps, 1) : null,
    isAsked: form.squadrons.length > 0,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: form.squadrons.length === 0 ? unitText.chooseHex : airText.choose,
  };
}

function wordsOf(form: AirForm, free: number): FormWords {
  const refused = form.squadrons.filter(({ number }) => form.refusalsOf(number).length > 0).length;
  const flying = form.squadrons.length - free;
  const complete = flying > 0 ? sheetText.allComplete : airText.noSquadrons;
  return {
    seal: flying > 0 ? airText.seal(flying) : airText.sealNone,
    note: free > 0 ? squadronsText.stay(free) : complete,
    refused: refused > 0 ? airText.refused(refused) : null,
    isDraft: refused > 0 || (flying === 0 && free > 0),
    confirm: free > 0 ? `${squadronsText.stay(free)}.` : null,
    committed: airText.committed(flying),
  };
}

/** The Airspaces are drawn and numbered as long as the phase is open. */
function drawingOf(form: AirForm, inHand: number | null): FormDrawing {
  const sky = inHand === null ? NOWHERE : skyOf(form, inHand);
  return { arrows: [], claims: [], orderStates: {}, reach: [], sky };
}

interface InHand {
  /** The number of the squadron that is selected. */
  readonly inHand: number | null;
  readonly gaps: readonly Gap[];
}

/** Touching the map sends the selected squadron there, whatever is in the hex. */
function handsOf(giving: AirGiving, { view }: FormSeat, { inHand, gaps }: InHand): FormHands {
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
