'use client';
import { Die, SeatSwatch } from '@sealed-orders/map';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import { describeEvent, plain, type Sentence, stopSentence } from '@sealed-orders/text';
import { reportText } from '@sealed-orders/text/pages/campaign';
import { describeByPlace } from '@sealed-orders/text/pages/report-places';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useReplay } from '../replay/replay-context.ts';
import { diceOf, placeOf, seatOf, sectionOf } from './report-lines.ts';

interface ReportLineProps {
  readonly event: Event;
  /** Where the battles of the report are fought. */
  readonly battles: ReadonlyMap<string, HexKey>;
}

/** So many dice lie beside a sentence; more lie below it. */
const FEW_DICE = 3;

/** One event: where, what, whose, by which rule, with which dice; and on asking, why. */
export function ReportLine({ event, battles }: ReportLineProps) {
  const { view, words, selection, select, letterOf } = useCampaignPlace();
  const [isOpen, setOpen] = useState(false);
  const hex = placeOf(event, battles);
  const seat = seatOf(event);
  const dice = diceOf(event);
  const { current } = useReplay();
  const isPlayed = current?.event === event;
  const isShown = isPlayed || (hex !== null && selection?.kind === 'hex' && selection.hex === hex);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPlayed) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlayed]);
  const label = hex === null ? '' : words.hex(hex).text;
  const sentence =
    sectionOf(event) === 'affairs'
      ? describeByPlace(event, words, (key) => view.hexes[key]?.site?.name ?? null)
      : describeEvent(event, words);
  return (
    <li ref={line} className={isShown ? 'report-line shown' : 'report-line'}>
      {hex === null ? (
        <span />
      ) : (
        <button
          type="button"
          className="at"
          aria-label={reportText.show(label)}
          onClick={() => select({ kind: 'hex', hex })}
        >
          {label}
        </button>
      )}
      <div>
        <p>
          <Words sentence={sentence} />
        </p>
        {isOpen && event.type === 'marched' ? <Because event={event} /> : null}
        <div className="why">
          {seat ? <SeatSwatch seat={letterOf(seat)} width={24} height={15} label={words.seat(seat).text} /> : null}
          <RuleChip rule={event.rule} />
          {event.type === 'marched' ? (
            <button type="button" className="link-btn no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {reportText.why}
            </button>
          ) : null}
        </div>
      </div>
      {dice.length > 0 ? (
        <span className={dice.length > FEW_DICE ? 'dice many' : 'dice'} role="img" aria-label={reportText.dice(dice)}>
          {dice.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
            <Die key={i} face={face} size={21} />
          ))}
        </span>
      ) : (
        <span />
      )}
    </li>
  );
}

/** A sentence with its names set bold. */
function Words({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    part.kind === 'name' ? <b key={i}>{part.text}</b> : <span key={i}>{part.text}</span>,
  );
}

/** How a march came to its end: what was ordered, what it cost, what stopped it, what was dropped. */
function Because({ event }: { readonly event: Extract<Event, { readonly type: 'marched' }> }) {
  const { words } = useCampaignPlace();
  const { because } = reportText;
  const list = (hexes: typeof event.planned) => hexes.map((hex) => words.hex(hex).text).join(', ');
  const dropped = event.planned.slice(event.trail.length);
  return (
    <dl className="because">
      {event.planned.length > 0 ? <Row name={because.ordered}>{list(event.planned)}</Row> : null}
      <Row name={because.cost}>{reportText.ofAllowance(event.spent, event.allowance)}</Row>
      {event.stop ? (
        <Row name={because.because}>
          {plain(stopSentence(event.stop, words))} <RuleChip rule={event.stop.rule} />
        </Row>
      ) : null}
      {dropped.length > 0 ? <Row name={because.dropped}>{reportText.notCarriedOut(list(dropped))}</Row> : null}
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
