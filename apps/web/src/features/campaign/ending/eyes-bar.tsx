'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { Eye, Link2, X } from 'lucide-react';
import type { Eyes } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';
import { addressOfMoment } from './use-moment.ts';

const text = endingText.eyes;

/** Over the map of a finished war: whose view it shows, and how to switch to another. */
export function EyesBar() {
  const { head, lens, look, n } = useCampaignPlace();
  const hasFog = useHasSheets();
  if (head.status !== 'finished') return null;
  if (lens.as !== undefined) return <Lifted as={lens.as} n={n} />;
  return (
    <div className="eyes-bar no-print">
      <b className="over-ribbon">{endingText.ribbon}</b>
      <Button size="small" onClick={() => look({ as: 'referee', step: null })}>
        <Icon of={Eye} /> {hasFog ? text.fog : text.all}
      </Button>
    </div>
  );
}

function Lifted({ as, n }: { readonly as: Eyes; readonly n: number }) {
  const { head, look, seatName } = useCampaignPlace();
  const hasFog = useHasSheets();
  const options: readonly (readonly [Eyes, string])[] = [
    ['referee', text.referee],
    ...head.seats.map(({ seat, name }) => [`seat:${seat}`, name] as const),
    ['spectator', text.spectator],
  ];
  return (
    <section className="eyes-bar no-print" aria-label={hasFog ? text.lifted : text.shown}>
      <Choice label={text.label} value={as} options={options} onChange={(next) => look({ as: next, step: n })} />
      <CopyLink as={as} n={n} />
      <Button kind="icon" aria-label={text.back} onClick={() => look(null)}>
        <Icon of={X} size={18} />
      </Button>
      <span className="visually-hidden" role="status">
        {saysOf(as, seatName)}
      </span>
    </section>
  );
}

function saysOf(as: Eyes, seatName: (seat: string) => string): string {
  if (as === 'referee') return text.asReferee;
  if (as === 'spectator') return text.asSpectator;
  return text.asSeat(seatName(as.slice('seat:'.length)));
}

function CopyLink({ as, n }: { readonly as: Eyes; readonly n: number }) {
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOfMoment(location, { as, step: n }));
      say(text.copied);
    } catch {
      say(text.notCopied);
    }
  };
  return (
    <Button kind="icon" aria-label={text.copy} onClick={() => void copy()}>
      <Icon of={Link2} size={18} />
    </Button>
  );
}
