'use client';
import { type Army, newDetachmentSchema } from '@sealed-orders/rules/sector-campaign';
import { useState } from 'react';
import { type Kept, kept } from '../../browser/kept.ts';
import type { Terms } from './army-checks.ts';
import { type ArmyDraft, armyOf, draftOf, EMPTY_ARMY } from './army-draft.ts';

/** What the parts of the army desk share. */
export interface ArmyDeskProps {
  readonly terms: Terms;
  readonly draft: ArmyDraft;
  readonly write: (draft: ArmyDraft) => void;
}

/** Each seat has its own, because two people may share a browser. */
const storeOf = (campaign: string, seat: string): Kept<Army> => kept(`army ${campaign} ${seat}`, understood, 'tab');

function understood(found: unknown): Army | null {
  if (typeof found !== 'object' || found === null || !('name' in found) || !('detachments' in found)) return null;
  const { name, detachments } = found;
  const read = newDetachmentSchema.array().safeParse(detachments);
  return typeof name === 'string' && read.success ? { name, detachments: read.data } : null;
}

/** The army that a commander is building: what this tab has saved, or else what is sealed. */
export function useArmyDraft(campaign: string, seat: string, sealed: Army | null) {
  const [draft, set] = useState<ArmyDraft>(() => {
    const army = storeOf(campaign, seat).read() ?? sealed;
    return army === null ? EMPTY_ARMY : draftOf(army);
  });
  const write = (next: ArmyDraft) => {
    set(next);
    storeOf(campaign, seat).write(armyOf(next, ''));
  };
  return [draft, write] as const;
}
