import { announceHoliday } from './absence/announce-holiday.ts';
import { cancelHolidays } from './absence/cancel-holidays.ts';
import { deputyLink } from './absence/deputy-link.ts';
import { dismissDeputy } from './absence/dismiss-deputy.ts';
import { inviteDeputy } from './absence/invite-deputy.ts';
import { openSeat } from './absence/open-seat.ts';
import { shutSeat } from './absence/shut-seat.ts';
import { changePassword } from './account/change-password.ts';
import { confirmMailAddress } from './account/confirm-mail-address.ts';
import { mail } from './account/mail.ts';
import { me } from './account/me.ts';
import { recover } from './account/recover.ts';
import { removeMailAddress } from './account/remove-mail-address.ts';
import { requestRecovery } from './account/request-recovery.ts';
import { setMailAddress } from './account/set-mail-address.ts';
import { setTimeZone } from './account/set-time-zone.ts';
import { signOutEverywhere } from './account/sign-out-everywhere.ts';
import { signUp } from './account/sign-up.ts';
import { timeZone } from './account/time-zone.ts';
import { boxes } from './box/boxes.ts';
import { messages as boxMessages } from './box/messages.ts';
import { read as readBox } from './box/read.ts';
import { send as writeBox } from './box/send.ts';
import { answerOffer } from './campaigns/answer-offer.ts';
import { choose } from './campaigns/choose.ts';
import { closePhase } from './campaigns/close-phase.ts';
import { consent } from './campaigns/consent.ts';
import { copyTemplate } from './campaigns/copy-template.ts';
import { create } from './campaigns/create.ts';
import { invitation } from './campaigns/invitation.ts';
import { invitations } from './campaigns/invitations.ts';
import { invite } from './campaigns/invite.ts';
import { invitedTo } from './campaigns/invited-to.ts';
import { join } from './campaigns/join.ts';
import { leaveSeat } from './campaigns/leave-seat.ts';
import { letPlay } from './campaigns/let-play.ts';
import { lobby } from './campaigns/lobby.ts';
import { members } from './campaigns/members.ts';
import { mine } from './campaigns/mine.ts';
import { offer } from './campaigns/offer.ts';
import { offerCampaign } from './campaigns/offer-campaign.ts';
import { practice } from './campaigns/practice.ts';
import { publicCampaigns, publicWars } from './campaigns/public.ts';
import { rearrange } from './campaigns/rearrange.ts';
import { removeMember } from './campaigns/remove-member.ts';
import { resume } from './campaigns/resume.ts';
import { revokeInvitation } from './campaigns/revoke-invitation.ts';
import { rule } from './campaigns/rule.ts';
import { setArmy } from './campaigns/set-army.ts';
import { setReadyMade } from './campaigns/set-ready-made.ts';
import { start } from './campaigns/start.ts';
import { takeSeat } from './campaigns/take-seat.ts';
import { watchers } from './campaigns/watchers.ts';
import { board } from './desk/board.ts';
import { branch } from './desk/branch.ts';
import { changePace } from './desk/change-pace.ts';
import { count } from './desk/count.ts';
import { dryRun } from './desk/dry-run.ts';
import { giveFor } from './desk/give-for.ts';
import { log as deskLog } from './desk/log.ts';
import { moveDeadline } from './desk/move-deadline.ts';
import { pause } from './desk/pause.ts';
import { ping } from './desk/ping.ts';
import { readSealed } from './desk/read-sealed.ts';
import { rewind } from './desk/rewind.ts';
import { rewindLoss } from './desk/rewind-loss.ts';
import { rewindTargets } from './desk/rewind-targets.ts';
import { rulings } from './desk/rulings.ts';
import { sealFor } from './desk/seal-for.ts';
import { setMeeting } from './desk/set-meeting.ts';
import { archive } from './ending/archive.ts';
import { deleteCampaign } from './ending/delete.ts';
import { deleted } from './ending/deleted.ts';
import { end } from './ending/end.ts';
import { importWar } from './ending/import-war.ts';
import { readDeleted } from './ending/read-deleted.ts';
import { scores } from './ending/scores.ts';
import { steps as openSteps } from './ending/steps.ts';
import { story } from './ending/story.ts';
import { complain } from './gazette/complain.ts';
import { desk as gazetteDesk } from './gazette/desk.ts';
import { letStand } from './gazette/let-stand.ts';
import { round } from './gazette/round.ts';
import { rounds } from './gazette/rounds.ts';
import { say } from './gazette/say.ts';
import { setHeadline } from './gazette/set-headline.ts';
import { withhold } from './gazette/withhold.ts';
import { add as addHook } from './hooks/add.ts';
import { list as hookList } from './hooks/list.ts';
import { remove as removeHook } from './hooks/remove.ts';
import { renewSecret } from './hooks/renew-secret.ts';
import { set as setHook } from './hooks/set.ts';
import { test as testHook } from './hooks/test.ts';
import { copy as copyMap } from './maps/copy.ts';
import { get as getMap } from './maps/get.ts';
import { keep as keepMap } from './maps/keep.ts';
import { list as mapList } from './maps/list.ts';
import { readFile as readMapFile } from './maps/read-file.ts';
import { remove as removeMap } from './maps/remove.ts';
import { rename as renameMap } from './maps/rename.ts';
import { save as saveMap } from './maps/save.ts';
import { share as shareMap } from './maps/share.ts';
import { shared as sharedMap } from './maps/shared.ts';
import { written as writtenMap } from './maps/written.ts';
import { agree } from './meetings/agree.ts';
import { list as meetingList } from './meetings/list.ts';
import { propose } from './meetings/propose.ts';
import { withdraw } from './meetings/withdraw.ts';
import { addDevice } from './news/add-device.ts';
import { addOwnHook } from './news/add-own-hook.ts';
import { calendar } from './news/calendar.ts';
import { choices } from './news/choices.ts';
import { choose as chooseNews } from './news/choose.ts';
import { devices } from './news/devices.ts';
import { letters } from './news/letters.ts';
import { ownHooks } from './news/own-hooks.ts';
import { removeDevice } from './news/remove-device.ts';
import { removeOwnHook } from './news/remove-own-hook.ts';
import { setCalendar } from './news/set-calendar.ts';
import { stopMail } from './news/stop-mail.ts';
import { testOwnHook } from './news/test-own-hook.ts';
import { turnOwnHookOn } from './news/turn-own-hook-on.ts';
import { list as noteList } from './notes/list.ts';
import { write as writeNote } from './notes/write.ts';
import { draft } from './orders/draft.ts';
import { give } from './orders/give.ts';
import { save } from './orders/save.ts';
import { seal } from './orders/seal.ts';
import { setStandingSeal } from './orders/set-standing-seal.ts';
import { standingSeals } from './orders/standing-seals.ts';
import { unseal } from './orders/unseal.ts';
import { withdrawStandingSeal } from './orders/withdraw-standing-seal.ts';
import { hashes } from './play/hashes.ts';
import { head } from './play/head.ts';
import { steps } from './play/steps.ts';
import { verified } from './play/verified.ts';
import { view } from './play/view.ts';
import { detachment } from './rosters/detachment.ts';
import { get } from './rosters/get.ts';
import { list } from './rosters/list.ts';
import { remove } from './rosters/remove.ts';
import { rename } from './rosters/rename.ts';
import { saveTyped } from './rosters/save-typed.ts';
import { upload } from './rosters/upload.ts';
import { answer as answerSeatRequest } from './seat-requests/answer.ts';
import { ask as askForSeat } from './seat-requests/ask.ts';
import { list as seatRequestList } from './seat-requests/list.ts';
import { own as ownSeatRequest } from './seat-requests/own.ts';
import { setStrangers } from './seat-requests/set-strangers.ts';
import { withdraw as withdrawSeatRequest } from './seat-requests/withdraw.ts';
import { conversations } from './talk/conversations.ts';
import { messages } from './talk/messages.ts';
import { read } from './talk/read.ts';
import { send } from './talk/send.ts';
import { router } from './trpc.ts';
import { vote } from './votes/vote.ts';
import { withdraw as withdrawVote } from './votes/withdraw.ts';
import { addPicture } from './write-ups/add-picture.ts';
import { list as writeUpList } from './write-ups/list.ts';
import { ofTopic } from './write-ups/of-topic.ts';
import { remove as removeWriteUp } from './write-ups/remove.ts';
import { removePicture } from './write-ups/remove-picture.ts';
import { save as saveWriteUp } from './write-ups/save.ts';

