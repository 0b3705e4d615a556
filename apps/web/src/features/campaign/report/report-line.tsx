'use client';
import { Die, SeatSwatch } from '@sealed-orders/map';
import type { Sentence } from '@sealed-orders/text';
import { reportText, reportToolsText } from '@sealed-orders/text/pages/report';
import { Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { ReportLine as Line } from '../door.ts';
import { useReplay } from '../replay/replay-context.ts';
import { Shortened } from '../shortened.tsx';
import { addressOf } from './linked-line.ts';

/** Most dice beside a sentence; more are shown below it. */
const FEW_DICE = 3;

/** One event: where, what, whose, by which rule, with which dice; and on demand, why. */
export function ReportLine({ line }: { readonly line: Line }) {
  const { letterOf, seatName, linked } = useCampaignPlace();
  const [isOpen, setOpen] = useState(false);
  const { place, seat, because } = line;
  const isPlayed = useReplay().current?.event === line.event;
  const isLinked = linked?.line === line.id;
  const isShown = isPlayed || isLinked || place?.isShown === true;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPlayed || isLinked) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlayed, isLinked]);
  return (
    <li ref={item} className={isShown ? 'report-line shown' : 'report-line'}>
      {line.when === undefined ? <Place place={place} /> : <span className="count">{line.when}</span>}
      <div>
        <p>
          <Words sentence={line.sentence()} />
        </p>
        {isOpen && because !== null ? because() : null}
        <div className="why">
          {seat ? <SeatSwatch seat={letterOf(seat)} width={24} height={15} label={seatName(seat)} /> : null}
          <RuleChip rule={line.rule} />
          {line.when === undefined || place === null ? null : <Place place={place} />}
          {line.readers === null ? null : <span className="readers">{line.readers}</span>}
          {because === null ? null : (
            <Button kind="link" className="no-print" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {reportText.why}
            </Button>
          )}
          <LinkButton line={line} />
        </div>
      </div>
      <Dice dice={line.dice} />
    </li>
  );
}

/** Where it happened: shows it on the board. */
function Place({ place }: Pick<Line, 'place'>) {
  if (place === null) return <span />;
  return (
    <button type="button" className="at" aria-label={reportText.show(place.label)} onClick={place.show}>
      {place.label}
    </button>
  );
}

/** Copies the address of a line. */
function LinkButton({ line }: { readonly line: Line }) {
  const place = useCampaignPlace();
  const say = useToast();
  const copy = async () => {
    const address = addressOf(place, line);
    if (address === null) return;
    try {
      await navigator.clipboard.writeText(address);
      say(reportToolsText.linked);
    } catch {
      say(reportToolsText.notLinked);
    }
  };
  if (addressOf(place, line) === null) return null;
  return (
    <button type="button" className="line-link no-print" aria-label={reportToolsText.link} onClick={() => void copy()}>
      <Icon of={Link2} size={15} />
    </button>
  );
}

interface ReportFoldProps {
  readonly sentence: Sentence;
  readonly lines: readonly Line[];
}

/** Many lines of one kind in one sentence, which opens to show each of them. */
export function ReportFold({ sentence, lines }: ReportFoldProps) {
  const { letterOf, seatName, linked } = useCampaignPlace();
  const { current } = useReplay();
  const [isOpen, setOpen] = useState(false);
  const holds = lines.some((line) => line.event === current?.event || line.id === linked?.line);
  const isUnfolded = isOpen || holds;
  const [first] = lines;
  return (
    <>
      <li className="report-line">
        <span className="count">{lines.length}×</span>
        <div>
          <p>
            <Words sentence={sentence} />
          </p>
          <div className="why">
            {first?.seat ? (
              <SeatSwatch seat={letterOf(first.seat)} width={24} height={15} label={seatName(first.seat)} />
            ) : null}
            {first ? <RuleChip rule={first.rule} /> : null}
            <Button kind="link" className="no-print" aria-expanded={isUnfolded} onClick={() => setOpen(!isOpen)}>
              {isUnfolded ? reportToolsText.fold : reportToolsText.unfold}
            </Button>
          </div>
        </div>
        <span />
      </li>
      {isUnfolded ? lines.map((line) => <ReportLine key={line.id} line={line} />) : null}
    </>
  );
}

function Dice({ dice }: { readonly dice: readonly number[] }) {
  if (dice.length === 0) return <span />;
  return (
    <span className={dice.length > FEW_DICE ? 'dice many' : 'dice'} role="img" aria-label={reportText.dice(dice)}>
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
        <Die key={i} face={face} size={21} />
      ))}
    </span>
  );
}

/** A sentence with its names in bold. */
function Words({ sentence }: { readonly sentence: Sentence }) {
  return sentence.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    part.kind === 'name' ? <b key={i}>{part.text}</b> : <Shortened key={i}>{part.text}</Shortened>,
  );
}
