import { plain } from '@sealed-orders/text';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GazetteRound, WholeIssue } from '../../../server/gazette.ts';
import type { GazetteDoor } from './door.ts';
import { toldIn } from './words.ts';

interface FeedOptions {
  readonly issue: WholeIssue;
  readonly door: GazetteDoor;
  /** The address of the site. */
  readonly url: string;
}

/** Most entries in a feed: the newest. */
const MOST_ENTRIES = 30;

/** The gazette of a war as an Atom feed. An entry keeps its id for good, whatever the site's name. */
export function feedOf({ issue, door, url }: FeedOptions): string {
  const { war, told, round } = issue;
  const closed = told.filter(({ line }) => line.isClosed).slice(-MOST_ENTRIES);
  const page = `${url}/gazette/${war.slug}`;
  // A feed without entries is as old as its first round.
  const updated = closed.map(updatedAt).toSorted().at(-1) ?? round.line.at;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>urn:uuid:${war.id}</id>`,
    `<title>${escaped(gazetteText.name(war.name))}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(gazetteText.name(war.name))}</name></author>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(page)}/feed.xml"/>`,
    ...closed.toReversed().map((round) => entryOf(round, { issue, door, url })),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(round: GazetteRound, { issue: { war }, door, url }: FeedOptions): string {
  const words = toldIn(round, door);
  if (words === null) return '';
  const { line } = round;
  const nameOf = (seat: string): string => war.seats.find((one) => one.seat === seat)?.name ?? seat;
  const said = round.communiques.flatMap(({ seat, text }) =>
    text === null ? [] : [gazetteText.quoted(nameOf(seat), text)],
  );
  const told = [...[...words.story, ...words.news].map(plain), ...said]
    .map((text) => `<p>${escaped(text)}</p>`)
    .join('');
  return [
    '<entry>',
    `<id>urn:uuid:${war.id}#${line.round}</id>`,
    `<title>${escaped(`${door.text.issue(line.round)}: ${words.headline}`)}</title>`,
    `<updated>${updatedAt(round)}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(`${url}/gazette/${war.slug}/${line.round}`)}"/>`,
    `<summary>${escaped(words.deck)}</summary>`,
    `<content type="html">${escaped(told)}</content>`,
    '</entry>',
  ].join('\n');
}

/** When the entry last changed: the round was closed, or its headline written. */
const updatedAt = ({ line, headline }: GazetteRound): string =>
  headline !== null && headline.savedAt > line.at ? headline.savedAt : line.at;

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML allows. */
const NOT_HELD = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escaped as XML text; characters that XML does not allow are dropped. */
const escaped = (text: string): string => text.replace(NOT_HELD, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
