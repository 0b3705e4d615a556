import { createHash } from 'node:crypto';
import { type CampaignId, createHost, type Host, type OpenHost, type UserId } from '@sealed-orders/host';
import type { ListedForce } from '@sealed-orders/rules/kernel';
import { accounts } from './accounts.ts';
import { demoArmy } from './armies.ts';
import { playScript } from './demo/play.ts';
import { PHASE_LASTS, timetable, warLasts } from './demo/schedule.ts';
import { WAR } from './demo/war.ts';
import { must } from './must.ts';

export const DEMO_PASSWORD = 'sealed-orders';
export const DEMO_SLUG = 'varn-salient';

/**
 * The demo's dice are the same on every machine. Change the id when the script changes: a site that has the war of an
 * earlier script then gets the new one beside it.
 */
const IDENTITY = {
  id: '5ea1ed00-0000-4000-8000-00000000e502',
  seed: createHash('sha256').update('varn-salient 179').digest('hex'),
};

const HOUR = 60 * 60 * 1000;

const SEATS = [
  { id: 'azure', name: 'Azure League', faction: 'ig', displayName: 'Ada' },
  { id: 'madder', name: 'Madder Wardens', faction: 'sm', displayName: 'Mads' },
  { id: 'ochre', name: 'Ochre Covenant', faction: 'ch', displayName: 'Odile' },
  { id: 'verdigris', name: 'Verdigris Horde', faction: 'ork', displayName: 'Vero' },
] as const;
const REFEREE = { username: 'referee', displayName: 'Rune' };

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

export interface Login {
  readonly username: string;
  readonly password: string;
  readonly plays: string;
}

/** Loads the demo unless it is loaded already, and returns how to sign in. */
export async function loadDemo(
  open: OpenHost,
): Promise<{ readonly campaign: CampaignId; readonly slug: string; readonly logins: readonly Login[] }> {
  const wanted = [...SEATS.map(({ id, displayName }) => ({ username: id, displayName })), REFEREE];
  const users = await accounts(open, wanted, DEMO_PASSWORD);
  await played(open, (username) => users.get(username) ?? '');
  const logins = SEATS.map(({ id, name }) => ({ username: id, password: DEMO_PASSWORD, plays: name }));
  return {
    campaign: IDENTITY.id,
    slug: (await open.host.head(IDENTITY.id))?.slug ?? DEMO_SLUG,
    logins: [...logins, { username: REFEREE.username, password: DEMO_PASSWORD, plays: 'referee' }],
  };
}

/** Plays the war from wherever it stands. One that is past the script is left as it is. */
async function played({ host: present, db }: OpenHost, userOf: (username: string) => UserId): Promise<void> {
  const [first] = await present.steps(IDENTITY.id, { kind: 'referee' });
  // The clock is set back for the demo alone: what other campaigns owe is done first.
  if (first === undefined) await present.runDue();
  const began = first === undefined ? Date.now() - warLasts(WAR) * HOUR : Date.parse(first.at);
  const times = timetable(WAR);
  let now = new Date(began);
  const host = createHost({ db, clock: () => now, identity: () => IDENTITY });
  const referee = userOf(REFEREE.username);
  if (first === undefined) await started(host, referee, userOf);
  const players = {
    azure: userOf('azure'),
    madder: userOf('madder'),
    ochre: userOf('ochre'),
    verdigris: userOf('verdigris'),
  };
  const setClock = (moment: number): void => {
    now = new Date(began + (times[moment] ?? 0) * HOUR);
  };
  await playScript({ host, campaign: IDENTITY.id, players, referee, setClock }, WAR);
}

async function started(host: Host, referee: UserId, userOf: (username: string) => UserId): Promise<void> {
  const campaign = IDENTITY.id;
  const created = await host.lobby(campaign, { kind: 'referee' });
  if (created === null) {
    must(
      await host.createCampaign(referee, {
        name: 'The Varn Salient',
        slug: DEMO_SLUG,
        system: 'hex-campaign',
        isPublic: true,
        setup: { preset: 'four-players', clock: { mode: 'duration', seconds: (PHASE_LASTS * HOUR) / 1000 } },
        seats: SEATS.map(({ id, name, faction }) => ({ id, name, choices: { faction } })),
      }),
    );
  }
  for (const { id } of SEATS) {
    must(await host.takeSeat(campaign, id, userOf(id)));
    must(await host.setArmy(campaign, id, userOf(id), forcesOf(id)));
  }
  must(await host.start(campaign, referee));
}
