import type { CampaignId, OpenHost } from '@sealed-orders/host';
import { demoArmy } from './armies.ts';
import { type StandingCampaign, standCampaign } from './stand-campaign.ts';

export const DEMO_PASSWORD = 'sealed-orders';
export const DEMO_SLUG = 'varn-salient';

const DAY = 24 * 60 * 60;

const player = (username: string, displayName: string) => ({ username, displayName });

/** The campaign that everybody can look at and play in. Azure and Madder have not sealed yet. */
const demo = (): StandingCampaign => ({
  slug: DEMO_SLUG,
  name: 'The Varn Salient',
  isPublic: true,
  preset: 'four-players',
  settings: { askedPhases: 'movement' },
  clock: { mode: 'duration', seconds: DAY },
  seats: [
    { id: 'azure', name: 'Azure League', faction: 'ig', army: demoArmy('azure'), ...player('azure', 'Ada') },
    { id: 'madder', name: 'Madder Wardens', faction: 'sm', army: demoArmy('madder'), ...player('madder', 'Mads') },
    { id: 'ochre', name: 'Ochre Covenant', faction: 'ch', army: demoArmy('ochre'), ...player('ochre', 'Odile') },
    {
      id: 'verdigris',
      name: 'Verdigris Horde',
      faction: 'ork',
      army: demoArmy('verdigris'),
      ...player('verdigris', 'Vero'),
    },
  ],
  referee: player('referee', 'Rune'),
  password: DEMO_PASSWORD,
  turns: 3,
  sealed: ['ochre', 'verdigris'],
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
  const wanted = demo();
  const campaign = await standCampaign(open, wanted);
  const logins = wanted.seats.map(({ username, name }) => ({ username, password: DEMO_PASSWORD, plays: name }));
  return {
    campaign,
    slug: (await open.host.head(campaign))?.slug ?? DEMO_SLUG,
    logins: [...logins, { username: wanted.referee.username, password: DEMO_PASSWORD, plays: 'referee' }],
  };
}
