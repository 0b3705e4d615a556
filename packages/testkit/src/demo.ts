import { createHash } from 'node:crypto';
import { createHost, type Host, type OpenHost, type UserId } from '@sealed-orders/host';
import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { type ListedForce, present } from '@sealed-orders/rules/kernel';
import { accounts, DEMO_PASSWORD, type LoadedDemo } from './accounts.ts';
import { demoArmy } from './armies.ts';
import { hex } from './demo/find.ts';
import { playScript } from './demo/play.ts';
import { PHASE_LASTS, timetable, warLasts } from './demo/schedule.ts';
import type { Moment } from './demo/script.ts';
import { WAR } from './demo/war.ts';
import { must } from './must.ts';

export const VARN_SLUG = 'varn-salient';

/**
 * The demo's dice are the same on every machine. Change the id when a step of the script changes: a site with the war
 * of an earlier script then gets the new one as well.
 */
const IDENTITY = {
  id: '5ea1ed00-0000-4000-8000-00000000e502',
  seed: createHash('sha256').update('varn-salient 179').digest('hex'),
  tail: '0'.repeat(16),
};

const HOUR = 60 * 60 * 1000;

const SEATS = [
  { id: 'azure', name: 'Azure League', faction: 'ig', displayName: 'Ada', timeZone: 'Europe/Bucharest' },
  { id: 'madder', name: 'Madder Wardens', faction: 'sm', displayName: 'Mads', timeZone: 'Europe/Oslo' },
  { id: 'ochre', name: 'Ochre Covenant', faction: 'ch', displayName: 'Odile', timeZone: 'Africa/Lagos' },
  { id: 'verdigris', name: 'Verdigris Horde', faction: 'ork', displayName: 'Vero', timeZone: 'Asia/Tokyo' },
] as const;
const REFEREE = { username: 'referee', displayName: 'Rune' };

const NAME = 'The Varn Salient';

/** The usual chart, with names for two more places where battles are fought. */
function chart() {
  const usual = demoChart();
  return { ...usual, names: { ...usual.names, [hex('0508')]: 'The Tangle', [hex('0606')]: 'Otter Bank' } };
}

/** Columns of vehicles march as such. */
const MARCHES: Readonly<Record<string, string>> = {
  'Armoured Column': 'vehicles',
  'Skimmer Wing': 'fast',
  'Dust Riders': 'fast',
  'Half-track Raid': 'vehicles',
};

const forcesOf = (seat: (typeof SEATS)[number]['id']): readonly ListedForce[] =>
  demoArmy(seat).map((force) => {
    const march = MARCHES[force.name];
    return march === undefined ? force : { ...force, choices: { march } };
  });

/**
 * Loads the hex campaign of the demo unless it is loaded already. A war that users have played on stays as it is, and so
 * does the quiet demo of earlier versions.
 * @param war the script to play; by default the whole one
 */
export async function loadVarn(open: OpenHost, war: readonly Moment[] = WAR): Promise<LoadedDemo> {
  const wanted = [...SEATS.map(({ id, ...who }) => ({ ...who, username: id })), REFEREE];
  const users = await accounts(open, wanted, DEMO_PASSWORD);
  await played(open, war, (username) => present(users.get(username), `an account of ${username}`));
  const head = await open.host.head(IDENTITY.id);
  return {
    campaign: IDENTITY.id,
    name: head?.name ?? NAME,
    slug: head?.slug ?? VARN_SLUG,
    logins: [
      ...SEATS.map(({ id, name }) => ({ username: id, plays: name })),
      { username: REFEREE.username, plays: null },
    ],
  };
}

type UserOf = (username: string) => UserId;

/** Plays the war from its present position, at the times at which it would have been played. */
async function played(open: OpenHost, war: readonly Moment[], userOf: UserOf): Promise<void> {
  const [first] = (await open.host.steps(IDENTITY.id, { kind: 'referee' }, { from: 0 })).steps;
  // The clock is set back for the demo only: what other campaigns owe is done before.
  if (first === undefined) await open.host.runDue();
  const began = first === undefined ? Date.now() - warLasts(war) * HOUR : Date.parse(first.at);
  const times = timetable(war);
  let now = new Date(began);
  const host = createHost({ db: open.db, clock: () => now, identity: () => IDENTITY });
  const referee = userOf(REFEREE.username);
  if (first === undefined) await started(host, referee, userOf);
  const players = {
    azure: userOf('azure'),
    madder: userOf('madder'),
    ochre: userOf('ochre'),
    verdigris: userOf('verdigris'),
  };
  const setClock = (moment: number): void => {
    now = new Date(began + present(times[moment], 'a time for each moment') * HOUR);
  };
  await playScript({ host, campaign: IDENTITY.id, players, referee, setClock }, war);
}

/** Creates the campaign, unless that was done before an interruption, fills the seats and starts it. */
async function started(host: Host, referee: UserId, userOf: UserOf): Promise<void> {
  const campaign = IDENTITY.id;
  if ((await host.lobby(campaign, { kind: 'referee' })) === null) {
    const hasOlder = (await host.mine(referee)).some(({ name }) => name === NAME);
    const clock = { mode: 'duration', seconds: (PHASE_LASTS * HOUR) / 1000 };
    must(
      await host.createCampaign(referee, {
        name: hasOlder ? `${NAME}, turn five` : NAME,
        slug: VARN_SLUG,
        system: 'hex-campaign',
        isPublic: true,
        isListed: true,
        setup: { preset: 'four-players', chart: chart(), clock },
        seats: SEATS.map(({ id, name, faction }) => ({ id, name, choices: { faction } })),
      }),
    );
  }
  const lobby = await host.lobby(campaign, { kind: 'referee' });
  for (const { id } of SEATS) {
    const isSeated = lobby?.seats.some(({ seat, user }) => seat === id && user !== null) === true;
    if (!isSeated) must(await host.takeSeat(campaign, id, userOf(id)));
    must(await host.setArmy(campaign, id, userOf(id), forcesOf(id)));
  }
  must(await host.start(campaign, referee));
}
