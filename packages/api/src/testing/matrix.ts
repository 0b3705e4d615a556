import { ROLES, type Role } from './cast.ts';

/** What somebody in a role is answered: `sign` in first, `-` there is no such campaign, `no`, or `yes`, whatever comes of it. */
export type Cell = 'sign' | '-' | 'no' | 'yes';
export type Row = Readonly<Record<Role, Cell>>;

/** A private war that has begun: for each answer the procedures that give it. */
export const BEGUN = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing
  sign       -          -          -          -          yes        yes        yes        yes        yes        yes        yes
    box.boxes campaigns.lobby campaigns.watchers ending.scores gazette.desk gazette.round gazette.rounds desk.log
    meetings.list notes.list play.hashes play.head play.steps play.view writeUps.list writeUps.ofTopic
    campaigns.choose campaigns.letPlay campaigns.takeSeat campaigns.answerOffer campaigns.offer gazette.complain
    seatRequests.ask seatRequests.own seatRequests.withdraw
  sign       -          -          -          -          no         no         no         no         no         no         no
    ending.steps ending.story
  sign       -          -          -          -          no         yes        yes        yes        no         no         yes
    absence.announceHoliday absence.cancelHolidays absence.deputyLink campaigns.consent gazette.say
    campaigns.setReadyMade votes.withdraw campaigns.setArmy meetings.agree meetings.propose meetings.withdraw
    orders.draft orders.give orders.save orders.seal orders.standingSeals orders.withdrawStandingSeal orders.unseal
    talk.conversations talk.messages talk.read writeUps.addPicture writeUps.save
  sign       -          -          -          -          no         yes        no         yes        no         no         yes
    absence.inviteDeputy votes.vote orders.setStandingSeal
  sign       -          -          -          -          no         yes        no         yes        no         no         -
    talk.send
  sign       -          -          -          -          no         no         no         no         yes        yes        no
    box.messages box.read box.send campaigns.closePhase gazette.setHeadline gazette.letStand gazette.withhold
    campaigns.rule desk.changePace desk.moveDeadline desk.ping desk.branch desk.dryRun desk.readSealed desk.sealFor
    desk.setMeeting desk.giveFor desk.rewind desk.rewindLoss desk.rewindTargets play.verified
  sign       -          -          -          -          no         no         no         no         yes        yes        yes
    campaigns.copyTemplate campaigns.resume absence.openSeat absence.shutSeat desk.pause campaigns.invite
    campaigns.invitations hooks.add hooks.list hooks.remove hooks.renewSecret hooks.set hooks.test campaigns.members
    campaigns.revokeInvitation seatRequests.answer seatRequests.list
  sign       -          -          -          -          no         no         no         no         no         yes        yes
    ending.archive campaigns.offerCampaign campaigns.rearrange seatRequests.setStrangers
  sign       -          -          -          -          no         yes        yes        yes        yes        yes        yes
    notes.write
  sign       -          -          -          -          -          -          -          -          -          -          -
    writeUps.remove writeUps.removePicture
  sign       -          -          -          -          no         no         yes        no         no         no         no
    absence.dismissDeputy
  sign       -          -          -          -          no         no         -          no         no         no         yes
    campaigns.leaveSeat
  sign       -          -          -          -          no         no         -          no         no         yes        yes
    campaigns.removeMember ending.end ending.delete
  sign       -          -          -          -          no         no         -          no         yes        yes        yes
    campaigns.start
`;

/** A private campaign that has not begun. */
export const LOBBY = `
  nobody     stranger   removed    evicted    replaced   spectator  player     deputy     substitute referee    owner      playing
  sign       -          -          -          yes        yes        yes        -          -          yes        yes        yes
    box.boxes campaigns.lobby campaigns.watchers ending.scores gazette.desk gazette.rounds desk.log meetings.list
    notes.list play.hashes play.head play.steps writeUps.list writeUps.ofTopic campaigns.takeSeat
    campaigns.answerOffer campaigns.offer gazette.complain seatRequests.ask seatRequests.own seatRequests.withdraw
  sign       -          -          -          -          -          -          -          -          -          -          -
    gazette.round play.view writeUps.remove writeUps.removePicture ending.end
  sign       -          -          -          no         no         no         -          -          no         no         no
    ending.steps ending.story absence.inviteDeputy talk.send box.send gazette.setHeadline gazette.letStand
    gazette.withhold notes.write absence.dismissDeputy
  sign       -          -          -          yes        no         yes        -          -          no         no         yes
    absence.announceHoliday absence.cancelHolidays absence.deputyLink campaigns.consent gazette.say
    campaigns.setReadyMade votes.vote votes.withdraw campaigns.setArmy meetings.agree meetings.propose
    meetings.withdraw orders.draft orders.save orders.seal orders.setStandingSeal orders.standingSeals
    orders.withdrawStandingSeal orders.unseal talk.conversations talk.messages talk.read writeUps.addPicture
    writeUps.save
  sign       -          -          -          -          no         -          -          -          no         no         -
    orders.give
  sign       -          -          -          no         no         no         -          -          yes        no         no
    box.messages box.read desk.changePace desk.moveDeadline desk.ping desk.setMeeting desk.rewindLoss
    desk.rewindTargets play.verified
  sign       -          -          -          no         no         no         -          -          -          no         no
    campaigns.closePhase campaigns.rule desk.branch desk.dryRun desk.readSealed desk.sealFor desk.giveFor desk.rewind
  sign       -          -          -          no         no         no         -          -          yes        yes        yes
    campaigns.copyTemplate campaigns.resume absence.openSeat absence.shutSeat desk.pause campaigns.invite
    campaigns.invitations hooks.add hooks.list hooks.remove hooks.renewSecret hooks.set hooks.test campaigns.members
    campaigns.revokeInvitation seatRequests.answer seatRequests.list campaigns.start
  sign       -          -          -          no         no         no         -          -          no         yes        yes
    ending.archive campaigns.offerCampaign campaigns.choose campaigns.letPlay campaigns.rearrange
    seatRequests.setStrangers campaigns.leaveSeat campaigns.removeMember ending.delete
`;

/** The rows of a table, by procedure. */
export function rowsOf(table: string): Readonly<Record<string, Row>> {
  const [, ...lines] = table.trim().split('\n');
  const rows: [string, Row][] = [];
  let row: Row | null = null;
  for (const line of lines.map((one) => one.trim().split(/\s+/))) {
    if (line.every(isCell)) row = rowOf(line);
    else if (row !== null) for (const name of line) rows.push([name, row]);
  }
  return Object.fromEntries(rows);
}

const CELLS: readonly string[] = ['sign', '-', 'no', 'yes'] satisfies readonly Cell[];
const isCell = (word: string): word is Cell => CELLS.includes(word);

const rowOf = (cells: readonly Cell[]): Row => rowBy((role) => cells[ROLES.indexOf(role)] ?? 'no');

/** A row by what it says of each role. */
export const rowBy = (of: (role: Role) => Cell): Row => ({
  nobody: of('nobody'),
  stranger: of('stranger'),
  removed: of('removed'),
  evicted: of('evicted'),
  replaced: of('replaced'),
  spectator: of('spectator'),
  player: of('player'),
  deputy: of('deputy'),
  substitute: of('substitute'),
  referee: of('referee'),
  owner: of('owner'),
  playing: of('playing'),
});
