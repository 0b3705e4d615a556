'use client';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { useEffect, useRef } from 'react';
import { BELOW_DESKTOP, useMedia } from '../../browser/use-media.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { NightMap } from '../board/night-map.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';
import { NightHead } from './night-head.tsx';
import { HereTonight, SoFar, ThisRound, TonightsPoints } from './night-seats.tsx';
import { TurnColumn } from './night-turn.tsx';
import { PresenceButton, SessionButton } from './presence.tsx';
import { NightSpeech } from './round-clock.tsx';
import type { Session } from './session.ts';
import { SessionOver } from './session-over.tsx';
import { useSession } from './use-session.ts';

/** The game night: who is here, whose order it is, and what the points of the night may do. */
export function NightPage() {
  const { view } = useNodePlace();
  const { session } = useSession();
  const pass = usePass();
  const page = useRef<HTMLDivElement>(null);
  useKeyP(page, pass);
  const isOpen = view.night !== null;
  const closed = isOpen ? null : (session?.closed ?? null);
  return (
    <div className="night" ref={page}>
      <NightSpeech />
      {isOpen || closed !== null ? <NightHead session={session} /> : null}
      <div className="night-columns">
        <aside className="night-turn" aria-label={nightText.title}>
          {session !== null && closed !== null ? <SessionOver session={session} closed={closed} /> : null}
          {isOpen ? <TurnColumn session={session} pass={pass} /> : null}
          {isOpen || closed !== null ? null : <NotOpen />}
          <div className={isOpen || closed !== null ? 'night-doors' : 'night-doors first'}>
            <PresenceButton />
            <SessionButton />
          </div>
        </aside>
        <div className="night-seats">
          <HereTonight session={session} />
          {session === null ? null : <SoFar session={session} />}
          {session === null ? null : <TonightsPoints session={session} />}
        </div>
        <Middle session={session} />
      </div>
    </div>
  );
}

/** The map on desktops, and the round. */
function Middle({ session }: { readonly session: Session | null }) {
  const isDesktop = !useMedia(BELOW_DESKTOP);
  return (
    <div className="night-middle">
      {isDesktop ? (
        <div className="night-map">
          <NightMap />
        </div>
      ) : null}
      <div className="night-cards">
        <ThisRound session={session} />
        <HowItGoes />
      </div>
    </div>
  );
}

function NotOpen() {
  return (
    <>
      <header className="plain-head">
        <h2>{nightText.notOpen.title}</h2>
      </header>
      <p className="px-4 py-3">
        {nightText.notOpen.says} <RuleChip rule="NODE-CP-06" />
      </p>
    </>
  );
}

/** The rules of a session, beside the round. */
function HowItGoes() {
  const { settings } = useNodePlace().view;
  return (
    <section className="night-card" aria-label={nightText.how}>
      <h3>{nightText.how}</h3>
      <p>
        {nightText.openSays} {nightText.endsSession} <RuleChip rule="NODE-CP-06" />
      </p>
      <p className="muted">
        {nightText.held(settings.accelerationEmbargoHours)} <RuleChip rule="NODE-CP-11" />
      </p>
    </section>
  );
}

/** Passes the round; null: the reader may not. */
function usePass(): (() => void) | null {
  const { options } = useNodePlace();
  const { give } = useGiving();
  const order = optionsOf(options, 'decision').find(({ decision }) => decision.type === 'pass')?.decision;
  if (order === undefined) return null;
  return () => give(order, { done: nightText.said.passed, why: (problem) => whyNot(problem, composerText.notGiven) });
}

/** Where keys are text. */
const TYPING = 'input:not([type="radio"]), select, textarea';

/** `P` passes while the page has the focus. */
function useKeyP(page: { readonly current: HTMLElement | null }, pass: (() => void) | null): void {
  useEffect(() => {
    const element = page.current;
    if (element === null || pass === null) return;
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (event.key.toLowerCase() !== 'p' || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      pass();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  });
}
