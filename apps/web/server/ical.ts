/** An event of a calendar. */
export interface CalendarEvent {
  /** Never changes. */
  readonly uid: string;
  /** Higher than in every earlier state of the event. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly at: Date;
  readonly title: string;
  readonly says: string;
  readonly url: string;
}

/** The most bytes of a line, without its break. */
const LONGEST = 75;

/** A calendar by RFC 5545. Events have no end: a deadline is a moment, and an end would have to be later. */
export function icalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sealed Orders//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = ({ uid, sequence, stamp, at, title, says, url }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${instant(stamp)}`,
  `DTSTART:${instant(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(says)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** `20261126T210000Z`. */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A value of type TEXT. Drops control characters other than line breaks. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** The line in pieces of up to 75 bytes; a piece after the first begins with a space. No character is split. */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > LONGEST) {
      pieces.push(piece);
      piece = ' ';
      size = 1;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece].join('\r\n');
}
