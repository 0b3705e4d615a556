import type { Circumstance } from '@sealed-orders/host/testing';
import { type Row, type Rows, rowsOf } from './rows.ts';

/** A private running war: for each answer the procedures that give it. */
const RUNNING = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing    covered    uncovered
  sign       -          -          -          -          yes        yes        yes        yes        yes        yes        yes        yes        yes
    box.boxes campaigns.lobby campaigns.watchers ending.scores gazette.desk gazette.round gazette.rounds desk.log desk.rulings
    meetings.list notes.list play.hashes play.head play.pastTopics play.steps play.stretch play.view writeUps.list
    writeUps.ofTopic
    campaigns.choose campaigns.letPlay campaigns.takeSeat campaigns.answerOffer campaigns.offer campaigns.powers gazette.complain
    screen.cover seatRequests.ask seatRequests.own seatRequests.withdraw
  sign       -          -          -          -          no         no         no         no         no         no         no         no         no
    ending.story
  sign       -          -          -          -          no         yes        yes        yes        no         no         yes        no         yes
    absence.announceHoliday absence.cancelHolidays absence.deputyLink campaigns.consent gazette.say
    campaigns.setReadyMade votes.withdraw campaigns.setArmy meetings.agree meetings.propose meetings.withdraw
    orders.draft orders.give orders.save orders.seal orders.standingSeals orders.withdrawStandingSeal orders.unseal
    talk.conversations talk.messages talk.read writeUps.addPicture writeUps.save
  sign       -          -          -          -          no         yes        no         yes        no         no         yes        no         yes
    absence.inviteDeputy votes.vote orders.setStandingSeal orders.goAhead
  sign       -          -          -          -          no         yes        no         yes        no         no         -          no         yes
    talk.send
  sign       -          -          -          -          no         no         no         no         yes        yes        no         no         no
    box.messages box.read box.send campaigns.closePhase gazette.setHeadline gazette.letStand gazette.withhold
    campaigns.rule desk.changePace desk.moveDeadline desk.ping desk.branch desk.dryRun desk.tryRuling desk.readSealed desk.sealFor
    desk.setMeeting desk.giveFor desk.rewind desk.rewindLoss desk.rewindTargets play.verified
  sign       -          -          -          -          no         no         no         no         yes        yes        yes        no         no
    campaigns.copyTemplate campaigns.resume absence.openSeat absence.shutSeat desk.pause campaigns.invite
    campaigns.invitations hooks.add hooks.list hooks.remove hooks.renewSecret hooks.set hooks.test campaigns.members
    campaigns.revokeInvitation campaigns.start seatRequests.answer seatRequests.list
  sign       -          -          -          -          no         no         no         no         no         yes        yes        no         no
    campaigns.offerCampaign campaigns.rearrange campaigns.removeMember campaigns.setVisibility
    seatRequests.setStrangers
  sign       -          -          -          -          no         yes        yes        yes        yes        yes        yes        no         yes
    notes.write
  sign       -          -          -          -          -          -          -          -          -          -          -          -          -
    writeUps.remove writeUps.removePicture
  sign       -          -          -          -          no         no         yes        no         no         no         no         no         no
    absence.dismissDeputy
  sign       -          -          -          -          no         no         no         no         no         no         yes        no         no
    campaigns.leaveSeat
  sign       -          -          -          -          no         no         no         no         no         no         yes        no         yes
    screen.uncover
  sign       -          -          -          -          no         no         -          no         no         yes        yes        no         no
    ending.archive ending.end ending.delete
