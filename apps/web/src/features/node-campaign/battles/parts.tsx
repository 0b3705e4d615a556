'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { GUARD, type Owner, type Rejection, TIMERS } from '@sealed-orders/rules/node-campaign';
import { dayAndTime, duration } from '@sealed-orders/text';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { useWarTime } from '../strip/war-time.ts';
import type { Deadline } from './battle-state.ts';

/** The colours of a player; neutral ones for the Imperial Guard that nobody plays. */
export function OwnerSwatch({ owner, label }: { readonly owner: Owner; readonly label?: string }) {
  const { letterOf } = useNodePlace();
  const letter = owner === GUARD ? 'n' : letterOf(owner);
  return <SeatSwatch seat={letter} {...(label === undefined ? {} : { label })} />;
}

/** A player with the colours. */
export function OwnerName({ owner }: { readonly owner: Owner }) {
  const { words } = useNodePlace();
  return (
    <span className="row">
      <OwnerSwatch owner={owner} /> <b>{words.seat(owner).text}</b>
    </span>
  );
}

/** How long it is until a deadline, moving on. What falls due at midnight waits for one. */
export function Until({ deadline: { kind, at } }: { readonly deadline: Deadline }) {
  const { head } = useNodePlace();
  const now = useWarTime();
  if (head.status === 'paused') return <b>{campaignText.paused}</b>;
  if (now === 0) return null;
  const left = Date.parse(at) - now;
  const over = TIMERS[kind].at === 'midnight' ? battleText.clock.atMidnight : battleText.clock.over;
  return <time dateTime={at}>{left > 0 ? duration(left) : over}</time>;
}

/** A moment in the campaign’s zone. */
export function When({ at }: { readonly at: string }) {
  const { timeZone } = useNodePlace().view.settings;
  return <time dateTime={at}>{dayAndTime(new Date(at), timeZone)}</time>;
}

interface TurnHeadProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly deadline?: Deadline | null;
  /** What happens then. */
  readonly then?: string;
}

/** What the reader is asked for, and for how long. */
export function TurnHead({ eyebrow, title, deadline = null, then }: TurnHeadProps) {
  return (
    <header className="nb-turn">
      <div>
        <small>{eyebrow}</small>
        <h3>{title}</h3>
      </div>
      {deadline === null ? null : (
        <p>
          <b>
            <Until deadline={deadline} />
          </b>
          {then}
        </p>
      )}
    </header>
  );
}

/** Why something cannot be sent, with its rule. */
export function Refused({ refusal }: { readonly refusal: Rejection | null }) {
  return (
    <div role="status">
      {refusal === null ? null : (
        <p className="hint bad">
          {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
        </p>
      )}
    </div>
  );
}
