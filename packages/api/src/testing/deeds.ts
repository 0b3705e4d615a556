import type { Deed } from '@sealed-orders/host';

/**
 * What a procedure that writes about a campaign owes its members, if a referee or an owner calls it. `line`: what it
 * adds to the list of deeds; `reason`: who says why.
 * - `given`: the caller must give a reason
 * - `said`: what is written or answered can be read, with a name
 * - `none`: nothing of the war changes
 */
export type Account =
  | { readonly line: Deed | readonly Deed[]; readonly reason: 'given' | 'said' | 'none' }
  | {
      readonly line: null;
      /** Why there is none. */
      readonly because: keyof typeof NO_LINE;
    };

/** Why a deed is not listed. */
export const NO_LINE = {
  'own seat': 'A player does it for their own seat, or a user for themselves.',
  'own list':
    'It has a place of its own that whoever it concerns reads: the log of steps, votes, the consents or the end.',
  'before the war': 'Only while the campaign has not begun, where the lobby shows it.',
  'a letter': 'It is a message or a note.',
  'a way in or out': 'It changes who may come or what is told outside; whoever comes is listed.',
  'nothing happens': 'Nothing is saved, and nobody is told.',
  'all is gone': 'The campaign is gone, and everybody in it is told.',
} as const;

const of = (line: Deed | readonly Deed[], reason: 'given' | 'said' | 'none' = 'given'): Account => ({ line, reason });
const none = (because: keyof typeof NO_LINE): Account => ({ line: null, because });

/**
 * Every procedure that writes about a campaign. Add a line for each new one; one that a referee or an owner calls about
 * the war says which deed it notes, and whether it needs a reason.
 */
export const DEEDS_OF: Readonly<Record<string, Account>> = {
  'absence.announceHoliday': none('own seat'),
  'absence.cancelHolidays': none('own seat'),
  'absence.dismissDeputy': of('no-deputy', 'said'),
  'absence.inviteDeputy': none('own seat'),
  'absence.openSeat': of('open-seat'),
  'absence.shutSeat': of(['close-seat', 'come-back']),
  'box.read': none('a letter'),
  'box.send': none('a letter'),
  'campaigns.answerOffer': of('owner', 'said'),
  'campaigns.choose': none('before the war'),
  'campaigns.closePhase': of('close'),
  'campaigns.consent': none('own list'),
  'campaigns.copyTemplate': of('template', 'none'),
  'campaigns.invite': none('a way in or out'),
  'campaigns.leaveSeat': of('leave-seat', 'said'),
  'campaigns.letPlay': none('before the war'),
  'campaigns.offerCampaign': none('own list'),
  'campaigns.rearrange': none('before the war'),
  'campaigns.removeMember': of(['remove-player', 'remove-referee', 'remove-spectator']),
  'campaigns.resume': of('resume'),
  'campaigns.revokeInvitation': of(['remove-player', 'remove-referee', 'remove-spectator']),
  'campaigns.rule': of('rule'),
  'campaigns.setArmy': none('before the war'),
  'campaigns.setReadyMade': none('before the war'),
  'campaigns.setVisibility': of(['make-public', 'make-unlisted', 'make-private'], 'none'),
  'campaigns.start': none('before the war'),
  'campaigns.takeSeat': of('take-seat', 'said'),
  'desk.branch': of('branch'),
  'desk.changePace': of('clock'),
  'desk.dryRun': of('dry-run', 'none'),
  'desk.tryRuling': none('nothing happens'),
  'desk.giveFor': of('give-for'),
  'desk.moveDeadline': of(['extend', 'bring-forward']),
  'desk.pause': of('pause'),
  'desk.ping': of('ping'),
  'desk.readSealed': of('read-sealed'),
  'desk.rewind': of('rewind'),
  'desk.sealFor': of('seal-for'),
  'desk.setMeeting': of('meet'),
  'ending.archive': none('own list'),
  'ending.delete': none('all is gone'),
  'ending.end': of('finish'),
  'gazette.complain': none('a letter'),
  'gazette.letStand': of('let-stand'),
  'gazette.say': none('own seat'),
  'gazette.setHeadline': of('headline', 'said'),
  'gazette.withhold': of(['withhold', 'show-again']),
  'hooks.add': none('a way in or out'),
  'hooks.remove': none('a way in or out'),
  'hooks.renewSecret': none('a way in or out'),
  'hooks.set': none('a way in or out'),
  'hooks.test': none('a way in or out'),
  'meetings.agree': none('own seat'),
  'meetings.propose': none('own seat'),
  'meetings.withdraw': none('own seat'),
  'notes.write': none('a letter'),
  'orders.give': none('own seat'),
  'orders.goAhead': of('go-ahead', 'none'),
  'orders.save': none('own seat'),
  'orders.seal': none('own seat'),
  'orders.setStandingSeal': none('own seat'),
  'orders.unseal': none('own seat'),
  'orders.withdrawStandingSeal': none('own seat'),
  'screen.cover': none('own seat'),
  'screen.uncover': none('own seat'),
  'seatRequests.answer': of(['accept-request', 'decline-request'], 'said'),
  'seatRequests.ask': none('own list'),
  'seatRequests.setStrangers': none('a way in or out'),
  'seatRequests.withdraw': none('own list'),
  'talk.read': none('a letter'),
  'talk.send': none('a letter'),
  'votes.vote': none('own list'),
  'votes.withdraw': none('own list'),
  'writeUps.addPicture': none('own seat'),
  'writeUps.remove': of('remove-write-up'),
  'writeUps.removePicture': of('remove-picture'),
  'writeUps.save': none('own seat'),
};

/** Deeds without a procedure of their own: they happen on joining by a link. */
export const BY_JOINING: readonly Deed[] = ['deputy'];

/** And deeds of the clock, as the terms say. */
export const BY_THE_CLOCK: readonly Deed[] = ['hold'];
