import { type Army, type Kind, type NewDetachment, type Order, pointsOf } from '@sealed-orders/rules/sector-campaign';

/** A detachment of an army that is being built. */
export interface DraftLine {
  readonly key: number;
  readonly detachment: NewDetachment;
}

/** An army that is being built. `next`: the key of the next line. */
export interface ArmyDraft {
  readonly name: string;
  readonly lines: readonly DraftLine[];
  readonly next: number;
}

export const EMPTY_ARMY: ArmyDraft = { name: '', lines: [], next: 1 };

export const withDetachment = ({ name, lines, next }: ArmyDraft, detachment: NewDetachment): ArmyDraft => ({
  name,
  lines: [...lines, { key: next, detachment }],
  next: next + 1,
});

export const withoutLine = (draft: ArmyDraft, key: number): ArmyDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => line.key !== key),
});

export const withChanged = (draft: ArmyDraft, key: number, detachment: NewDetachment): ArmyDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? { key, detachment } : line)),
});

export const draftOf = ({ name, detachments }: Army): ArmyDraft =>
  detachments.reduce(withDetachment, { ...EMPTY_ARMY, name });

/** The army so far. @param untitled its name until the player types one */
export const armyOf = ({ name, lines }: ArmyDraft, untitled: string): Army => ({
  name: name.trim() === '' ? untitled : name.trim(),
  detachments: lines.map(({ detachment }) => detachment),
});

/** The order that seals the army; null: it is empty. */
export const sealOrder = (draft: ArmyDraft, untitled: string): Order | null =>
  draft.lines.length === 0 ? null : { type: 'seal-army', army: armyOf(draft, untitled) };

/** Whether the draft matches the sealed army. */
export const isSealed = (draft: ArmyDraft, sealed: Army | null, untitled: string): boolean =>
  sealed !== null && JSON.stringify(draftOf(armyOf(draft, untitled))) === JSON.stringify(draftOf(sealed));

/** Where a detachment begins. */
export const GROUPS = ['ground', 'air', 'orbit'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<Kind, Group>> = { ground: 'ground', airborne: 'air', aerial: 'air', dropship: 'orbit' };
const groupOf = ({ kind }: Pick<NewDetachment, 'kind'>): Group => GROUP_OF[kind];

export const linesIn = ({ lines }: ArmyDraft, group: Group): readonly DraftLine[] =>
  lines.filter(({ detachment }) => groupOf(detachment) === group);

/** The points of a group, or of the whole army. */
export const pointsIn = (draft: ArmyDraft, group: Group | null = null): number =>
  (group === null ? draft.lines : linesIn(draft, group)).reduce((sum, { detachment }) => sum + pointsOf(detachment), 0);