`;

/** A private campaign that has not begun. */
const LOBBY = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing    covered    uncovered
  sign       -          -          -          yes        yes        yes        -          -          yes        yes        yes        yes        yes
    box.boxes campaigns.lobby campaigns.watchers ending.scores gazette.desk gazette.rounds desk.log desk.rulings meetings.list
    notes.list play.hashes play.head play.steps writeUps.list writeUps.ofTopic campaigns.takeSeat
    campaigns.answerOffer campaigns.offer campaigns.powers gazette.complain screen.cover seatRequests.ask seatRequests.own
    seatRequests.withdraw
  sign       -          -          -          -          -          -          -          -          -          -          -          -          -
    gazette.round play.pastTopics play.stretch play.view writeUps.remove writeUps.removePicture
  sign       -          -          -          no         no         no         -          -          no         -          -          no         no
    ending.end
  sign       -          -          -          no         no         no         -          -          no         no         no         no         no
    ending.story absence.inviteDeputy talk.send box.send gazette.setHeadline gazette.letStand
    gazette.withhold notes.write absence.dismissDeputy
  sign       -          -          -          yes        no         yes        -          -          no         no         yes        no         yes
    absence.announceHoliday absence.cancelHolidays absence.deputyLink campaigns.consent gazette.say
    campaigns.setReadyMade votes.vote votes.withdraw campaigns.setArmy meetings.agree meetings.propose orders.goAhead
    meetings.withdraw orders.draft orders.save orders.seal orders.setStandingSeal orders.standingSeals
    orders.withdrawStandingSeal orders.unseal talk.conversations talk.messages talk.read writeUps.addPicture
    writeUps.save
  sign       -          -          -          -          no         -          -          -          no         no         -          no         -
    orders.give
  sign       -          -          -          no         no         no         -          -          yes        no         no         no         no
    box.messages box.read desk.changePace desk.moveDeadline desk.ping desk.setMeeting desk.rewindLoss
    desk.rewindTargets play.verified
  sign       -          -          -          no         no         no         -          -          -          no         no         no         no
    campaigns.closePhase campaigns.rule desk.branch desk.dryRun desk.tryRuling desk.readSealed desk.sealFor desk.giveFor desk.rewind
  sign       -          -          -          no         no         no         -          -          yes        yes        yes        no         no
    campaigns.copyTemplate campaigns.resume absence.openSeat absence.shutSeat desk.pause campaigns.invite
    campaigns.invitations hooks.add hooks.list hooks.remove hooks.renewSecret hooks.set hooks.test campaigns.members
    campaigns.revokeInvitation seatRequests.answer seatRequests.list campaigns.start
  sign       -          -          -          no         no         no         -          -          no         yes        yes        no         no
    ending.archive campaigns.offerCampaign campaigns.choose campaigns.letPlay campaigns.rearrange
    campaigns.setVisibility seatRequests.setStrangers campaigns.leaveSeat campaigns.removeMember ending.delete
  sign       -          -          -          no         no         no         -          -          no         no         yes        no         yes
    screen.uncover
`;

/** The differences when it is over. */
const OVER = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing    covered    uncovered
  sign       -          -          -          -          yes        yes        yes        yes        yes        yes        yes        yes        yes
    ending.story play.verified
`;

/** And in the archive: there the seat's own users learn that it is archived, and the deputy stays. */
const ARCHIVED = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing    covered    uncovered
  sign       -          -          -          -          no         yes        yes        yes        no         no         yes        no         yes
    absence.dismissDeputy talk.send
  sign       -          -          -          -          no         no         no         no         no         yes        yes        no         no
    ending.archive ending.end ending.delete
`;

const running = rowsOf(RUNNING);
const over: Rows = { ...running, ...rowsOf(OVER) };

/**
 * Users who played the war on its first site are strangers to it here, and the user who imported it has no seat in it.
 */
const asBrought = (row: Row): Row => ({
  ...row,
  player: '-',
  deputy: '-',
  substitute: '-',
  playing: row.owner,
  covered: '-',
  uncovered: '-',
});

/** Everybody's answers. */
export const ANSWERS: Readonly<Record<Circumstance, Rows>> = {
  lobby: rowsOf(LOBBY),
  running,
  asleep: running,
  finished: over,
  archived: { ...over, ...rowsOf(ARCHIVED) },
  imported: Object.fromEntries(Object.entries(over).map(([name, row]) => [name, asBrought(row)])),
};

/**
 * Procedures that change something of the campaign, if permitted users call them. All others only answer, or refuse.
 */
export const CHANGES: Readonly<Record<Circumstance, string>> = {
  lobby: `campaigns.setReadyMade campaigns.setArmy orders.setStandingSeal orders.withdrawStandingSeal campaigns.copyTemplate
    campaigns.choose campaigns.invite hooks.add seatRequests.setStrangers campaigns.leaveSeat`,
  running: `absence.cancelHolidays absence.inviteDeputy gazette.say votes.vote votes.withdraw orders.save orders.seal
    orders.setStandingSeal orders.withdrawStandingSeal orders.unseal talk.send box.send campaigns.closePhase
    gazette.setHeadline gazette.withhold campaigns.copyTemplate absence.openSeat absence.shutSeat desk.changePace
    desk.pause desk.branch campaigns.invite hooks.add seatRequests.setStrangers notes.write absence.dismissDeputy
    campaigns.leaveSeat ending.end`,
  // It is resumed before the deputy goes, the player leaves and the owner ends it.
  asleep: `absence.cancelHolidays absence.inviteDeputy gazette.say votes.vote votes.withdraw orders.setStandingSeal
    orders.withdrawStandingSeal talk.send box.send campaigns.copyTemplate campaigns.resume absence.openSeat
    absence.shutSeat desk.changePace desk.ping desk.dryRun desk.pause desk.branch campaigns.invite hooks.add
    seatRequests.setStrangers notes.write absence.dismissDeputy campaigns.leaveSeat ending.end`,
  finished: `talk.send box.send gazette.setHeadline campaigns.copyTemplate desk.branch campaigns.invite hooks.add
    notes.write absence.dismissDeputy ending.archive`,
  // A copy is another war; the list of deeds says that there is one.
  archived: 'campaigns.copyTemplate desk.branch ending.archive',
  imported: `box.send campaigns.copyTemplate desk.branch campaigns.invite hooks.add notes.write
    ending.archive`,
};
