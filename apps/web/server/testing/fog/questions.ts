import { SECTOR_MISSTEPS } from './sector.ts';
import type { War } from './war.ts';

/** The inputs of a query: a list, since some are asked about several things. */
export type Asking = (war: War) => readonly unknown[];

const NO_ID = '00000000-0000-4000-8000-000000000000';
const alone: Asking = () => [undefined];
const ofWar: Asking = ({ campaign }) => [{ campaign }];

/**
 * Every query of the API with the inputs that everyone tries in the law of the two worlds. Add each new query here,
 * with every input that could reveal something to the wrong reader.
 */
export const QUESTIONS: Readonly<Record<string, Asking>> = {
  'absence.deputyLink': ofWar,
  'account.mail': alone,
  'account.me': alone,
  'account.timeZone': alone,
  'box.boxes': ofWar,
  'box.messages': ({ campaign, plan: { plotters } }) => plotters.map((seat) => ({ campaign, seat })),
  'campaigns.invitation': () => [{ code: 'no-such-code' }],
  'campaigns.invitations': ofWar,
  'campaigns.invitedTo': () => [{ code: 'no-such-code' }],
  'campaigns.lobby': ({ slug }) => [{ slug }],
  'campaigns.members': ofWar,
  'campaigns.mine': alone,
  'campaigns.offer': ofWar,
  'campaigns.powers': ofWar,
  'campaigns.public': alone,
  'campaigns.publicWars': () => [null, 'played', 'asleep', 'over'].map((group) => ({ group, page: 1 })),
  'campaigns.watchers': ofWar,
  'desk.board': alone,
  'desk.count': alone,
  'desk.log': ofWar,
  'desk.rewindLoss': ({ campaign }) => [{ campaign, to: 0 }],
  'desk.rewindTargets': ofWar,
  'desk.rulings': ofWar,
  'ending.deleted': alone,
  'ending.scores': ofWar,
  'ending.story': ofWar,
  'gazette.desk': ofWar,
  'gazette.round': ({ campaign }) => [0, 1, 2].map((round) => ({ campaign, round })),
  'gazette.rounds': ofWar,
  'hooks.list': ofWar,
  'maps.get': () => [{ map: NO_ID }],
  'maps.list': alone,
  'maps.shared': () => [{ key: 'a'.repeat(16) }],
  'meetings.list': ({ campaign, plan }) => [{ campaign }, { campaign, as: `seat:${plan.plotters[0]}` }],
  'news.bell': alone,
  'news.calendar': alone,
  'news.choices': alone,
  'news.devices': () => [{ endpoint: null }],
  'news.letters': alone,
  'news.ownHooks': alone,
  'news.unread': alone,
  'notes.list': ofWar,
  'orders.draft': ofWar,
  'orders.standingSeals': ofWar,
  'play.hashes': ofWar,
  'play.head': ofWar,
  'play.pastTopics': ({ campaign, plan }) => [
    { campaign },
    { campaign, cursor: 'b1', most: 1 },
    { campaign, cursor: 'b99' },
    ...['referee', 'spectator', `seat:${plan.plotters[0]}`].map((as) => ({ campaign, as })),
    ...[0, 1, 2, 3].map((n) => ({ campaign, n })),
  ],
  'play.steps': ({ campaign, plan }) => [
    { campaign },
    ...[{ from: 1 }, { to: 1 }, { from: 1, to: 3 }, { from: 2_147_483_647 }].map((range) => ({ campaign, ...range })),
    ...['referee', 'spectator', `seat:${plan.plotters[0]}`].map((as) => ({ campaign, as, from: 0 })),
  ],
  'play.stretch': ({ campaign, plan }) => [
    ...[1, 2, 4].map((to) => ({ campaign, from: 0, to })),
    ...['referee', 'spectator', `seat:${plan.plotters[0]}`].map((as) => ({ campaign, as, from: 0, to: 2 })),
  ],
  'play.verified': ofWar,
  'play.view': ({ campaign, plan }) => [
    { campaign },
    { campaign, as: 'passer-by' },
    { campaign, as: 'referee' },
    { campaign, as: `seat:${plan.plotters[0]}` },
    ...[0, 1, 2, 3].map((n) => ({ campaign, n })),
  ],
  'rosters.get': () => [{ roster: NO_ID }],
  'rosters.list': alone,
  'seatRequests.list': ofWar,
  'seatRequests.own': ofWar,
  'talk.conversations': ofWar,
  'talk.messages': ({ campaign, plan: { plotters } }) => [
    { campaign, with: [plotters[0]] },
    { campaign, with: plotters },
  ],
  'writeUps.list': ({ campaign, plan }) => [{ campaign }, { campaign, as: `seat:${plan.plotters[0]}` }],
  'writeUps.ofTopic': ({ campaign, plan }) => [
    { campaign, topic: 'b1-1' },
    { campaign, topic: 'b1-1', as: `seat:${plan.plotters[0]}` },
  ],
};

