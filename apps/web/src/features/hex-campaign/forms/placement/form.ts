import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import type { FormWords } from '../../../campaign/door.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { FormHands, FormModule, FormSeat, PhaseForm } from '../phase-form.ts';
import { HexForm } from './hex-form.tsx';
import { type PlacementForm, placementFormOf } from './placement-form.ts';
import { PlacementSheet } from './placement-sheet.tsx';
import { SiteForm } from './site-form.tsx';
import { sketched } from './sketch.ts';

const Nothing = () => null;

/** Where the seat's sites go, in a guided set-up. HEX-START-07 to -13, -19. */
export const placementForm: FormModule = {
  formOf,
  OrderSheet: PlacementSheet,
  PieceForm: Nothing,
  SiteForm,
  HexForm,
  Board: null,
};

function formOf(seat: FormSeat): PhaseForm | null {
  const form = placementFormOf(seat);
  if (form === null) return null;
  const { inHand, sites } = form;
  const gaps: readonly Gap[] = sites
    .filter(({ hex }) => hex === null)
    .map((site) => ({
      name: site.name,
      says: placementText.unplaced,
      isInHand: site.key === inHand?.key,
      take: () => form.take(site),
    }));
  const reach = inHand === null || !form.isOpen ? [] : form.offersFor(inHand);
  return {
    isComplete: sites.every((site) => site.hex !== null && site.refusals.length === 0),
    gaps: gaps.length,
    words: wordsOf(form),
    drawing: {
      arrows: [],
      claims: [],
      orderStates: {},
      reach: reach.map((hex) => ({ hex, cost: null, mustStop: false })),
      view: sketched(form.view)(form.sheet),
    },
    hands: handsOf(form, gaps),
    keys: inHand === null ? {} : { Delete: () => form.remove(inHand) },
    undo: seat.paper.undo,
    nextGap: form.isOpen ? nextGap(gaps, 1) : null,
    isAsked: true,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: placementText.choose,
    hintTitle: placementText.chooseTitle,
    suggestion: form.isOpen && gaps.length > 0 ? { name: fillWords(form), accept: form.fill } : null,
  };
}

const fillWords = ({ sites }: PlacementForm): string =>
  sites.every(({ hex }) => hex === null) ? placementText.fillAll : placementText.fill;

function wordsOf({ sites }: PlacementForm): FormWords {
  const missing = sites.filter(({ hex }) => hex === null).map(({ name }) => name);
  const refused = sites.filter(({ refusals }) => refusals.length > 0).length;
  const gaps = missing.length > 0 ? placementText.missing(missing) : null;
  return {
    seal: placementText.seal,
    note: gaps ?? placementText.allPlaced,
    refused: refused > 0 ? placementText.refused(refused) : gaps,
    isDraft: refused > 0 || missing.length > 0,
    confirm: null,
    committed: placementText.committed,
  };
}

/** A touch places the selected site there; without one it selects the site that is there. */
function handsOf(form: PlacementForm, gaps: readonly Gap[]): FormHands {
  return {
    onHex: (hex) => {
      const here = form.sites.find((site) => site.hex === hex);
      if (here !== undefined && here.key !== form.inHand?.key) form.take(here);
      else if (form.inHand !== null && form.isOpen) form.place(form.inHand, hex);
      else return false;
      return true;
    },
    onStep: () => undefined,
    onPiece: () => false,
    onBack: () => undefined,
    onNext: (by) => nextGap(gaps, by)?.take(),
  };
}
