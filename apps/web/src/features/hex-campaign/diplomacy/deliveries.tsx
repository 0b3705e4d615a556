import type { Delivery } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { sideParts } from './deal-terms.tsx';

const text = diplomacyText.way;

/** HEX-DIP-05: what deals have sent to or from the reader, and what has not arrived yet. */
export function Deliveries({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const { seatName } = useHexPlace();
  return (
    <section className="diplomacy-part" aria-label={text.title}>
      <h2>{text.title}</h2>
      {deliveries.length === 0 ? (
        <p className="hint">{text.empty}</p>
      ) : (
        <>
          <ul className="treaty-list">
            {deliveries.map((delivery, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: deliveries lie in the order in which they were sent
              <li key={i}>
                {text.line(seatName(delivery.from), seatName(delivery.to), sideParts(delivery).join(', '))}
              </li>
            ))}
          </ul>
          <p className="hint">
            {text.says} <RuleChip rule="HEX-DIP-05" />
          </p>
        </>
      )}
    </section>
  );
}
