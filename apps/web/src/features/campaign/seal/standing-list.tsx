'use client';
import { standingText } from '@sealed-orders/text/pages/standing-orders';
import { Button } from '../../kit/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useStanding } from './use-standing.ts';

/**
 * Every phase that is sealed automatically for the reader, each with a button to stop that; nothing if there are none.
 */
export function StandingList() {
  const { door } = useCampaignPlace();
  const standing = useStanding();
  if (standing === null || standing.phases.length === 0) return null;
  return (
    <section className="px-4 pt-4" aria-label={standingText.listTitle}>
      <h3>{standingText.listTitle}</h3>
      <ul>
        {standing.phases.map((phase) => {
          const name = door.text.phases[phase] ?? phase;
          return (
            <li key={phase} className="row border-b border-rule py-1">
              <span className="grow">
                <b>{name}</b> <span className="muted block">{door.text.standing(phase)}</span>
              </span>
              <Button
                size="small"
                aria-label={standingText.endNamed(name)}
                disabled={standing.isBusy}
                onClick={() => standing.turn(phase)}
              >
                {standingText.end}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
