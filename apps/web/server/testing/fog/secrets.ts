import type { SeatId } from '@sealed-orders/rules/kernel';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import fc from 'fast-check';
import { reported } from './battle.ts';
import { accused, offered, signed } from './deals.ts';
import { CANARY, type Doing } from './doing.ts';
import { confided, keptBySide, SECTOR_SECRETS, type SectorSecret } from './sector.ts';
import { given, postdated, rulesOf, seatOf, sheetOf, type War } from './war.ts';
import { nonceOf, type Person } from './world.ts';

/**
 * Secrets of the two plotters and the referee. `by` names the plotter who acts, or has the referee act. Those in
 * `STEPS` are steps of the log, which move the dice of later steps: during a war both worlds make them, with different
 * values, and after its last phase only one world does.
 */
const SECRETS = [
  'draft',
  'talk',
  'read',
  'box',
  'note',
  'misstep',
  'deputy-link',
  'invitation',
  'account',
  'looks',
  'standing-seal',
  'whisper',
  'correction',
  'deal',
  'signature',
  'accusation',
  'report',
  'retreats',
] as const;
type CommonSecret = (typeof SECRETS)[number];
export type SecretType = CommonSecret | SectorSecret;

/** Secrets of games with sheets. */
const OF_SHEETS: readonly SecretType[] = ['draft', 'standing-seal'];

/** What the law tries to do in a game. */
export const triedIn = (system: PlayedSystem): readonly SecretType[] =>
  system === 'sector-campaign' ? [...SECRETS, ...SECTOR_SECRETS] : SECRETS;

/** What can be secret in a game. */
export function secretsOf(system: PlayedSystem): readonly SecretType[] {
  const hasSheets = rulesOf({ plan: { system } }).sheets !== null;
  return triedIn(system).filter((type) => hasSheets || !OF_SHEETS.includes(type));
}

export interface Secret {
  readonly type: SecretType;
  readonly by: 0 | 1;
}

const STEPS: readonly SecretType[] = [
  ...(['whisper', 'correction', 'deal', 'signature', 'accusation', 'report', 'retreats'] as const),
  ...SECTOR_SECRETS,
];
export const isStep = ({ type }: Secret): boolean => STEPS.includes(type);

export const secretIn = (system: PlayedSystem): fc.Arbitrary<Secret> =>
  fc.record({
    type: fc.constantFrom(...triedIn(system)),
    by: fc.constantFrom(0 as const, 1 as const),
  });

/** A reason that only referees may read. */
export const KEPT_REASON = { text: `${CANARY} knows why.`, isKept: true };

/** Does it in one world; in both worlds, with different amounts. Returns whether it had any effect. */
export function done(war: War, { type, by }: Secret, amount: number): Promise<boolean> {
  const place = war.plan.plotters[by];
  const other = war.plan.plotters[by === 0 ? 1 : 0];
  const doing = { war, own: war.world.people[place], seat: seatOf(place), other: seatOf(other), place, amount };
  return isOfSector(type) ? keptBySide(doing, type) : DEEDS[type](doing);
}

const isOfSector = (type: SecretType): type is SectorSecret => SECTOR_SECRETS.some((one) => one === type);

const isDone = async (answer: Promise<{ readonly ok: boolean }>): Promise<boolean> => (await answer).ok;