export const appRouter = router({
  account: router({
    changePassword,
    confirmMailAddress,
    mail,
    me,
    recover,
    removeMailAddress,
    requestRecovery,
    setMailAddress,
    setTimeZone,
    signOutEverywhere,
    signUp,
    timeZone,
  }),
  box: router({ boxes, messages: boxMessages, read: readBox, send: writeBox }),
  campaigns: router({
    answerOffer,
    choose,
    closePhase,
    consent,
    create,
    copyTemplate,
    invitation,
    invitations,
    invite,
    invitedTo,
    join,
    leaveSeat,
    letPlay,
    lobby,
    members,
    mine,
    offer,
    offerCampaign,
    practice,
    public: publicCampaigns,
    publicWars,
    rearrange,
    removeMember,
    resume,
    revokeInvitation,
    rule,
    setArmy,
    setReadyMade,
    start,
    takeSeat,
    watchers,
  }),
  ending: router({
    archive,
    delete: deleteCampaign,
    deleted,
    end,
    importWar,
    readDeleted,
    scores,
    steps: openSteps,
    story,
  }),
  absence: router({
    announceHoliday,
    cancelHolidays,
    deputyLink,
    dismissDeputy,
    inviteDeputy,
    openSeat,
    shutSeat,
  }),
  votes: router({ vote, withdraw: withdrawVote }),
  desk: router({
    board,
    branch,
    changePace,
    count,
    dryRun,
    giveFor,
    setMeeting,
    log: deskLog,
    moveDeadline,
    pause,
    ping,
    readSealed,
    rewind,
    rewindLoss,
    rewindTargets,
    rulings,
    sealFor,
  }),
  maps: router({
    copy: copyMap,
    get: getMap,
    keep: keepMap,
    list: mapList,
    readFile: readMapFile,
    written: writtenMap,
    remove: removeMap,
    rename: renameMap,
    save: saveMap,
    share: shareMap,
    shared: sharedMap,
  }),
  gazette: router({ complain, desk: gazetteDesk, letStand, round, rounds, say, setHeadline, withhold }),
  meetings: router({ agree, list: meetingList, propose, withdraw }),
  hooks: router({
    add: addHook,
    list: hookList,
    remove: removeHook,
    renewSecret,
    set: setHook,
    test: testHook,
  }),
  news: router({
    addOwnHook,
    ownHooks,
    removeOwnHook,
    testOwnHook,
    turnOwnHookOn,
    addDevice,
    devices,
    removeDevice,
    calendar,
    choices,
    choose: chooseNews,
    letters,
    setCalendar,
    stopMail,
  }),
  notes: router({ list: noteList, write: writeNote }),
  orders: router({
    draft,
    give,
    save,
    seal,
    setStandingSeal,
    standingSeals,
    unseal,
    withdrawStandingSeal,
  }),
  play: router({ hashes, head, steps, verified, view }),
  rosters: router({ detachment, get, list, remove, rename, saveTyped, upload }),
  seatRequests: router({
    answer: answerSeatRequest,
    ask: askForSeat,
    list: seatRequestList,
    own: ownSeatRequest,
    setStrangers,
    withdraw: withdrawSeatRequest,
  }),
  talk: router({ conversations, messages, read, send }),
  writeUps: router({
    addPicture,
    list: writeUpList,
    ofTopic,
    remove: removeWriteUp,
    removePicture,
    save: saveWriteUp,
  }),
});

export type AppRouter = typeof appRouter;
