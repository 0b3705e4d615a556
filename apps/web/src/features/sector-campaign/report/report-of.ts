import { type Event, PHASES, type Phase, printed, SETUP_PHASES, type View } from '@sealed-orders/rules/sector-campaign';
import { clockTime } from '@sealed-orders/text';
import { describeEvent, isToldTwice, type Words, wordsOf } from '@sealed-orders/text/sector-campaign';
import { reportSummary, reportText } from '@sealed-orders/text/sector-campaign/report';
import type { Beat, Report, ReportLine } from '../../campaign/door.ts';
import { lineId } from '../../campaign/report/line-id.ts';
import type { Seen } from '../../campaign-data/campaign-data.ts';
import type { SectorPlace } from '../sector-context.ts';
import { sectorSeen } from '../sector-seen.ts';
import { diceOf, isContact, logParts, placeOf, seatOf } from './log-lines.ts';

/** A step of the log, with the names that things had at that moment. */
interface Told {
  /** ISO instant; null: unknown. */
  readonly at: string | null;
  readonly events: readonly Event[];
  readonly view: View;
  readonly words: Words;
  readonly phase: Phase;
}

/** What the log needs from the page. */
export interface Reader extends Pick<SectorPlace, 'n' | 'view' | 'words' | 'selection' | 'select'> {
  readonly hasReferee: boolean;
}

/** The report of the covered steps. */
export function reportOf(place: SectorPlace): Report {
  const told = [...place.covered.earlier, place.seen].flatMap((step) => toldIn(step, place));
  return logOf(told, { ...place, hasReferee: place.head.referees.length > 0 });
}

function toldIn(step: Seen, { steps }: SectorPlace): readonly Told[] {
  const sector = sectorSeen(step);
  if (sector === null) return [];
  const { view, events } = sector;
  const at = steps.find(({ n }) => n === step.n)?.at ?? null;
  return [{ at, events, view, words: wordsOf(view), phase: view.board.phase }];
}

/** The log of these steps, phase by phase, in order of arrival. */
export function logOf(told: readonly Told[], reader: Reader): Report {
  const events = told.flatMap((step) => step.events);
  const sections = logParts(told, phaseBefore(told[0])).map(({ id, turn, phase, entries }) => ({
    id,
    title: reportText.phase(phase, turn),
    rule: null,
    lines: entries.flatMap(({ event, step }) => (isToldTwice(event) ? [] : [lineOf(event, step, reader)])),
    body: null,
  }));
  return {
    eyebrow: reportText.title,
    title: reportText.turn(reader.view.board.turn),
    summary: reportSummary(events) || reportText.says,
    isTold: reader.n > 0 || events.length > 0,
    sections,
    // There is nothing to show before the first step.
    beats: reader.n > 0 ? sections.flatMap(({ title, lines }) => lines.map((line) => beatOf(line, title))) : [],
  };
}

/** The phase in which a step began: the one before the first that it opened. */
function phaseBefore(step: Told | undefined): Phase {
  if (step === undefined) return SETUP_PHASES[0];
  const opened = step.events.find((event) => event.type === 'phase-opened');
  if (opened === undefined) return step.phase;
  const isNextTurn = step.events.some(({ turn }) => turn < opened.turn);
  return (isNextTurn ? PHASES.at(-1) : PHASES[PHASES.indexOf(opened.phase) - 1]) ?? SETUP_PHASES[0];
}

interface SectorLine extends ReportLine {
  readonly event: Event;
}

function lineOf(event: Event, { at, view, words }: Told, reader: Reader): SectorLine {
  const { selection, select } = reader;
  const territory = placeOf(event, view.board);
  return {
    event,
    id: lineId(event),
    sentence: () => describeEvent(event, words),
    rule: event.rule,
    seat: seatOf(event, view.board),
    dice: diceOf(event),
    ...(at !== null && { when: clockTime(new Date(at)) }),
    place:
      territory === null
        ? null
        : {
            label: printed(territory),
            isShown: selection?.kind === 'territory' && selection.territory === territory,
            show: () => select({ kind: 'territory', territory }),
          },
    fold: null,
    readers: readersOf(event, reader),
    because: null,
  };
}

/** Who can see an entry that is not public; null: everyone. */
export function readersOf(
  { to }: Pick<Event, 'to'>,
  { view, words, hasReferee }: Pick<Reader, 'view' | 'words' | 'hasReferee'>,
): string | null {
  if (to === 'all' || to === 'seats' || to === 'spectators') return null;
  const names = view.board.seats
    .filter((seat) => to.includes(seat))
    .map((seat) => (seat === view.you ? reportText.you : words.seat(seat).text));
  return reportText.seenBy(names, hasReferee);
}

/** How long a replay shows an event, in milliseconds: longer if there are dice to read. */
const SPAN = { plain: 900, rolled: 1400 } as const;

const beatOf = ({ event, sentence, dice }: SectorLine, section: string): Beat => ({
  ...{ event, sentence, dice, section },
  isContact: isContact(event),
  span: dice.length > 0 ? SPAN.rolled : SPAN.plain,
});
