import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { MapPinned } from 'lucide-react';
import { Shortened } from '../../../campaign/shortened.tsx';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';
import type { BuildPlan } from './build-pen.ts';

type RoadPlanning = Extract<BuildPlan, { readonly kind: 'road' }>;

interface FormProps {
  readonly form: BuildForm;
}

/** Starts planning roads by touching the map, for a settlement that can pay for them. */
export function RoadPlanner({ form }: FormProps) {
  const { openTab, select } = useHexPlace();
  const { place, own } = form;
  if (place.kind !== 'hex' || own.sites[place.hex]?.kind !== 'urban' || !form.isOpen) return null;
  const { hex } = place;
  return (
    <div className="p-4">
      <Button
        onClick={() => {
          form.hold({ plan: { kind: 'road', payer: hex, from: null } });
          select({ kind: 'hex', hex });
          openTab('board');
        }}
      >
        <Icon of={MapPinned} size={17} /> {buildText.road.plan}
      </Button>
    </div>
  );
}

/** While roads are planned on the map: what to touch next, and the way back. */
export function RoadPlan({ form, plan }: FormProps & { readonly plan: RoadPlanning }) {
  const { openTab, words } = useHexPlace();
  return (
    <div className="p-4 grid gap-3" role="status">
      <Notice kind="info">
        {plan.from === null ? buildText.road.says : buildText.road.from(words.hex(plan.from).text)}{' '}
        <Shortened>{buildText.left(form.leftIn(plan.payer))}</Shortened>.
      </Notice>
      <Button
        kind="main"
        onClick={() => {
          form.hold({ plan: null });
          openTab('orders');
        }}
      >
        {buildText.road.done}
      </Button>
    </div>
  );
}
