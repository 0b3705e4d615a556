import { type Roster, type Selection, withDescendants } from '../roster.ts';

/** A selection that might be a unit. The candidates divide a roster: each cost is in exactly one. */
export interface Candidate {
  /** Its place in the roster: `f0-3` is the fourth selection of the first force. */
  readonly key: string;
  readonly force: string;
  readonly selection: Selection;
  /** The selection and what belongs to it. */
  readonly parts: readonly Selection[];
}

/** All top-level selections, and for those that are not units themselves the units inside them. */
export function candidates(roster: Roster): readonly Candidate[] {
  return roster.forces.flatMap((force, forceIndex) =>
    force.selections.flatMap((it, index) => candidatesIn(it, `f${forceIndex}-${index}`, force.name)),
  );
}

function candidatesIn(selection: Selection, key: string, force: string): readonly Candidate[] {
  if (selection.type !== 'upgrade') return [{ key, force, selection, parts: withDescendants(selection) }];
  const inner = unitsBelow(selection, key, force);
  const taken = new Set(inner.flatMap((it) => it.parts));
  return [{ key, force, selection, parts: withDescendants(selection).filter((it) => !taken.has(it)) }, ...inner];
}

function unitsBelow(selection: Selection, key: string, force: string): readonly Candidate[] {
  return selection.children.flatMap((child, index) => {
    const childKey = `${key}-${index}`;
    if (child.type !== 'unit') return unitsBelow(child, childKey, force);
    return [{ key: childKey, force, selection: child, parts: withDescendants(child) }];
  });
}
