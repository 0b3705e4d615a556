import { orderedAgain } from '@sealed-orders/rules/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useTRPC } from '../../../api/client.ts';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { hexSeen } from '../../hex-seen.ts';
import type { BuildDesk } from './build-desk.ts';
import { lastBuildStep } from './last-build.ts';

/** Orders again, with one tap, what is ordered every turn: of the last Build phase's report, as far as it can be had. */
export function RepeatButton({ desk }: { readonly desk: BuildDesk }) {
  const { head, steps } = useHexPlace();
  const n = lastBuildStep(steps, desk.view.turn);
  return n === null ? null : <RepeatOf key={n} desk={desk} campaign={head.id} n={n} />;
}

interface RepeatOfProps {
  readonly desk: BuildDesk;
  readonly campaign: string;
  readonly n: number;
}

function RepeatOf({ desk, campaign, n }: RepeatOfProps) {
  const trpc = useTRPC();
  const { data } = useQuery({
    ...trpc.play.view.queryOptions({ campaign, n }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const events = hexSeen(data)?.events;
  if (events === undefined) return null;
  const repeat = () => {
    const again = orderedAgain(desk.view, desk.lines, events);
    if (again.length === 0) desk.say(buildText.againNone);
    else {
      desk.write([...desk.lines, ...again]);
      desk.say(buildText.againAdded(again.length), desk.undo);
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
