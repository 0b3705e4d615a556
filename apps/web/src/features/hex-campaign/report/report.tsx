import { MARCH_MS } from '@sealed-orders/map/hex';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { Sentence } from '@sealed-orders/text';
import { describeEvent, foldOf } from '@sealed-orders/text/hex-campaign';
import { becauseOf } from '@sealed-orders/text/hex-campaign/because';
import { reportText } from '@sealed-orders/text/hex-campaign/report';
import { describeByPlace } from '@sealed-orders/text/hex-campaign/report-places';
import { reportSummary } from '@sealed-orders/text/hex-campaign/report-summary';
import type { Report, ReportLine, ReportSection } from '../../campaign/door.ts';
import { lineId } from '../../campaign/report/line-id.ts';
import type { HexPlace } from '../hex-context.ts';
import { beatsOf, spanOf } from '../replay/beats.ts';
import { BecauseTable, MarchBecause } from './because.tsx';
import { asRead, type Read } from './for-referee.ts';
import { Initiative } from './initiative.tsx';
import { battlePlaces, diceOf, placeOf, reportSections, seatOf, sectionOf } from './report-lines.ts';
import { titlesOf } from './report-title.ts';

type Shown = Pick<HexPlace, 'n' | 'view' | 'events' | 'words' | 'selection' | 'select'>;
type Told = Shown & Read;

/** The report of the step that is shown, as far as the reader may know it. */
export function reportOf(shown: Shown): Report {
  const place = { ...shown, ...asRead(shown.view, shown.events) };
  const { n, view, events, words } = place;
  const turn = events.find((event) => event.type === 'turn-ended')?.turn ?? events[0]?.turn ?? view.turn;
  const battles = battlePlaces(view.battles, events);
  return {
    ...titlesOf(events, turn),
    summary: reportSummary(events, words),
    isTold: n > 0 || events.length > 0,
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
    // There is nothing to show before the first step.
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
    readers: readersOf(event, place),
    because: becauseOfLine(event, place),
  };
}

function sentenceOf(event: Event, { view, words }: Told): Sentence {
  const section = sectionOf(event);
  if (section !== 'affairs' && section !== 'air' && section !== 'sight') return describeEvent(event, words);
  return describeByPlace(event, words, (key) => view.hexes[key]?.site?.name ?? null);
}

/** For the referee: who was notified. */
function readersOf(event: Event, { readers, view }: Told): string | null {
  const of = readers.get(event);
  if (of === undefined) return null;
  const isAll = of.seats === 'all' || view.seats.every(({ id }) => of.seats.includes(id));
  return reportText.toldTo(
    isAll ? 'all' : view.seats.filter(({ id }) => of.seats.includes(id)).map(({ name }) => name),
    of.spectators,
  );
}

/** How a line came about; null: its sentence says everything. */
function becauseOfLine(event: Event, { words, events }: Told): ReportLine['because'] {
  if (event.type === 'marched') return () => <MarchBecause event={event} />;
  const because = becauseOf(event, words, events);
  return because && (() => <BecauseTable because={because} />);
}
