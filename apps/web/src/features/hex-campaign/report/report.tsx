import { MARCH_MS } from '@sealed-orders/map/hex';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain, type Sentence } from '@sealed-orders/text';
import { describeEvent, foldOf, stopSentence, type Words } from '@sealed-orders/text/hex-campaign';
import { reportText } from '@sealed-orders/text/hex-campaign/report';
import { describeByPlace } from '@sealed-orders/text/hex-campaign/report-places';
import type { ReactNode } from 'react';
import type { Report, ReportLine, ReportSection } from '../../campaign/door.ts';
import { lineId } from '../../campaign/report/line-id.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import type { HexPlace } from '../hex-context.ts';
import { beatsOf, spanOf } from '../replay/beats.ts';
import { Initiative } from './initiative.tsx';
import { battlePlaces, diceOf, placeOf, reportSections, seatOf, sectionOf } from './report-lines.ts';

type Told = Pick<HexPlace, 'n' | 'view' | 'events' | 'words' | 'selection' | 'select'>;

/** The report of the step that is shown, as far as the reader may know it. */
export function reportOf(place: Told): Report {
  const { n, view, events, words } = place;
  const turn = events.find((event) => event.type === 'turn-ended')?.turn ?? events[0]?.turn ?? view.turn;
  const isBeginning = events.some((event) => event.type === 'campaign-began');
  const battles = battlePlaces(view.battles, events);
  return {
    title: isBeginning ? reportText.began : reportText.turn(turn),
    isTold: events.length > 0,
    sections: reportSections(events).map((part): ReportSection => {
      const isInitiative = part.section === 'initiative';
      return {
        id: part.section,
        title: reportText.sections[part.section],
        rule: isInitiative ? (part.events[0]?.rule ?? null) : null,
        lines: part.events.map((event) => lineOf(event, place, battles)),
        body: isInitiative ? <Initiative events={part.events} /> : null,
      };
    }),
    // The first step has nothing before it that could be shown.
    beats: (n > 0 ? beatsOf(events) : []).map(({ event, section, isContact }) => ({
      event,
      sentence: () => describeEvent(event, words),
      dice: diceOf(event),
      section: reportText.sections[section],
      isContact,
      span: spanOf(event, MARCH_MS),
    })),
  };
}

function lineOf(event: Event, place: Told, battles: ReadonlyMap<string, HexKey>): ReportLine {
  const { words, selection, select } = place;
  const hex = placeOf(event, battles);
  const isShown = selection?.kind === 'hex' && selection.hex === hex;
  const fold = foldOf(event, words);
  return {
    event,
    id: lineId(event),
    sentence: () => sentenceOf(event, place),
    rule: event.rule,
    seat: seatOf(event),
    dice: diceOf(event),
    place: hex === null ? null : { label: words.hex(hex).text, isShown, show: () => select({ kind: 'hex', hex }) },
    fold: fold && {
      key: fold.key,
      sentence: (told) => fold.sentence(place.events.filter((one) => told.includes(one))),
    },
    because: event.type === 'marched' ? () => <Because event={event} words={words} /> : null,
  };
}

function sentenceOf(event: Event, { view, words }: Told): Sentence {
  if (sectionOf(event) !== 'affairs') return describeEvent(event, words);
  return describeByPlace(event, words, (key) => view.hexes[key]?.site?.name ?? null);
}

/** How a march came to its end: what was ordered, what it cost, what stopped it, what was dropped. */
interface BecauseProps {
  readonly event: Extract<Event, { readonly type: 'marched' }>;
  readonly words: Words;
}

function Because({ event, words }: BecauseProps) {
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
