import type { HexKey } from '@sealed-orders/rules/space';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { LayoutList } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { useBuildDesk } from './build-desk.ts';
import type { BuildPlace } from './build-pen.ts';
import { Income } from './crest.tsx';
import { RoadPlan } from './road-planner.tsx';
import { RoutePlan, RoutesOf } from './routes.tsx';

/** In the panel of an own hex: its next income or its routes, and the way to its desk. */
export function HexForm({ hex }: { readonly hex: HexKey }) {
  const desk = useBuildDesk();
  if (desk === null || desk.view.hexes[hex]?.control !== desk.own.id) return null;
  const haulage = desk.haulages.find((one) => one.hex === hex);
  const { plan } = desk.pen;
  if (plan?.kind === 'route' && plan.hex === hex) return <RoutePlan desk={desk} plan={plan} />;
  if (plan?.kind === 'road' && plan.payer === hex) return <RoadPlan desk={desk} plan={plan} />;
  return (
    <div className="pb-3">
      {haulage === undefined ? null : <RoutesOf desk={desk} haulage={haulage} />}
      <Income desk={desk} hex={hex} />
      <DeskLink place={{ kind: 'hex', hex }} />
    </div>
  );
}

/** Opens the desk of a place. */
export function DeskLink({ place }: { readonly place: BuildPlace }) {
  const desk = useBuildDesk();
  const { openTab } = useHexPlace();
  if (desk === null) return null;
  return (
    <div className="px-4 pt-2">
      <Button
        onClick={() => {
          desk.hold({ place, tab: null, draft: null, isCart: false });
          openTab('orders');
        }}
      >
        <Icon of={LayoutList} size={17} /> {buildText.openDeskOf(desk.placeName(place))}
      </Button>
    </div>
  );
}
