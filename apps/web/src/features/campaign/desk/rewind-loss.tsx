'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { capital } from '@sealed-orders/text';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useDeedDoor } from '../../game-deeds.ts';
import { Problem } from '../../shell/problem.tsx';
import { useCampaignPlace, useHasTurns } from '../campaign-context.ts';
import { paperAfter, staysAfter } from './rewind-words.ts';

type Loss = NonNullable<Outputs['desk']['rewindLoss']>;
type Deed = Loss['deeds'][number];

/** The words of a rewind to the opening of a phase, or in a game without phases to the beginning of a day. */
const useText = () => (useHasTurns() ? rewindText : { ...rewindText, ...rewindText.onArrival });

interface RewindLossProps {
  readonly campaign: string;
  readonly to: number;
  /** The phase that opens again; null: the game has no phases. */
  readonly phase: string | null;
}

/** All that would be undone if the war were rewound to the opening of a phase, by name. */
export function RewindLoss({ campaign, to, phase }: RewindLossProps) {
  const trpc = useTRPC();
  const text = useText();
  const { phases } = useCampaignPlace().door;
  const { data, error, isPending, refetch } = useQuery(trpc.desk.rewindLoss.queryOptions({ campaign, to }));
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (isPending) return <p className="muted">{text.loading}</p>;
  if (data === null) return <p role="status">{text.gone}</p>;
  return (
    <section className="grid gap-2" aria-label={text.lost} aria-live="polite">
      <h3>{text.lost}</h3>
      <p>{text.steps(data.steps)}</p>
      <Phases phases={data.phases} />
      <Suspense fallback={<p className="muted">{text.loading}</p>}>
        <Deeds deeds={data.deeds} />
      </Suspense>
      <Sheets loss={data} />
      <OpenPapers loss={data} />
      <p className="hint">{staysAfter(phases, phase)}</p>
    </section>
  );
}

interface ListedProps {
  readonly title: string;
  readonly items: readonly { readonly key: string; readonly says: ReactNode }[];
}

/** A titled list; draws nothing if it is empty. */
function Listed({ title, items }: ListedProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h4 id={id}>{title}</h4>
      <ul className="grid gap-1 text-sm" aria-labelledby={id}>
        {items.map(({ key, says }) => (
          <li key={key}>{says}</li>
        ))}
      </ul>
    </div>
  );
}

function Phases({ phases }: Pick<Loss, 'phases'>) {
  const { where } = useCampaignPlace().door.text;
  const text = useText();
  return (
    <Listed title={text.phases} items={phases.map((phase, i) => ({ key: `${i}`, says: capital(where(phase)) }))} />
  );
}

/** Results, rulings, orders on arrival and other steps, in the words of the game. */
function Deeds({ deeds }: Pick<Loss, 'deeds'>) {
  const { open, seatName } = useCampaignPlace();
  const text = useText();
  const { says } = useDeedDoor(open.head.system);
  const saysOf = ({ what, seat, by, reason, events }: Deed): string => {
    const { did, after } = says(open.seen, events);
    const words = [...(did.length === 0 ? [] : [text.ruled(did.join('; '))]), ...after];
    const unnamed = seat === null ? text.unnamed[what] : `${text.unnamed[what]} (${seatName(seat)})`;
    const said = words.length === 0 ? `${unnamed}.` : words.join(' ');
    const more = [
      ...(by === null || seat === null ? [] : [text.givenBy(by, seatName(seat))]),
      ...(reason === '' ? [] : [text.because(reason)]),
    ];
    return [said, ...more].join(' ');
  };
  const listed = (wanted: Deed['what']) =>
    deeds.flatMap((deed, i) => (deed.what === wanted ? [{ key: `${i}`, says: saysOf(deed) }] : []));
  return (
    <>
      <Listed title={text.outcomes} items={listed('outcome')} />
      <Listed title={text.rulings} items={listed('ruling')} />
      <Listed title={text.orders} items={listed('order')} />
      <Listed title={text.others} items={listed('other')} />
    </>
  );
}

interface LossProps {
  readonly loss: Loss;
}

/** The seats whose sheets of closed phases would no longer count. */
function Sheets({ loss: { seats } }: LossProps) {
  const text = useText();
  const items = seats.flatMap(({ seat, sheets }) =>
    sheets === 0 ? [] : [{ key: seat, says: <OfSeat seat={seat} says={text.sheetsOf(sheets)} /> }],
  );
  return <Listed title={text.sheets} items={items} />;
}

/** What the seats have for the open phase, and what will happen to it. */
function OpenPapers({ loss: { seats, isOpen } }: LossProps) {
  const text = useText();
  const items = seats.flatMap(({ seat, open }) =>
    open === null ? [] : [{ key: seat, says: <OfSeat seat={seat} says={paperAfter(open, isOpen)} /> }],
  );
  return <Listed title={text.openPhase} items={items} />;
}

function OfSeat({ seat, says }: { readonly seat: string; readonly says: string }) {
  const { letterOf, seatName } = useCampaignPlace();
  return (
    <span className="row">
      <SeatSwatch seat={letterOf(seat)} width={26} height={18} />
      <b>{seatName(seat)}</b>
      <span className="ink2">{says}</span>
    </span>
  );
}
