import { asked, callsOf, type Look } from './look.ts';
import type { Asking } from './questions.ts';
import { KEPT_REASON } from './secrets.ts';
import { plainSeats, postdated, seatOf, type War } from './war.ts';
import { nonceOf, type Seat, time, type Who } from './world.ts';

type Acts = Readonly<Record<string, Asking>>;

const DAY = 86_400_000;
const reason = { text: 'Harvest.', isKept: false };

const plain = ({ plan }: War): readonly [Seat, Seat] => plainSeats(plan);

const VOTING: Acts = {
  'votes.vote': ({ campaign, plan }) => [
    { campaign, matter: { what: 'finish' } },
    { campaign, matter: { what: 'extend' } },
    { campaign, matter: { what: 'close' } },
    { campaign, matter: { what: 'open-seat', seat: plan.plotters[0] } },
  ],
};

/** Two votes of four are not a majority, so the war goes on. */
const DOUBTING: Acts = { 'votes.withdraw': ({ campaign }) => [{ campaign, matter: { what: 'finish' } }] };

/** What a seat without secrets does: the answers must not depend on other seats' secrets. */
const SEAT_ACTS: Acts = {
  'orders.give': (war) => [
    { campaign: war.campaign, order: publicOffer(war), nonce: nonceOf('public offer') },
    { campaign: war.campaign, order: whisper(war), nonce: nonceOf('whispered on') },
  ],
  'talk.send': (war) => [
    { campaign: war.campaign, with: [seatOf(plain(war)[1])], text: 'Good night.' },
    { campaign: war.campaign, with: war.plan.plotters.map(seatOf), text: 'What are you up to?' },
  ],
  'box.send': (war) => [{ campaign: war.campaign, seat: seatOf(plain(war)[0]), text: 'Who is it?' }],
  'notes.write': (war) => [{ campaign: war.campaign, subject: 'hex 0101', text: 'Nobody lives here.' }],
  'gazette.say': (war) => [{ campaign: war.campaign, round: 1, text: 'We only want the ford.' }],
  ...VOTING,
  'absence.announceHoliday': ({ campaign }) => [{ campaign, ...holiday(2), zone: 'Europe/Berlin' }],
  'meetings.propose': ({ campaign }) => [
    { campaign, topic: 'b1-1', startsAt: '2100-01-01T00:00:00.000Z', zone: 'Europe/Berlin' },
  ],
  'writeUps.save': ({ campaign }) => [{ campaign, topic: 'b1-1', title: 'Ours', text: 'We won.', captions: [] }],
};

/** What people without a seat do. */
const OTHER_ACTS: Acts = {
  'gazette.complain': ({ campaign, plan }) => [{ campaign, round: 1, seat: plan.plotters[0], text: 'Rude.' }],
  'notes.write': ({ campaign }) => [{ campaign, subject: 'hex 0101', text: 'Nobody lives here.' }],
  'seatRequests.ask': ({ campaign, plan }) => [
    { campaign, seat: plan.plotters[0], message: 'Let me in.' },
    { campaign, seat: null, message: 'Let me in.' },
  ],
  'talk.send': (war) => [{ campaign: war.campaign, with: war.plan.plotters.map(seatOf), text: 'What is it?' }],
};

/**
 * The others' votes in a war without a referee: with the votes above they are a majority, and the motion is carried
 * out.
 */
const AGREEING: Acts = {
  'votes.vote': ({ campaign }) => [
    { campaign, matter: { what: 'extend' } },
    { campaign, matter: { what: 'pause' } },
  ],
};

/** Once more by the seat that voted first, which makes it three of four. */
const PAUSING: Acts = { 'votes.vote': ({ campaign }) => [{ campaign, matter: { what: 'pause' } }] };

/** What a referee does in public. */
const REFEREE_ACTS: Acts = {
  'desk.pause': ({ campaign }) => [{ campaign, reason }],
  'campaigns.resume': ({ campaign }) => [{ campaign, reason }],
  'gazette.setHeadline': ({ campaign }) => [{ campaign, round: 1, title: 'A quiet morning', lead: '' }],
};

/** What the plotters do in public: a holiday, and a vote. */
const PLOTTER_ACTS: Acts = {
  'absence.announceHoliday': ({ campaign }) => [{ campaign, ...holiday(3), zone: 'Pacific/Auckland' }],
  // Where a seat plays by itself, two votes would be a majority.
  'votes.vote': ({ campaign, plan }) => (plan.hasBot === true ? [] : [{ campaign, matter: { what: 'finish' } }]),
};

