import { seatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import type { Api } from './people.ts';

/** A campaign by its id and its address. */
export interface War {
  readonly campaign: string;
  readonly slug: string;
}

/** A call of one procedure, about one campaign. */
export type Ask = (api: Api, war: War) => Promise<unknown>;
type Asks = Readonly<Record<string, Ask>>;

/** An id that does not exist. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';
export const NEXT_YEAR = '2100-01-01T00:00:00.000Z';

/** A sheet for the first phase, without orders. */
export const sheet = { phase: 'movement-orders', orders: [] } as const;
export const nonce = 'e'.repeat(32);
/** Why something is done at the desk. */
export const reason = { text: 'None.', isKept: false };
const ruling = { type: 'postpone-battle', battle: 'b1-1' } as const;
const nothing = { bp: 0, from: null, captives: [] };
const treaty = { treaty: 'pact', gives: nothing, takes: nothing, promise: '' } as const;
const order = { type: 'offer', secret: false, to: seatId('ochre'), ...treaty } as const;
const review = { name: 'None', points: null, units: [] };
const azure = seatId('azure');
const ochre = seatId('ochre');
const meeting = { topic: 'b1-1', n: 1, startsAt: NEXT_YEAR } as const;

/** The input for new campaigns of these tests, without the name. */
const typed = { name: 'Tank', slot: 'heavy-support', moveClass: 'tracked', models: 1, points: 10 } as const;

export const wanted = {
  system: 'hex-campaign',
  setup: { preset: 'four-players', settings: { askedPhases: 'movement' } },
  seats: ['azure', 'madder', 'ochre', 'verdigris'].map((id) => ({ id, name: id })),
} as const;

/** For users who may look at the campaign. */
export const LOOKING: Asks = {
  'box.boxes': (api, { campaign }) => api.box.boxes({ campaign }),
  'campaigns.lobby': (api, { slug }) => api.campaigns.lobby({ slug }),
  'campaigns.watchers': (api, { campaign }) => api.campaigns.watchers({ campaign }),
  'ending.scores': (api, { campaign }) => api.ending.scores({ campaign }),
  'gazette.desk': (api, { campaign }) => api.gazette.desk({ campaign }),
  'gazette.round': (api, { campaign }) => api.gazette.round({ campaign, round: 1 }),
  'gazette.rounds': (api, { campaign }) => api.gazette.rounds({ campaign }),
  'desk.log': (api, { campaign }) => api.desk.log({ campaign }),
  'desk.rulings': (api, { campaign }) => api.desk.rulings({ campaign }),
  'meetings.list': (api, { campaign }) => api.meetings.list({ campaign }),
  'notes.list': (api, { campaign }) => api.notes.list({ campaign }),
  'play.hashes': (api, { campaign }) => api.play.hashes({ campaign }),
  'play.head': (api, { campaign }) => api.play.head({ campaign }),
  'play.pastTopics': (api, { campaign }) => api.play.pastTopics({ campaign }),
  'play.steps': (api, { campaign }) => api.play.steps({ campaign }),
  'play.stretch': (api, { campaign }) => api.play.stretch({ campaign, from: 0, to: 1 }),
  'play.view': (api, { campaign }) => api.play.view({ campaign }),
  'writeUps.list': (api, { campaign }) => api.writeUps.list({ campaign }),
  'writeUps.ofTopic': (api, { campaign }) => api.writeUps.ofTopic({ campaign, topic: 'b1-1' }),
};

/** For users who may look, once the war is over; before that for nobody. */
export const AFTER_THE_WAR: Asks = {
  'ending.story': (api, { campaign }) => api.ending.story({ campaign }),
};

/** For players of the campaign, about their own seat. */
export const SEATED: Asks = {
  'absence.announceHoliday': (api, { campaign }) =>
    api.absence.announceHoliday({ campaign, firstDay: '2099-01-01', lastDay: '2099-01-01', zone: 'Europe/Berlin' }),
  'absence.cancelHolidays': (api, { campaign }) => api.absence.cancelHolidays({ campaign }),
  'absence.deputyLink': (api, { campaign }) => api.absence.deputyLink({ campaign }),
  'absence.dismissDeputy': (api, { campaign }) => api.absence.dismissDeputy({ campaign }),
  'absence.inviteDeputy': (api, { campaign }) => api.absence.inviteDeputy({ campaign }),
  'campaigns.consent': (api, { campaign }) => api.campaigns.consent({ campaign, invitation: NO_ID, agrees: true }),
  'gazette.say': (api, { campaign }) => api.gazette.say({ campaign, round: 1, text: 'We only want the ford.' }),
  'campaigns.setReadyMade': (api, { campaign }) => api.campaigns.setReadyMade({ campaign, army: 'line' }),
  'votes.vote': (api, { campaign }) => api.votes.vote({ campaign, matter: { what: 'finish' } }),
  'votes.withdraw': (api, { campaign }) => api.votes.withdraw({ campaign, matter: { what: 'finish' } }),
  'campaigns.setArmy': (api, { campaign }) => api.campaigns.setArmy({ campaign, detachments: [] }),
  'meetings.agree': (api, { campaign }) => api.meetings.agree({ campaign, ...meeting }),
  'meetings.propose': (api, { campaign }) =>
    api.meetings.propose({ campaign, topic: 'b1-1', startsAt: NEXT_YEAR, zone: 'Europe/Berlin' }),
  'meetings.withdraw': (api, { campaign }) => api.meetings.withdraw({ campaign, ...meeting }),
  'orders.draft': (api, { campaign }) => api.orders.draft({ campaign }),
  'orders.give': (api, { campaign }) => api.orders.give({ campaign, order, nonce }),
  'orders.goAhead': (api, { campaign }) => api.orders.goAhead({ campaign, to: NEXT_YEAR }),
  'orders.save': (api, { campaign }) => api.orders.save({ campaign, opening: 0, sheet }),
  'orders.seal': (api, { campaign }) => api.orders.seal({ campaign, opening: 0, sheet, nonce }),
  'orders.setStandingSeal': (api, { campaign }) => api.orders.setStandingSeal({ campaign, phase: sheet.phase, nonce }),
  'orders.standingSeals': (api, { campaign }) => api.orders.standingSeals({ campaign }),
  'orders.withdrawStandingSeal': (api, { campaign }) =>
    api.orders.withdrawStandingSeal({ campaign, phase: sheet.phase }),
  'orders.unseal': (api, { campaign }) => api.orders.unseal({ campaign, opening: 0 }),
  'talk.conversations': (api, { campaign }) => api.talk.conversations({ campaign }),
  'talk.messages': (api, { campaign }) => api.talk.messages({ campaign, with: [azure] }),
  'talk.read': (api, { campaign }) => api.talk.read({ campaign, with: [azure], upTo: 1 }),
  'talk.send': (api, { campaign }) => api.talk.send({ campaign, with: [azure], text: 'Nobody hears this.' }),
  'writeUps.addPicture': (api, { campaign }) =>
    api.writeUps.addPicture({ campaign, topic: 'b1-1', caption: '', base64: '' }),
  'writeUps.save': (api, { campaign }) =>
    api.writeUps.save({ campaign, topic: 'b1-1', title: 'Ours', text: 'We won.', captions: [] }),
};

/** For the owner and the referees of a running campaign; the seat here belongs to another user. */
export const RULING: Asks = {
  'box.messages': (api, { campaign }) => api.box.messages({ campaign, seat: ochre }),
  'box.read': (api, { campaign }) => api.box.read({ campaign, seat: ochre, upTo: 1 }),
  'box.send': (api, { campaign }) => api.box.send({ campaign, seat: ochre, text: 'The ford is shut.' }),
  'campaigns.closePhase': (api, { campaign }) => api.campaigns.closePhase({ campaign, opening: 0, reason }),
  'gazette.setHeadline': (api, { campaign }) =>
    api.gazette.setHeadline({ campaign, round: 1, title: 'All is lost', lead: '' }),
  'gazette.letStand': (api, { campaign }) => api.gazette.letStand({ campaign, round: 1, seat: azure, reason: 'True.' }),
  'gazette.withhold': (api, { campaign }) =>
    api.gazette.withhold({ campaign, round: 1, seat: azure, isWithheld: true, reason: 'Rude.' }),
  'campaigns.copyTemplate': (api, { campaign }) => api.campaigns.copyTemplate({ campaign, name: 'Another War' }),
  'campaigns.resume': (api, { campaign }) => api.campaigns.resume({ campaign, reason }),
  'absence.openSeat': (api, { campaign }) => api.absence.openSeat({ campaign, seat: azure, reason }),
  'absence.shutSeat': (api, { campaign }) => api.absence.shutSeat({ campaign, seat: azure, reason }),
  'campaigns.rule': (api, { campaign }) => api.campaigns.rule({ campaign, ruling, reason: 'None.', nonce }),
  'desk.changePace': (api, { campaign }) => api.desk.changePace({ campaign, pace: USUAL_PACE, reason }),
  'desk.moveDeadline': (api, { campaign }) =>
    api.desk.moveDeadline({ campaign, opening: 0, due: NEXT_YEAR, minutes: 60, reason }),
  'desk.ping': (api, { campaign }) => api.desk.ping({ campaign, opening: 0, seats: null, reason }),
  'desk.pause': (api, { campaign }) => api.desk.pause({ campaign, reason }),
  'desk.branch': (api, { campaign }) => api.desk.branch({ campaign, opening: 0, name: 'Another War', reason }),
  'desk.tryRuling': (api, { campaign }) => api.desk.tryRuling({ campaign, ruling }),
  'desk.dryRun': (api, { campaign }) => api.desk.dryRun({ campaign, opening: 0, as: 'referee' }),
  'desk.readSealed': (api, { campaign }) => api.desk.readSealed({ campaign, opening: 0, seat: azure, reason }),
  'desk.sealFor': (api, { campaign }) =>
    api.desk.sealFor({ campaign, opening: 0, seat: azure, orders: 'least', nonce, reason }),
  'desk.setMeeting': (api, { campaign }) =>
    api.desk.setMeeting({ campaign, topic: 'b1-1', startsAt: NEXT_YEAR, zone: 'Europe/Berlin', reason }),
  'desk.giveFor': (api, { campaign }) => api.desk.giveFor({ campaign, seat: azure, order: {}, nonce, reason }),
  'desk.rewind': (api, { campaign }) => api.desk.rewind({ campaign, opening: 0, to: 0, name: 'A Shut War', reason }),
  'desk.rewindLoss': (api, { campaign }) => api.desk.rewindLoss({ campaign, to: 0 }),
  'desk.rewindTargets': (api, { campaign }) => api.desk.rewindTargets({ campaign }),
  'play.verified': (api, { campaign }) => api.play.verified({ campaign }),
};

/** For the owner at any time. */
export const ENDING: Asks = {
  'ending.archive': (api, { campaign }) => api.ending.archive({ campaign, isArchived: true }),
  'ending.delete': (api, { campaign }) => api.ending.delete({ campaign, name: 'A Shut War' }),
  'campaigns.offerCampaign': (api, { campaign }) => api.campaigns.offerCampaign({ campaign, to: null }),
  'campaigns.setVisibility': (api, { campaign }) =>
    api.campaigns.setVisibility({ campaign, isPublic: false, isListed: false }),
  'ending.end': (api, { campaign }) => api.ending.end({ campaign, reason: 'I lose.' }),
};

/** For the owner of a campaign that has not begun; the seat here belongs to another user. */
export const OWNING: Asks = {
  'campaigns.choose': (api, { campaign }) =>
    api.campaigns.choose({ campaign, seat: azure, choices: { faction: 'ork' } }),
  'campaigns.invite': (api, { campaign }) =>
    api.campaigns.invite({ campaign, role: 'referee', seat: null, expiresAt: NEXT_YEAR, uses: 1 }),
  'campaigns.invitations': (api, { campaign }) => api.campaigns.invitations({ campaign }),
  'campaigns.leaveSeat': (api, { campaign }) => api.campaigns.leaveSeat({ campaign, seat: azure }),
  'campaigns.letPlay': (api, { campaign }) => api.campaigns.letPlay({ campaign, seat: azure, playsItself: true }),
  'hooks.add': (api, { campaign }) =>
    api.hooks.add({ campaign, form: 'signed', url: 'https://hooks.example.org/', kinds: ['phase'] }),
  'hooks.list': (api, { campaign }) => api.hooks.list({ campaign }),
  'hooks.remove': (api, { campaign }) => api.hooks.remove({ campaign, hook: NO_ID }),
  'hooks.renewSecret': (api, { campaign }) => api.hooks.renewSecret({ campaign, hook: NO_ID }),
  'hooks.set': (api, { campaign }) => api.hooks.set({ campaign, hook: NO_ID, kinds: ['phase'], isOn: false }),
  'hooks.test': (api, { campaign }) => api.hooks.test({ campaign, hook: NO_ID }),
  'campaigns.members': (api, { campaign }) => api.campaigns.members({ campaign }),
  'campaigns.removeMember': (api, { campaign }) => api.campaigns.removeMember({ campaign, user: NO_ID, reason }),
  'campaigns.revokeInvitation': (api, { campaign }) =>
    api.campaigns.revokeInvitation({ campaign, invitation: NO_ID, evict: null }),
  'campaigns.rearrange': (api, { campaign }) =>
    api.campaigns.rearrange({ campaign, seats: [{ id: 'azure', name: 'Mine' }], board: null }),
  'seatRequests.answer': (api, { campaign }) =>
    api.seatRequests.answer({ campaign, request: NO_ID, answer: { accepts: true, seat: null } }),
  'seatRequests.list': (api, { campaign }) => api.seatRequests.list({ campaign }),
  'seatRequests.setStrangers': (api, { campaign }) => api.seatRequests.setStrangers({ campaign, strangers: 'ask' }),
  'campaigns.start': (api, { campaign }) => api.campaigns.start({ campaign }),
};

/** For signed-in users who may look. */
export const ATTENDING: Asks = {
  'campaigns.takeSeat': (api, { campaign }) => api.campaigns.takeSeat({ campaign, seat: azure }),
  'campaigns.answerOffer': (api, { campaign }) => api.campaigns.answerOffer({ campaign, accepts: true }),
  'campaigns.powers': (api, { campaign }) => api.campaigns.powers({ campaign }),
  'campaigns.offer': (api, { campaign }) => api.campaigns.offer({ campaign }),
  'notes.write': (api, { campaign }) => api.notes.write({ campaign, subject: 'hex 0101', text: 'None.' }),
  'gazette.complain': (api, { campaign }) => api.gazette.complain({ campaign, round: 1, seat: azure, text: 'Rude.' }),
  'screen.cover': (api, { campaign }) => api.screen.cover({ campaign }),
  'screen.uncover': (api, { campaign }) => api.screen.uncover({ campaign, seat: azure }),
  'seatRequests.ask': (api, { campaign }) => api.seatRequests.ask({ campaign, seat: null, message: 'Let me in.' }),
  'seatRequests.own': (api, { campaign }) => api.seatRequests.own({ campaign }),
  'seatRequests.withdraw': (api, { campaign }) => api.seatRequests.withdraw({ campaign }),
  'writeUps.remove': (api, { campaign }) => api.writeUps.remove({ campaign, topic: 'b1-1', seat: azure, reason }),
  'writeUps.removePicture': (api, { campaign }) => api.writeUps.removePicture({ campaign, picture: NO_ID, reason }),
};

/** For signed-in users. */
export const SIGNED_IN: Asks = {
  'account.changePassword': (api) => api.account.changePassword({ old: 'a long password', next: 'a longer password' }),
  'account.mail': (api) => api.account.mail(),
  'account.removeMailAddress': (api) => api.account.removeMailAddress(),
  'account.rename': (api) => api.account.rename({ displayName: 'A Free Name' }),
  'account.setMailAddress': (api) => api.account.setMailAddress({ address: 'nobody@example.org' }),
  'account.setTimeZone': (api) => api.account.setTimeZone({ zone: 'Europe/Berlin' }),
  'account.signOutEverywhere': (api) => api.account.signOutEverywhere(),
  'account.timeZone': (api) => api.account.timeZone(),
  'campaigns.create': (api) => api.campaigns.create({ ...wanted, name: 'Nobody’s War', isPublic: true }),
  'campaigns.join': (api) => api.campaigns.join({ code: 'no-such-link' }),
  'campaigns.practice': (api) =>
    api.campaigns.practice({ ...wanted, name: 'Nobody’s Practice', seats: [...wanted.seats] }),
  'desk.board': (api) => api.desk.board(),
  'ending.deleted': (api) => api.ending.deleted(),
  'ending.importWar': (api) => api.ending.importWar({ base64: 'bm8gYXJjaGl2ZQ==', isPublic: true }),
  'ending.readDeleted': (api) => api.ending.readDeleted({ id: NO_ID }),
  'campaigns.mine': (api) => api.campaigns.mine(),
  'maps.copy': (api) => api.maps.copy({ key: 'a'.repeat(16), name: 'None' }),
  'maps.get': (api) => api.maps.get({ map: NO_ID }),
  'maps.keep': (api) => api.maps.keep({ system: 'hex-campaign', name: 'None', map: {} }),
  'maps.list': (api) => api.maps.list(),
  'maps.readFile': (api) => api.maps.readFile({ system: 'hex-campaign', text: 'p,p' }),
  'maps.remove': (api) => api.maps.remove({ map: NO_ID }),
  'maps.rename': (api) => api.maps.rename({ map: NO_ID, name: 'None' }),
  'maps.written': (api) => api.maps.written({ map: NO_ID, form: 'csv' }),
  'maps.save': (api) => api.maps.save({ id: NO_ID, before: '', map: {} }),
  'maps.share': (api) => api.maps.share({ map: NO_ID, isShared: true }),
  'news.addDevice': (api) =>
    api.news.addDevice({
      endpoint: 'https://push.example.org/',
      p256dh: 'a'.repeat(87),
      auth: 'a'.repeat(22),
      name: 'A',
    }),
  'news.bell': (api) => api.news.bell(),
  'news.read': (api) => api.news.read({ upTo: NEXT_YEAR }),
  'news.devices': (api) => api.news.devices({ endpoint: null }),
  'news.removeDevice': (api) => api.news.removeDevice({ device: NO_ID }),
  'news.addOwnHook': (api) => api.news.addOwnHook({ form: 'discord', url: 'https://example.org/' }),
  'news.ownHooks': (api) => api.news.ownHooks(),
  'news.removeOwnHook': (api) => api.news.removeOwnHook({ hook: NO_ID }),
  'news.testOwnHook': (api) => api.news.testOwnHook({ hook: NO_ID }),
  'news.turnOwnHookOn': (api) => api.news.turnOwnHookOn({ hook: NO_ID }),
  'news.calendar': (api) => api.news.calendar(),
  'news.choices': (api) => api.news.choices(),
  'news.choose': (api) => api.news.choose({ kind: 'orders', channel: 'mail', isWanted: false }),
  'news.letters': (api) => api.news.letters(),
  'news.setCalendar': (api) => api.news.setCalendar({ isThere: true }),
  'rosters.detachment': (api) => api.rosters.detachment({ name: 'None', lists: [{ roster: NO_ID, review }] }),
  'rosters.get': (api) => api.rosters.get({ roster: NO_ID }),
  'rosters.list': (api) => api.rosters.list(),
  'rosters.readText': (api) => api.rosters.readText({ text: 'Lamp Bearers (60 pts)' }),
  'rosters.remove': (api) => api.rosters.remove({ roster: NO_ID }),
  'rosters.rename': (api) => api.rosters.rename({ roster: NO_ID, name: 'None' }),
  'rosters.saveTyped': (api) => api.rosters.saveTyped({ roster: NO_ID, name: 'None', units: [typed] }),
  'rosters.upload': (api) => api.rosters.upload({ fileName: 'list.ros', base64: '' }),
};
/** For everybody. */
export const FOR_EVERYBODY = [
  'account.confirmMailAddress',
  'account.me',
  'account.recover',
  'account.requestRecovery',
  'account.signUp',
  'campaigns.invitation',
  'campaigns.invitedTo',
  'campaigns.public',
  'campaigns.publicWars',
  'desk.count',
  'maps.shared',
  'news.stopMail',
  'news.unread',
];

/** All calls about one campaign. */
export const OF_A_CAMPAIGN: Asks = {
  ...LOOKING,
  ...AFTER_THE_WAR,
  ...SEATED,
  ...RULING,
  ...ENDING,
  ...OWNING,
  ...ATTENDING,
};
