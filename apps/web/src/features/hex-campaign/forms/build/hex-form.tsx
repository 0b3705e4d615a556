import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { LayoutList } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { useBuildForm } from './build-form.ts';
import type { BuildPlace } from './build-pen.ts';
import { Income } from './crest.tsx';
import { RoadPlan } from './road-planner.tsx';
import { RoutePlan, RoutesOf } from './routes.tsx';

/** In the panel of an own hex: its next income or its routes, and a link to its form. */
export function HexForm({ hex }: { readonly hex: HexKey }) {
  const form = useBuildForm();
  if (form === null || form.view.hexes[hex]?.control !== form.own.id) return null;
  const haulage = form.haulages.find((one) => one.hex === hex);
  const { plan } = form.pen;
  if (plan?.kind === 'route' && plan.hex === hex) return <RoutePlan form={form} plan={plan} />;
  if (plan?.kind === 'road' && plan.payer === hex) return <RoadPlan form={form} plan={plan} />;
  return (
    <div className="pb-3">
      {haulage === undefined ? null : <RoutesOf form={form} haulage={haulage} />}
      <Income form={form} hex={hex} />
      <FormLink place={{ kind: 'hex', hex }} />
    </div>
  );
}

/** Opens the form of a place. */
export function FormLink({ place }: { readonly place: BuildPlace }) {
  const form = useBuildForm();
  const { openTab } = useHexPlace();
  if (form === null) return null;
  return (
    <div className="px-4 pt-2">
      <Button
        onClick={() => {
          form.hold({ place, tab: null, draft: null, isCart: false });
          openTab('orders');
        }}
      >
        <Icon of={LayoutList} size={17} /> {buildText.openFormOf(form.placeName(place))}
      </Button>
    </div>
  );
}