/** What happens in a private war after that. Outsiders must not notice. */
const INSIDE: readonly (readonly [who: 'plain' | 'plotter' | 'referee', acts: Acts])[] = [
  [
    'plain',
    {
      'votes.withdraw': ({ campaign }) => [{ campaign, matter: { what: 'finish' } }],
      'absence.cancelHolidays': ({ campaign }) => [{ campaign }],
      'gazette.say': ({ campaign }) => [{ campaign, round: 1, text: 'Nightjar is ours.' }],
    },
  ],
  ['plotter', { 'absence.announceHoliday': ({ campaign }) => [{ campaign, ...holiday(9), zone: 'Pacific/Auckland' }] }],
  [
    'referee',
    {
      'absence.openSeat': ({ campaign, plan }) => [{ campaign, seat: plan.plotters[1], reason: KEPT_REASON }],
      'gazette.setHeadline': ({ campaign }) => [{ campaign, round: 1, title: 'Nightjar', lead: '' }],
      'desk.pause': ({ campaign }) => [{ campaign, reason }],
      'ending.end': ({ campaign }) => [{ campaign, reason: 'Enough of Nightjar.' }],
    },
  ],
];

/** This many whole days from now. */
function holiday(days: number) {
  const day = new Date(time.now.getTime() + days * DAY).toISOString().slice(0, 10);
  return { firstDay: day, lastDay: day };
}

const nothing = { bp: 0, from: null, captives: [] };
function publicOffer(war: War) {
  if (war.plan.system === 'tally') return { to: plain(war)[1], gift: 1_000_000 };
  if (war.plan.system === 'node-campaign') return { type: 'present', isPresent: true };
  if (war.plan.system === 'sector-campaign') return { type: 'declare', declaration: { type: 'pass' } };
  return {
    type: 'offer',
    secret: false,
    to: plain(war)[1],
    treaty: 'pact',
    gives: nothing,
    takes: nothing,
    promise: '',
  };
}

function whisper(war: War) {
  const [own, other] = plain(war);
  // The receiver adds a die, which others' steps have moved: it must be one that is not compared.
  if (war.plan.system === 'tally') return { to: war.plan.plotters[0], gift: 1 };
  if (war.plan.system === 'node-campaign') return postdated(9);
  if (war.plan.system === 'sector-campaign') return { type: 'prefer', phase: 'scouting', who: 'enemy' };
  const report = { values: { [own]: 900, [other]: 900 }, lost: { [own]: 0, [other]: 100 }, winner: own };
  return { type: 'fun-battle', with: other, report };
}

/** One after the other, so that the results have the same order in all worlds. */
async function inTurn(war: War, who: Who, acts: Acts): Promise<Look> {
  const answers: Look[] = [];
  for (const call of callsOf(acts, war)) answers.push(await asked(war, war.world.people[who], [call], 'POST'));
  return Object.fromEntries(answers.flatMap((answer) => Object.entries(answer)));
}

/**
 * Everyone continues in the same way in all worlds: votes, holidays, offers, letters, requests. Returns the answers to
 * people without secrets.
 */
export async function goneOn(war: War): Promise<ReadonlyMap<Who, Look>> {
  const [one, other] = plain(war);
  await inTurn(war, 'referee', REFEREE_ACTS);
  await inTurn(war, war.plan.plotters[1], PLOTTER_ACTS);
  const answers = new Map<Who, Look>([[one, await inTurn(war, one, SEAT_ACTS)]]);
  answers.set(other, await inTurn(war, other, war.plan.hasReferee ? DOUBTING : AGREEING));
  if (!war.plan.hasReferee) {
    await inTurn(war, war.plan.plotters[1], AGREEING);
    answers.set(one, { ...answers.get(one), ...(await inTurn(war, one, PAUSING)) });
  }
  for (const who of ['deputy', 'spectator', 'stranger', 'nobody'] as const)
    answers.set(who, await inTurn(war, who, OTHER_ACTS));
  return answers;
}

/** Much happens in the war that only its members may know, up to its end. */
export async function happenedInside(war: War): Promise<void> {
  const whose = { plain: plain(war)[0], plotter: war.plan.plotters[0], referee: 'referee' } as const;
  for (const [who, acts] of INSIDE) await inTurn(war, whose[who], acts);
}
