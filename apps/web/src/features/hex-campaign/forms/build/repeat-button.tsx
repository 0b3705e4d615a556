import { orderedAgain } from '@sealed-orders/rules/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useTRPC } from '../../../api/client.ts';
import { useEarlierSteps } from '../../../campaign-data/use-earlier-steps.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { hexSeen } from '../../hex-seen.ts';
import type { BuildForm } from './build-form.ts';
import { lastBuildStep } from './last-build.ts';

/** Repeats with one tap what is ordered every turn: from the last Build phase's report, as far as it is available. */
export function RepeatButton({ form }: { readonly form: BuildForm }) {
  const place = useHexPlace();
  const { head, steps } = place;
  const { turn } = form.view;
  const n = lastBuildStep(steps, turn);
  useEarlierSteps(place, n !== null || steps.some(({ round }) => round !== null && round < turn - 1));
  return n === null ? null : <RepeatOf key={n} form={form} campaign={head.id} n={n} />;
}

interface RepeatOfProps {
  readonly form: BuildForm;
  readonly campaign: string;
  readonly n: number;
}

function RepeatOf({ form, campaign, n }: RepeatOfProps) {
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.play.view.queryOptions({ campaign, n }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const events = hexSeen(data)?.events;
  if (events === undefined) return null;
  const repeat = () => {
    const again = orderedAgain(form.view, form.lines, events);
    if (again.length === 0) form.say(buildText.againNone);
    else {
      form.write([...form.lines, ...again]);
      form.say(buildText.againAdded(again.length), form.undo);
    }
  };
  return (
    <p className="p-4">
      <Button size="small" onClick={repeat}>
        <Icon of={Repeat} /> {buildText.again}
      </Button>
    </p>
  );
}