/**
 * What a user might try to learn hidden facts from refusals. Nothing is carried out: the user is not entitled, or the
 * input is invalid.
 */
export const MISSTEPS: Readonly<Record<string, Asking>> = {
  'absence.openSeat': ({ campaign, plan }) => [
    { campaign, seat: plan.plotters[0], reason: { text: 'x', isKept: true } },
  ],
  'box.send': ({ campaign, plan }) => [{ campaign, seat: plan.plotters[0], text: 'Who is it?' }],
  'campaigns.choose': ({ campaign, plan }) => [{ campaign, seat: plan.plotters[0], choices: { faction: 'ork' } }],
  'campaigns.letPlay': ({ campaign, plan }) => [{ campaign, seat: plan.plotters[0], playsItself: true }],
  'campaigns.takeSeat': ({ campaign, plan }) => [{ campaign, seat: plan.plotters[0] }],
  'desk.dryRun': ({ campaign }) => [{ campaign, opening: 1, as: 'referee' }],
  'desk.readSealed': ({ campaign, plan }) =>
    [plan.plotters[0], plan.plotters[1]].map((seat) => ({
      campaign,
      opening: 0,
      seat,
      reason: { text: 'x', isKept: true },
    })),
  'desk.ping': ({ campaign }) => [{ campaign, opening: 0, seats: null, reason: { text: 'x', isKept: true } }],
  'ending.archive': ({ campaign }) => [{ campaign, isArchived: true }],
  'meetings.propose': ({ campaign }) => [
    { campaign, topic: 'b1-1', startsAt: '2100-01-01T00:00:00.000Z', zone: 'Europe/Berlin' },
  ],
  'orders.give': ({ campaign, plan }) =>
    (plan.system === 'sector-campaign'
      ? SECTOR_MISSTEPS
      : [
          { type: 'sign', deal: 'd1', from: null },
          { to: plan.plotters[0], gift: 1_000_000 },
        ]
    ).map((order) => ({ campaign, order, nonce: 'e'.repeat(32) })),
  'orders.goAhead': ({ campaign }) => [{ campaign, to: '2100-01-01T00:00:00.000Z' }],
  'orders.save': ({ campaign }) => [{ campaign, opening: 0, sheet: { phase: 'none' } }],
  'orders.seal': ({ campaign }) => [
    { campaign, opening: 99, sheet: { phase: 'movement-orders', orders: [] }, nonce: 'e'.repeat(32) },
    { campaign, opening: 1, sheet: { phase: 'none' }, nonce: 'e'.repeat(32) },
    ...['p1', 'p2', 'p3', 'p4'].map((piece) => ({
      campaign,
      opening: 0,
      sheet: { phase: 'movement-orders', orders: [{ type: 'guard', piece }] },
      nonce: 'e'.repeat(32),
    })),
  ],
  'gazette.say': ({ campaign }) => [{ campaign, round: 0, text: 'x' }],
  'gazette.setHeadline': ({ campaign }) => [{ campaign, round: 0, title: 'x', lead: '' }],
  'hooks.add': ({ campaign }) => [{ campaign, form: 'discord', url: 'https://example.org/', kinds: ['phase'] }],
  'seatRequests.answer': ({ campaign }) => [{ campaign, request: NO_ID, answer: { accepts: true, seat: null } }],
  'votes.vote': ({ campaign, plan }) => [{ campaign, matter: { what: 'open-seat', seat: plan.plotters[0] } }],
  'writeUps.removePicture': ({ campaign }) => [{ campaign, picture: NO_ID, reason: null }],
  'writeUps.save': ({ campaign }) => [{ campaign, topic: 'b1-1', title: 'x', text: 'x', captions: [] }],
};