const DEEDS: Readonly<Record<CommonSecret, (doing: Doing) => Promise<boolean>>> = {
  draft: async ({ war, own, place }) => {
    const { opening, sheet } = await sheetOf(war, place, true);
    if (sheet === null || typeof sheet !== 'object') return false;
    return isDone(own.api.orders.save.mutate({ campaign: war.campaign, opening, sheet }));
  },
  talk: ({ war: { campaign }, own, other }) =>
    isDone(own.api.talk.send.mutate({ campaign, with: [other], text: `${CANARY} flies at dawn.` })),
  read: async ({ war: { campaign }, own, other }) => {
    await own.api.talk.read.mutate({ campaign, with: [other], upTo: 1 });
    return true;
  },
  box: ({ war, own, seat }) => toReferee(war, own, seat),
  note: async ({ war: { campaign }, own, amount }) =>
    isDone(own.api.notes.write.mutate({ campaign, subject: `hex ${amount}`, text: `${CANARY} lives here.` })),
  misstep: async ({ war: { campaign }, own }) => {
    const wrong = { campaign, opening: 0, sheet: { phase: CANARY }, nonce: nonceOf('misstep') };
    return !(await own.api.orders.seal.mutate(wrong)).ok;
  },
  'deputy-link': ({ war: { campaign }, own }) => isDone(own.api.absence.inviteDeputy.mutate({ campaign })),
  invitation: ({ war }) => {
    const link = { role: 'spectator', seat: null, expiresAt: '2100-01-01T00:00:00.000Z', uses: 3 } as const;
    return isDone(referee(war).campaigns.invite.mutate({ campaign: war.campaign, ...link }));
  },
  account: async ({ own }) => {
    await own.api.account.setTimeZone.mutate({ zone: 'Pacific/Auckland' });
    await own.api.news.choose.mutate({ kind: 'message', channel: 'mail', isWanted: false });
    return (await own.api.news.setCalendar.mutate({ isThere: true })).key !== null;
  },
  looks: async ({ war, own }) => {
    await own.api.play.view.query({ campaign: war.campaign });
    await own.api.desk.count.query();
    return true;
  },
  'standing-seal': async ({ war, own }) => {
    // Automatic sealing shows when a phase opens: it is switched off again before that.
    const { campaign } = war;
    const phase = (await war.world.site.host.head(campaign))?.summary?.phase ?? '';
    const set = await own.api.orders.setStandingSeal.mutate({ campaign, phase, nonce: nonceOf('standing') });
    await own.api.orders.withdrawStandingSeal.mutate({ campaign, phase });
    return set.ok;
  },
  whisper: (doing) => whispered(doing),
  // In other games a referee's correction is announced to everyone.
  // A secret deal needs a diplomat there and the Build phase; without them the two share another secret.
  deal: async (doing) => (await offered(doing)) || (await whispered(doing)),
  signature: async (doing) => (await signed(doing)) || (await whispered(doing)),
  accusation: async (doing) => (await accused(doing)) || (await whispered(doing)),
  // Where the two have not met in battle they share another secret.
  report: async (doing) => (await reported(doing.war, doing.place, doing.amount)) || (await whispered(doing)),
  correction: (doing) => (doing.war.plan.system === 'hex-campaign' ? corrected(doing) : whispered(doing)),
  // In other games nobody says beforehand where to retreat.
  retreats: (doing) => (doing.war.plan.system === 'node-campaign' ? preferred(doing) : whispered(doing)),
};

/** A player writes to the referee, who answers. */
async function toReferee(war: War, own: Person, seat: SeatId): Promise<boolean> {
  const { campaign } = war;
  const asked = await own.api.box.send.mutate({ campaign, seat, text: `Who is ${CANARY}?` });
  const answered = await referee(war).box.send.mutate({ campaign, seat, text: `${CANARY} is nobody.` });
  return asked.ok && answered.ok;
}

/** An order on arrival that only the two can see. */
function whispered(doing: Doing): Promise<boolean> {
  const { war, place, seat, other, amount } = doing;
  if (war.plan.system === 'sector-campaign') return confided(doing);
  const report = { values: { [seat]: 900, [other]: 900 }, lost: { [seat]: 0, [other]: 100 * amount }, winner: seat };
  const orders = {
    tally: { to: other, gift: amount },
    'hex-campaign': { type: 'fun-battle', with: other, report },
    'node-campaign': postdated(amount),
  };
  return isDone(given(war, place, orders[war.plan.system]));
}

/** Something that only the one seat can see. */
async function corrected({ war, seat, amount }: Doing): Promise<boolean> {
  const { campaigns, play } = referee(war);
  const { campaign } = war;
  const { n } = await play.head.query({ campaign });
  const ruling = { type: 'set-debt', seat, debt: 30 + amount };
  return isDone(
    campaigns.rule.mutate({ campaign, ruling, reason: `${CANARY} owed it.`, nonce: nonceOf(`${n} correction`) }),
  );
}

/** Where the plotter's first battleforce would retreat, which only its player and the referee know. */
async function preferred({ war, own, place, seat, amount }: Doing): Promise<boolean> {
  const { view } = await own.api.play.view.query({ campaign: war.campaign });
  const { forces, map } = nodeCampaign.schemas.view.parse(view);
  const force = Object.values(forces).find(({ owner }) => owner === seat);
  const nodes = map.nodes.slice(0, amount).map(({ id }) => id);
  return isDone(given(war, place, { type: 'retreats', force: force?.id, nodes }));
}

const referee = (war: War): Person['api'] => war.world.people.referee.api;
