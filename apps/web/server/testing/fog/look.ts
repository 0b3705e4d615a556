import { pagesOf } from './pages.ts';
import { MISSTEPS, QUESTIONS } from './questions.ts';
import { seatOf, type War } from './war.ts';
import { calendarKeyOf, type Person, SEATS, type Seat, type Who } from './world.ts';

/** Everything that a viewer could get at one moment, as text by source. */
export type Look = Readonly<Record<string, string>>;

/** The API has no larger request. */
const MOST_CALLS = 8;

interface Call {
  readonly path: string;
  readonly input: unknown;
}

export const callsOf = (table: typeof QUESTIONS, war: War): readonly Call[] =>
  Object.entries(table).flatMap(([path, inputs]) => inputs(war).map((input) => ({ path, input })));

/** Everything that the site answers this viewer now. */
export async function look(war: War, who: Who): Promise<Look> {
  const person = war.world.people[who];
  const { url } = war.world.site;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(url + path, { headers: { cookie: person.cookie }, redirect: 'manual' });
    const { date: _date, etag: _etag, 'content-length': _length, ...headers } = Object.fromEntries(answer.headers);
    return `${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`;
  };
  const routes = [
    `/archives/${war.campaign}`,
    `/pictures/${war.campaign}/${war.campaign}/full`,
    `/calendars/${calendarKeyOf(who)}.ics`,
  ];
  return {
    ...(await asked(war, person, callsOf(QUESTIONS, war), 'GET')),
    ...(await asked(war, person, callsOf(MISSTEPS, war), 'POST')),
    ...Object.fromEntries(await Promise.all(routes.map(async (path) => [path, await get(path)]))),
    ...(await pagesOf(war, person)),
  };
}

/** What the referee gets who sees as this seat or spectator. Numbers of steps are the referee’s own: they are left out. */
export async function lookAs(war: War, who: Who): Promise<Look> {
  const as = who === 'spectator' ? who : SEATS.some((seat) => seat === who) ? `seat:${who}` : null;
  if (as === null) return {};
  const input = { campaign: war.campaign, as };
  const calls = ['play.head', 'play.view'].map((path) => ({ path, input }));
  const [head, view] = Object.values(await asked(war, war.world.people.referee, calls, 'GET'));
  const seen = JSON.stringify(JSON.parse(view ?? 'null')?.result?.data?.view ?? null);
  return { 'head for the referee who sees as them': head ?? '', 'view for the referee who sees as them': seen };
}

/** What a seat that plays by itself knows, and what it sealed on that basis. */
export async function seenByItself({ world, campaign }: War, seat: Seat): Promise<Look> {
  const { host } = world.site;
  const data = await host.viewOf(campaign, { kind: 'seat', seat: seatOf(seat) });
  return {
    'play.view of the seat': JSON.stringify({ result: { data } }),
    sealed: JSON.stringify(await host.sealed(campaign, seatOf(seat))),
  };
}

/** The answers of the API as they are sent, a few calls at a time as pages make them. */
export async function asked(
  war: War,
  { cookie }: Person,
  calls: readonly Call[],
  method: 'GET' | 'POST',
): Promise<Look> {
  const said: [string, string][] = [];
  for (let at = 0; at < calls.length; at += MOST_CALLS) {
    const few = calls.slice(at, at + MOST_CALLS);
    const inputs = JSON.stringify(Object.fromEntries(few.map(({ input }, i) => [i, input])));
    const url = `${war.world.site.url}/api/trpc/${few.map(({ path }) => path).join(',')}?batch=1`;
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await (method === 'GET'
      ? fetch(`${url}&input=${encodeURIComponent(inputs)}`, { headers })
      : fetch(url, { method, headers, body: inputs }));
    const answers: readonly unknown[] = JSON.parse(await answer.text());
    for (const [i, { path, input }] of few.entries()) {
      const text = JSON.stringify(answers[i]);
      // An invalid question gets the same answer in any two worlds.
      if (method === 'GET' && text.includes('"BAD_REQUEST"')) throw new Error(`${path} is asked wrongly: ${text}`);
      said.push([`${path} ${JSON.stringify(input)}`, text]);
    }
  }
  return Object.fromEntries(said);
}
