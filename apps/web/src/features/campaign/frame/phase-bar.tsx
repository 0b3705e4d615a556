import { PHASES, type Phase } from '@sealed-orders/rules/hex-campaign';
import { PHASE_NAMES } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';
import { SealDots } from './seal-dots.tsx';
import { TimeLeft } from './time-left.tsx';

const SHAPES: Readonly<Record<(typeof PHASES)[number], 'orders' | 'auto' | 'battle'>> = {
  build: 'orders',
  'air-orders': 'orders',
  'movement-orders': 'orders',
  'air-missions': 'auto',
  movement: 'auto',
  'battle-orders': 'orders',
  'battle-movement': 'auto',
  battle: 'battle',
  'end-of-turn': 'auto',
};

/** The nine phases in their order; the set-up before them is none of these. */
const TURN: readonly Phase[] = PHASES;

/** Nine phases: circle for orders, lozenge for what runs by itself, square for battle; the open one is a paper tab. */
export function PhaseBar() {
  const { view, head, openTab } = useCampaignPlace();
  const at = TURN.indexOf(view.phase);
  return (
    <section className="phases on-lacquer" aria-label={campaignText.phases}>
      <ol>
        {PHASES.map((phase, i) => (
          <li
            key={phase}
            className={`${SHAPES[phase]} ${i < at ? 'done' : i === at ? 'now' : ''}`}
            aria-current={i === at ? 'step' : undefined}
            title={PHASE_NAMES[phase]}
          >
            <span className="n" aria-hidden>
              <span>{i < at ? <Tick /> : i + 1}</span>
            </span>
            <span className="label">{PHASE_NAMES[phase]}</span>
          </li>
        ))}
      </ol>
      <div className="clock">
        <SealDots seats={head.seats} onOpen={() => openTab('seats')} />
        <TimeLeft head={head} withDate />
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

/** The same on a phone: one line and nine segments. */
export function PhonePhase() {
  const { view, head } = useCampaignPlace();
  const at = TURN.indexOf(view.phase);
  return (
    <section className="phone-phase on-lacquer" aria-label={campaignText.phases}>
      <div className="line-1">
        <span>{campaignText.phaseOf(at + 1)}</span>
        <b>{PHASE_NAMES[view.phase]}</b>
        <TimeLeft head={head} />
      </div>
      <div className="nine" aria-hidden>
        {PHASES.map((phase, i) => (
          <i key={phase} className={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </div>
    </section>
  );
}
