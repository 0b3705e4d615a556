import { OrderBadge, type OrderState } from '@sealed-orders/map';
import { orderStateText } from '@sealed-orders/text/pages/orders';

const FROM_DRAFT = ['draft', 'complete', 'sealed'] as const;

/** The states on the way to a sealed sheet, with those reached. While there are no orders it begins with that. */
export function StateSteps({ state }: { readonly state: OrderState }) {
  const [, ...later] = FROM_DRAFT;
  const steps: readonly OrderState[] = state === 'none' ? ['none', ...later] : FROM_DRAFT;
  const reached = steps.indexOf(state);
  return (
    <ol className="three-steps">
      {steps.map((step, i) => (
        <li
          key={step}
          className={i > reached ? '' : step === 'sealed' ? 'wax-on' : 'on'}
          aria-current={step === state ? 'step' : undefined}
        >
          <OrderBadge state={step} size={14} /> {orderStateText[step]}
        </li>
      ))}
    </ol>
  );
}
