import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Appointment, Deadline, Host } from '@sealed-orders/host';
import { isPlayed } from '@sealed-orders/rules/systems';
import { agreedEvent, calendarEvent } from '@sealed-orders/text/news';
import { siteText } from '@sealed-orders/text/pages/site';
import { type CalendarEvent, icalendar } from './ical.ts';
import { refuse } from './refuse.ts';

/** Calendars with a user's deadlines and agreed times to meet: `/calendars/<key>.ics`. */
export const CALENDARS_PATH = '/calendars/';

const FILE = /^([\w-]{32})\.ics$/;

export type CalendarRoute = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface CalendarRouteOptions {
  readonly host: Pick<Host, 'news'>;
  /** The address of the site. */
  readonly url: string;
}

/** Sends the calendar to anyone who has its address, or answers that it has not changed. */
export function createCalendarRoute({ host, url }: CalendarRouteOptions): CalendarRoute {
  return async (request, response) => {
    const [, key] = FILE.exec(request.url?.slice(CALENDARS_PATH.length) ?? '') ?? [];
    const [deadlines, appointments] =
      key === undefined ? [] : await Promise.all([host.news.deadlines(key), host.news.appointments(key)]);
    if (!deadlines || !appointments) return refuse(request, response, 404);
    const body = icalendar(siteText.name, [
      ...deadlines.flatMap((deadline) => eventOf(deadline, url)),
      ...appointments.map((appointment) => agreedOf(appointment, url)),
    ]);
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const headers = { ETag: tag, 'Cache-Control': 'private, no-cache', 'Referrer-Policy': 'no-referrer' };
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** The page of a topic, or of the whole campaign. */
const pageOf = (site: string, slug: string, topic: string | null): string =>
  `${site}/c/${slug}${topic === null ? '' : `?${new URLSearchParams({ battle: topic })}`}`;

/** The event of a topic keeps its id when its seats agree to another time. */
const agreedOf = (agreed: Appointment, site: string): CalendarEvent => ({
  uid: `${agreed.campaign}-${agreed.topic}@${new URL(site).hostname}`,
  sequence: agreed.n,
  stamp: new Date(agreed.proposedAt),
  at: new Date(agreed.startsAt),
  url: pageOf(site, agreed.slug, agreed.topic),
  ...agreedEvent(agreed),
});

/** An event's id stays the same as long as its phase is open, however often the deadline moves. */
function eventOf(deadline: Deadline, site: string): readonly CalendarEvent[] {
  const { campaign, opening, slug, name, system, round, phase, due, decision } = deadline;
  // A decision whose time moves is another event.
  const id = decision === null ? opening : [decision.kind, decision.topic ?? '', Date.parse(due)].join('-');
  if (!isPlayed(system)) return [];
  return [
    {
      uid: `${campaign}-${id}@${new URL(site).hostname}`,
      sequence: decision === null ? deadline.moves : 0,
      stamp: new Date(deadline.openedAt),
      at: new Date(due),
      url: pageOf(site, slug, decision?.topic ?? null),
      ...calendarEvent({ name, system, summary: { round, phase }, decision }),
    },
  ];
}
