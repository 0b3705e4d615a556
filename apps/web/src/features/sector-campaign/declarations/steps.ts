import { lookup } from '@sealed-orders/rules/kernel';
import {
  type DetachmentId,
  detachmentsOf,
  type Known,
  knownOf,
  type Option,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { actorsOf, begun, type Draft, startsOf, targetsOf } from './draft.ts';
import type { Kind } from './kinds.ts';

/** Where a detachment stands; null: in hand, in orbit or away. */
export function placeOf({ board, desk }: Pick<Known, 'board' | 'desk'>, id: DetachmentId): TerritoryId | null {
  const counter = lookup(desk.detachments, id)?.counter ?? null;
  return counter === null ? null : (lookup(board.counters, counter)?.at ?? null);
}

/** The next draft when a kind is chosen. Wherever there is only one choice, it is made. */
export function chosenKind(view: View, options: readonly Option[], kind: Kind): Draft {
  const draft = begun(kind);
  const actors = actorsOf(options, draft);
  const [only] = actors;
  if (kind === 'attack') {
    const starts = startsOf(options);
    const [start] = starts;
    return starts.length === 1 && start !== undefined ? chosenStart(options, draft, start) : draft;
  }
  return actors.length === 1 && only !== undefined ? chosenActor(view, options, draft, only) : draft;
}

/** An attack starts here with everyone who can go, except those who must stay. SEC-ATK-10. */
export function chosenStart(options: readonly Option[], draft: Draft, from: TerritoryId): Draft {
  const [option] = options.flatMap((one) => (one.type === 'attack' && one.from === from ? [one] : []));
  if (option === undefined) return draft;
  const detachments = option.detachments.slice(0, Math.max(1, option.detachments.length - option.staying));
  return withTarget(options, { ...draft, from, detachments, to: null });
}

/** Chooses a detachment. In an attack, adds it or leaves it behind again. */
export function chosenActor(view: View, options: readonly Option[], draft: Draft, id: DetachmentId): Draft {
  if (draft.kind === 'attack') {
    const isNamed = draft.detachments.includes(id);
    const detachments = isNamed ? draft.detachments.filter((one) => one !== id) : [...draft.detachments, id];
    return { ...draft, detachments };
  }
  const known = knownOf(view);
  const from = known === null ? null : placeOf(known, id);
  return withTarget(options, { ...begun(draft.kind), from, detachments: [id], mission: draft.mission });
}

/** Takes the only target there is. */
function withTarget(options: readonly Option[], draft: Draft): Draft {
  const targets = targetsOf(options, draft);
  const [only] = targets;
  return targets.length === 1 && only !== undefined ? { ...draft, to: only.to } : draft;
}

/** Another target: drops the route to the last one. */
export const chosenTarget = (draft: Draft, to: TerritoryId): Draft =>
  draft.to === to ? draft : { ...draft, to, route: null, back: null, against: null, isBonus: false };

/** The draft after a territory is touched: its target, or where it begins; null: the touch means nothing. */
export function touched(view: View, options: readonly Option[], draft: Draft, at: TerritoryId): Draft | null {
  if (targetsOf(options, draft).some(({ to }) => to === at)) return chosenTarget(draft, at);
  if (draft.kind === 'attack') return startsOf(options).includes(at) ? chosenStart(options, draft, at) : null;
  const known = knownOf(view);
  if (known === null) return null;
  const there = actorsOf(options, draft).filter((id) => placeOf(known, id) === at);
  const [only] = there;
  return there.length === 1 && only !== undefined ? chosenActor(view, options, draft, only) : null;
}

/** The side's detachments that a kind could be about, wherever they are, for a list that also says why some can't. */
export function candidatesOf(view: View, { kind, from }: Draft): readonly DetachmentId[] {
  const known = knownOf(view);
  if (known === null) return [];
  return detachmentsOf(known.desk).flatMap((one) => {
    const at = placeOf(known, one.id);
    return isCandidate(kind, { kind: one.kind, where: one.where, at, from }) ? [one.id] : [];
  });
}

interface Candidate {
  readonly kind: string;
  readonly where: string;
  readonly at: TerritoryId | null;
  readonly from: TerritoryId | null;
}

/** Only detachments for which the kind makes any sense, so the list stays short. */
function isCandidate(kind: Kind, one: Candidate): boolean {
  switch (kind) {
    case 'place':
      return one.where === 'hand' && one.kind !== 'dropship';
    case 'mission':
    case 'dogfight':
      return one.kind === 'aerial' && one.at !== null;
    case 'fly':
      return (one.kind === 'aerial' || one.kind === 'airborne') && one.at !== null;
    case 'drop':
      return one.where === 'orbit';
    case 'attack':
      return one.at !== null && one.kind !== 'aerial' && (one.from === null || one.at === one.from);
    case 'hasty':
    case 'respond':
      return one.at !== null && one.kind !== 'aerial';
    case 'land-vehicles':
      return one.kind === 'dropship' && one.at !== null;
    case 'move':
    case 'scout':
      return one.at !== null;
    case 'fortify':
    case 'pass':
    case 'done':
      return false;
  }
}
