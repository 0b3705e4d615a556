import type { Event, View } from '@sealed-orders/rules/node-campaign';
import { clockTime } from '@sealed-orders/text';
import { describeEvent, foldOf, isToldTwice, type Words, wordsOfStep } from '@sealed-orders/text/node-campaign';
import { logText } from '@sealed-orders/text/node-campaign/log';
import { logSummary } from '@sealed-orders/text/node-campaign/log-summary';
import type { Beat, Report, ReportLine } from '../../campaign/door.ts';
import { lineId } from '../../campaign/report/line-id.ts';
import type { Seen } from '../../campaign-data/campaign-data.ts';
import type { NodePlace } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import {
  datesIn,
  diceOf,
  isContact,
  type LogPart,
  type LogStep,
  logParts,
  placeOf,
  seatOf,
  withoutRepeats,
} from './log-lines.ts';

/** A step of the log with the words of its own moment. */
export interface Told extends LogStep {
  readonly view: View;
  readonly words: Words;
}

/** What the log needs to know of the page. */
export interface Reader extends Pick<NodePlace, 'n' | 'view' | 'words' | 'selection' | 'select'> {
  readonly hasReferee: boolean;
}

/** The report of the covered steps. */
export function reportOf(place: NodePlace): Report {
  const told = [...place.covered.earlier, place.seen].flatMap((step) => toldIn(step, place));
  return logOf(told, { ...place, hasReferee: place.head.referees.length > 0 });
}

function toldIn(step: Seen, { steps }: NodePlace): readonly Told[] {
  const node = nodeSeen(step);
  if (node === null) return [];
  const { view, events } = node;
  const at = steps.find(({ n }) => n === step.n)?.at ?? null;
  return [{ at, events, view, words: wordsOfStep(view, events) }];
}

/** The log of these steps, day by day, in order of arrival. */
export function logOf(told: readonly Told[], reader: Reader): Report {
  const dates = datesIn(told);
  const parts = logParts(told.map((step) => ({ ...step, events: withoutRepeats(step.events) })));
  const events = told.flatMap((step) => step.events);
  const sections = parts
    .map((part) => ({
      id: `day-${part.id}`,
      title: headingOf(part, dates),
      rule: part.isMidnight ? ('NODE-CP-13' as const) : null,
      lines: part.entries.flatMap(({ event, step }) =>
        isToldTwice(event) ? [] : [lineOf(event, step, events, reader)],
      ),
      body: null,
    }))
    .filter(({ lines }) => lines.length > 0);
  const day = parts.at(-1)?.day ?? reader.view.clock.day;
  return {
    eyebrow: logText.title,
    title: logText.heading(day, dates.get(day) ?? null),
    summary: logSummary(events, reader.words) || logText.says,
    isTold: reader.n > 0 || events.length > 0,
    sections,
    // There is nothing to show before the first step.
    beats: reader.n > 0 ? sections.flatMap(({ title, lines }) => lines.map((line) => beatOf(line, title))) : [],
  };
}

const headingOf = ({ day, isMidnight }: LogPart<Told>, dates: ReadonlyMap<number, string>): string =>
  isMidnight ? logText.endOf(day) : logText.heading(day, dates.get(day) ?? null);

interface NodeLine extends ReportLine {
  readonly event: Event;
}

function lineOf(event: Event, { at, view, words }: Told, all: readonly Event[], reader: Reader): NodeLine {
  const { selection, select } = reader;
  const node = placeOf(event, { forces: view.forces, field: words.field });
  const fold = foldOf(event, words);
  return {
    event,
    id: lineId(event),
    sentence: () => describeEvent(event, words),
    rule: event.rule,
    seat: seatOf(event),
    dice: diceOf(event),
    ...(at !== null && { when: clockTime(new Date(at), view.settings.timeZone) }),
    place:
      node === null
        ? null
        : {
            label: words.node(node).text,
            isShown: selection?.kind === 'node' && selection.node === node,
            show: () => select({ kind: 'node', node }),
          },
    fold: fold && { key: fold.key, sentence: (told) => fold.sentence(all.filter((one) => told.includes(one))) },
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
  const names = view.seats
    .filter((seat) => to.includes(seat))
    .map((seat) => (words.isReader(seat) ? logText.you : words.seat(seat).text));
  return logText.seenBy(names, hasReferee);
}

/** How long an event of a replay is shown, in milliseconds: longer if dice are to be read. */
const SPAN = { plain: 900, rolled: 1400 } as const;

const beatOf = ({ event, sentence, dice }: NodeLine, section: string): Beat => ({
  ...{ event, sentence, dice, section },
  isContact: isContact(event),
  span: dice.length > 0 ? SPAN.rolled : SPAN.plain,
});
