'use client';
import { type Detachment, lossOrderOf } from '@sealed-orders/rules/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useOrder } from '../setup/use-order.ts';
import { placedAt } from './losses.ts';

const text = forcesText.losses;

/** SEC-AIR-12, SEC-DROP-06: which units a detachment gives up first when it is hit in the air. Each choice is saved. */
export function LossOrder({ detachment }: { readonly detachment: Detachment }) {
  const { send, isBusy } = useOrder();
  const { id, name, reaction, units } = detachment;
  const order = lossOrderOf(detachment);
  const places = order.slice(0, -1).map((line, place) => ({ line, place }));
  const give = (place: number, line: number) =>
    send({ type: 'react', detachment: id, reaction, losses: [...placedAt(order, place, line)] }, { done: text.done });
  return (
    <section className="grid gap-2" aria-label={text.of(name)}>
      <p>
        <b>{text.of(name)}</b> <RuleChip rule={detachment.kind === 'dropship' ? 'SEC-DROP-06' : 'SEC-AIR-12'} />
      </p>
      {places.map(({ line, place }) => (
        <Choice
          key={place}
          label={place === 0 ? text.first : text.next}
          value={String(line)}
          options={order.slice(place).map((one) => [String(one), units[one]?.name ?? ''] as const)}
          disabled={isBusy}
          onChange={(next) => give(place, Number(next))}
        />
      ))}
      <p className="hint">{text.says}</p>
    </section>
  );
}
