import { dayAndTime } from '@sealed-orders/text';
import { hooksText } from '@sealed-orders/text/pages/hooks';
import type { Outputs } from '../api/client.ts';
import { kindWords } from './kind-boxes.tsx';

type Delivery = Outputs['hooks']['list'][number]['deliveries'][number];

const text = hooksText.log;
const when = (instant: string): string => dayAndTime(new Date(instant));

interface DeliveryLogProps {
  readonly isByPhase: boolean;
  readonly deliveries: readonly Delivery[];
}

/** The results of a hook's last deliveries. */
export function DeliveryLog({ isByPhase, deliveries }: DeliveryLogProps) {
  if (deliveries.length === 0) return <p className="hint">{text.none}</p>;
  return (
    <details>
      <summary className="py-3">
        {text.title}: <b>{stateOf(deliveries[0])}</b>
      </summary>
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="border-t border-rule py-2">
            <b>{kindWords(delivery.kind, isByPhase)}</b> <span className="muted text-sm">{when(delivery.at)}</span>
            <span className="block text-sm">{detailsOf(delivery)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const stateOf = (delivery: Delivery | undefined): string => (delivery === undefined ? '' : text.states[delivery.state]);

function detailsOf({ state, tries, status, nextTry }: Delivery): string {
  if (tries === 0) return text.states[state];
  const says = state === 'waiting' && nextTry !== null ? text.retry(when(nextTry)) : text.states[state];
  return `${says} (${text.answer(status)}, ${text.tries(tries)})`;
}
