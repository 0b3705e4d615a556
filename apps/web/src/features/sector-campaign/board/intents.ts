import type { SectorArrow, SectorCounter, SectorFlight, SectorView } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  answeredBattle,
  type Declaration,
  type DetachmentId,
  type Known,
  knownOf,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { placeOf } from '../declarations/steps.ts';
import { counterInHand, type LetterOf, letterOfSide } from '../sector-view-of.ts';

/** What one declaration would do on the board; null or empty: nothing that is drawn. */
interface Intent {
  /** Where it starts, then what it enters; more than one of them by air. */
  readonly way: readonly TerritoryId[];
  readonly isFlight: boolean;
  /** A detachment that would come onto the board, and where. */
  readonly arrives: { readonly detachment: DetachmentId; readonly at: TerritoryId } | null;
  readonly fortifies: TerritoryId | null;
}

const NOTHING: Intent = { way: [], isFlight: false, arrives: null, fortifies: null };

/** Where a declaration is about: its target, or else where its detachment is; null: nowhere. */
export function placeIn(known: Known, declaration: Declaration): TerritoryId | null {
  switch (declaration.type) {
    case 'place':
    case 'drop':
      return declaration.at;
    case 'move':
    case 'attack':
      return declaration.to;
    case 'scout':
    case 'fortify':
      return declaration.territory;
    case 'fly':
    case 'dogfight':
      return declaration.route.at(-1) ?? null;
    case 'respond':
      return answeredBattle(known.board)?.territory ?? placeOf(known, declaration.detachment);
    case 'mission':
    case 'land-vehicles':
      return placeOf(known, declaration.detachment);
    case 'pass':
    case 'done':
      return null;
  }
}

/** @param from where the declaration's detachment would be by then; null: not on the map */
function intentOf(known: Known, declaration: Declaration, from: TerritoryId | null): Intent {
  const to = placeIn(known, declaration);
  switch (declaration.type) {
    case 'place':
    case 'drop':
      return { ...NOTHING, arrives: { detachment: declaration.detachment, at: declaration.at } };
    case 'fortify':
      return { ...NOTHING, fortifies: declaration.territory };
    case 'fly':
    case 'dogfight':
      return from === null ? NOTHING : { ...NOTHING, way: [from, ...declaration.route], isFlight: true };
    case 'scout':
      if (from !== null && declaration.route !== null)
        return { ...NOTHING, way: [from, ...declaration.route], isFlight: true };
      return from === null || to === null ? NOTHING : { ...NOTHING, way: [from, to] };
    case 'attack':
      return { ...NOTHING, way: [declaration.from, declaration.to] };
    case 'move':
    case 'respond':
      return from === null || to === null ? NOTHING : { ...NOTHING, way: [from, to] };
    default:
      return NOTHING;
  }
}

/** The detachment that a declaration would take to its target; null: none, or it would not stay there. */
function mover(declaration: Declaration): DetachmentId | null {
  if (declaration.type === 'move') return declaration.detachment;
  return declaration.type === 'fly' && declaration.purpose === 'move' ? declaration.detachment : null;
}

/** One after the other: each begins where those before it have led. */
function intentsOf(known: Known, declarations: readonly Declaration[]): readonly Intent[] {
  const moved = new Map<DetachmentId, TerritoryId>();
  return declarations.map((declaration) => {
    const actor = 'detachment' in declaration ? declaration.detachment : null;
    const from = actor === null ? null : (moved.get(actor) ?? placeOf(known, actor));
    const [goes, to] = [mover(declaration), placeIn(known, declaration)];
    if (goes !== null && to !== null) moved.set(goes, to);
    return intentOf(known, declaration, from);
  });
}

/**
 * The board with what its own side only proposes or queues, faint and broken: declarations that depend on each other in one
 * series. All else stays the same object.
 */
export function withIntents(
  drawn: SectorView,
  view: View,
  series: readonly (readonly Declaration[])[],
  letterOf: LetterOf,
): SectorView {
  const known = knownOf(view);
  const intents = known === null ? [] : series.flatMap((one) => intentsOf(known, one));
  if (known === null || intents.length === 0) return drawn;
  const seat = letterOfSide(known.board, known.side, letterOf);
  const arrows = intents.flatMap(({ way: [from, to], isFlight }): readonly SectorArrow[] =>
    from === undefined || to === undefined || isFlight ? [] : [{ kind: 'draft', from, to, seat, number: null }],
  );
  const flights = intents.flatMap(({ way, isFlight }): readonly SectorFlight[] =>
    isFlight ? [{ way, seat, isPlan: false, isDraft: true }] : [],
  );
  const dug = intents.flatMap(({ fortifies }) => fortifies ?? []);
  return {
    ...drawn,
    territories: dug.length === 0 ? drawn.territories : withForts(drawn.territories, dug),
    counters: withArrivals(drawn.counters, arrivals(view, known, intents, letterOf)),
    arrows: arrows.length === 0 ? drawn.arrows : [...arrows, ...drawn.arrows],
    flights: flights.length === 0 ? drawn.flights : [...flights, ...drawn.flights],
  };
}

const withForts = (all: SectorView['territories'], dug: readonly string[]): SectorView['territories'] =>
  all.map((one) => (one.fort === 'none' && dug.includes(one.id) ? { ...one, fort: 'draft' } : one));

interface Arrival {
  readonly at: TerritoryId;
  readonly counter: SectorCounter;
}

function arrivals(view: View, known: Known, intents: readonly Intent[], letterOf: LetterOf): readonly Arrival[] {
  return intents.flatMap(({ arrives }): readonly Arrival[] => {
    const one = arrives === null ? undefined : lookup(known.desk.detachments, arrives.detachment);
    if (arrives === null || one === undefined || one.where === 'map') return [];
    return [{ at: arrives.at, counter: { ...counterInHand(view, one, known.side, letterOf), isDraft: true } }];
  });
}

/** A detachment that is drawn in a territory already, such as one that is queued, is not drawn there again. */
function withArrivals(counters: SectorView['counters'], all: readonly Arrival[]): SectorView['counters'] {
  return all.reduce((drawn, { at, counter }) => {
    const here = lookup(drawn, at) ?? [];
    return here.some(({ id }) => id === counter.id) ? drawn : { ...drawn, [at]: [...here, counter] };
  }, counters);
}
