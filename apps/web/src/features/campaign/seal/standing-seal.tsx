'use client';
import { standingText } from '@sealed-orders/text/pages/standing-orders';
import { isAlone } from '../../campaign-data/alone.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { useStanding } from './use-standing.ts';

/** Whether the open phase is sealed automatically for the reader; nothing if the game does not offer that. */
export function StandingSeal() {
  const { head, door } = useCampaignPlace();
  const standing = useStanding();
  const phase = head.summary?.phase ?? null;
  if (phase === null || standing === null) return null;
  const isSet = standing.isSet(phase);
  if (!standing.isOffered && !isSet) return null;
  const orders = door.text.standing(phase);
  const hint = isAlone(head) ? standingText.hintAlone : standingText.hint;
  return (
    <label className="standing-seal">
      <input type="checkbox" checked={isSet} disabled={standing.isBusy} onChange={() => standing.turn(phase)} />
      <span>
        {standingText.label(door.text.phases[phase] ?? phase)}
        <small>{standing.isSaved(phase) ? standingText.on(orders) : hint(orders)}</small>
      </span>
    </label>
  );
}
