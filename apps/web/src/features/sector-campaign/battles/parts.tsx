'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { SectorCounterChit } from '@sealed-orders/map/sector';
import { lookup } from '@sealed-orders/rules/kernel';
import type { CounterId, Rejection, Side } from '@sealed-orders/rules/sector-campaign';
import { dayAndTime, duration } from '@sealed-orders/text';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refusalSentence } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNow } from '../../time/use-now.ts';
import { useSectorStep } from '../sector-context.ts';
import { letterOfSide, sectorCounter } from '../sector-view-of.ts';
import type { Deadline } from './battle-state.ts';

/** The colours of a side: those of its commander. */
export function SideSwatch({ side }: { readonly side: Side }) {
  const { view, letterOf } = useSectorStep();
  return <SeatSwatch seat={letterOfSide(view.board, side, letterOf)} />;
}

/** A counter as the reader sees it, face up or face down; nothing once it is gone. */
export function Chit({ counter, size = 34 }: { readonly counter: CounterId; readonly size?: number }) {
  const { view, letterOf } = useSectorStep();
  const found = lookup(view.board.counters, counter);
  return found === undefined ? null : <SectorCounterChit counter={sectorCounter(view, found, letterOf)} size={size} />;
}

/** The time left until a deadline, kept current. */
export function Until({ deadline: { at } }: { readonly deadline: Deadline }) {
  const { head } = useSectorStep();
  const now = useNow();
  if (head.status === 'paused') return <b>{campaignText.paused}</b>;
  if (now === 0) return null;
  const left = Date.parse(at) - now;
  return <time dateTime={at}>{left > 0 ? duration(left) : battleText.clock.over}</time>;
}

export function When({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayAndTime(new Date(at))}</time>;
}

interface TurnHeadProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly deadline?: Deadline | null;
  /** What happens then. */
  readonly then?: string;
}

/** What the reader has to do, and by when. */
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

/** Why something can't be sent, with its rule. */
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
