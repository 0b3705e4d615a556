import { placementText } from '@sealed-orders/text/hex-campaign/desks/placement';
import type { DeskWords } from '../../../campaign/door.ts';
import { type Gap, nextGap } from '../parts/gaps.ts';
import type { DeskHands, DeskModule, DeskSeat, PhaseDesk } from '../phase-desk.ts';
import { HexForm } from './hex-form.tsx';
import { type PlacementDesk, placementDeskOf } from './placement-desk.ts';
import { PlacementSheet } from './placement-sheet.tsx';
import { SiteForm } from './site-form.tsx';
import { sketched } from './sketch.ts';

const Nothing = () => null;

/** Where the seat's sites go, in a guided set-up. HEX-START-07 to -13, -19. */
export const placementDesk: DeskModule = {
  deskOf,
  OrderSheet: PlacementSheet,
  PieceForm: Nothing,
  SiteForm,
  HexForm,
  Board: null,
};

function deskOf(seat: DeskSeat): PhaseDesk | null {
  const desk = placementDeskOf(seat);
  if (desk === null) return null;
  const { inHand, sites } = desk;
  const gaps: readonly Gap[] = sites
    .filter(({ hex }) => hex === null)
    .map((site) => ({
      name: site.name,
      says: placementText.unplaced,
      isInHand: site.key === inHand?.key,
      take: () => desk.take(site),
    }));
  const reach = inHand === null || !desk.isOpen ? [] : desk.offersFor(inHand);
  return {
    isComplete: sites.every((site) => site.hex !== null && site.refusals.length === 0),
    gaps: gaps.length,
    words: wordsOf(desk),
    drawing: {
      arrows: [],
      claims: [],
      orderStates: {},
      reach: reach.map((hex) => ({ hex, cost: null, mustStop: false })),
      view: sketched(desk.view)(desk.sheet),
    },
    hands: handsOf(desk, gaps),
    keys: inHand === null ? {} : { Delete: () => desk.remove(inHand) },
    undo: seat.paper.undo,
    nextGap: desk.isOpen ? nextGap(gaps, 1) : null,
    isAsked: true,
    orderOf: () => null,
    allowanceOf: () => null,
    hint: placementText.choose,
    hintTitle: placementText.chooseTitle,
    suggestion: desk.isOpen && gaps.length > 0 ? { name: fillWords(desk), accept: desk.fill } : null,
  };
}

const fillWords = ({ sites }: PlacementDesk): string =>
  sites.every(({ hex }) => hex === null) ? placementText.fillAll : placementText.fill;

function wordsOf({ sites }: PlacementDesk): DeskWords {
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

/** A touch puts the site in hand there; without one it takes up the site that stands there. */
function handsOf(desk: PlacementDesk, gaps: readonly Gap[]): DeskHands {
  return {
    onHex: (hex) => {
      const here = desk.sites.find((site) => site.hex === hex);
      if (here !== undefined && here.key !== desk.inHand?.key) desk.take(here);
      else if (desk.inHand !== null && desk.isOpen) desk.place(desk.inHand, hex);
      else return false;
      return true;
    },
    onStep: () => undefined,
    onPiece: () => false,
    onBack: () => undefined,
    onNext: (by) => nextGap(gaps, by)?.take(),
  };
}
