import type { PhaseKind } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { SealDots } from './seal-dots.tsx';
import { TimeLeft } from './time-left.tsx';

const SHAPES: Readonly<Record<PhaseKind, string>> = { sealed: 'orders', automatic: 'auto', open: 'battle' };

/** The phases of a round in order, or those of the set-up while it lasts, with the open one marked. */
function usePhases() {
  const { seen, door } = useCampaignPlace();
  const { phase } = seen.summary;
  const isSetup = door.phases.find(({ id }) => id === phase)?.isSetup ?? false;
  const phases = door.phases.filter((one) => one.isSetup === isSetup);
  return { phases, at: phases.findIndex(({ id }) => id === phase), open: door.text.phases[phase ?? ''] ?? '' };
}

/** How long the open phase still lasts, or that the page shows the past. */
function Clock({ withDate = false }: { readonly withDate?: boolean }) {
  const { head, isLast, dryRun } = useCampaignPlace();
  const { history } = campaignText;
  if (!isLast) return <b className="time-left soon">{dryRun.shown === null ? history.past : history.dryRun}</b>;
  return <TimeLeft head={head} withDate={withDate} />;
}

/** Circle for orders, lozenge for automatic phases, square for decisions on arrival; the open one is a paper tab. */
export function PhaseBar() {
  const { head, door, openTab } = useCampaignPlace();
  const { phases, at } = usePhases();
  return (
    <section className="phases on-lacquer" aria-label={campaignText.phases}>
      <ol>
        {phases.map(({ id, kind }, i) => (
          <li
            key={id}
            className={`${SHAPES[kind]} ${i < at ? 'done' : i === at ? 'now' : ''}`}
            aria-current={i === at ? 'step' : undefined}
            title={door.text.phases[id]}
          >
            <span className="n" aria-hidden>
              <span>{i < at ? <Tick /> : i + 1}</span>
            </span>
            <span className="label">{door.text.phases[id]}</span>
          </li>
        ))}
      </ol>
      <div className="clock">
        <SealDots seats={head.seats} onOpen={() => openTab('seats')} />
        <Clock withDate />
      </div>
    </section>
  );
}

function Tick() {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <path d="M1.5 5.2L4 7.6L8.5 2.4" />
    </svg>
  );
}

/** The same on a phone: one line, and a segment for each phase. */
export function PhonePhase() {
  const { phases, at, open } = usePhases();
  return (
    <section className="phone-phase on-lacquer" aria-label={campaignText.phases}>
      <div className="line-1">
        <span>{campaignText.phaseOf(at + 1, phases.length)}</span>
        <b>{open}</b>
        <Clock />
      </div>
      <div className="nine" aria-hidden>
        {phases.map(({ id }, i) => (
          <i key={id} className={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </div>
    </section>
  );
}
