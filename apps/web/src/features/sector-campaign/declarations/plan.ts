import { lookup } from '@sealed-orders/rules/kernel';
import { knownOf, type Option, type Queue, type TerritoryId, type View } from '@sealed-orders/rules/sector-campaign';
import type { Plan } from '../selection.ts';
import { actorsOf, type Draft, startsOf, targetsOf } from './draft.ts';
import { purposeOf } from './kinds.ts';
import { placeOf } from './steps.ts';

/** What the board shows of a draft, and where it can be touched. */
export function planOf(view: View, options: readonly Option[], draft: Draft, queue: Queue): Plan {
  const known = knownOf(view);
  const targets = targetsOf(options, draft);
  const way = draft.route ?? targets.find(({ to }) => to === draft.to)?.route ?? null;
  const counters = draft.detachments.flatMap((id) => {
    const counter = known === null ? null : (lookup(known.desk.detachments, id)?.counter ?? null);
    return counter === null ? [] : [counter];
  });
  const isBegun = draft.detachments.length > 0 || draft.from !== null || draft.kind === 'fortify';
  return {
    ...{ counters, from: draft.from, to: draft.to, route: draft.to === null ? null : way },
    takes: isAttack(draft, queue) ? draft.to : null,
    among: isBegun ? targets.map(({ to }) => to) : startable(view, options, draft),
  };
}

const isAttack = ({ kind }: Draft, queue: Queue): boolean =>
  kind === 'attack' || kind === 'hasty' || ((kind === 'fly' || kind === 'drop') && purposeOf(queue) === 'attack');

/** Territories with something that could be chosen. */
function startable(view: View, options: readonly Option[], draft: Draft): readonly TerritoryId[] {
  if (draft.kind === 'attack') return startsOf(options);
  const known = knownOf(view);
  if (known === null) return [];
  return [...new Set(actorsOf(options, draft).flatMap((id) => placeOf(known, id) ?? []))];
}
