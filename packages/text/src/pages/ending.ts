import { counted, listed, plain } from '../sentence.ts';
import { dayAndTime } from '../times.ts';
import { ARCHIVED } from './archive.ts';

const names = (all: readonly string[]): string => plain(listed(all));

/** Words for the end of a war, and for what can be done with it then. */
export const endingText = {
  byOwner: (name: string): string => `${name} ended the war`,
  byVote: 'The players voted to end the war',
  reason: 'The reason given',
  voted: (votes: readonly string[], held: number): string =>
    `${names(votes)} voted for it: ${votes.length} of ${counted(held, 'seat', 'seats')} that had a player.`,
  unopened: 'Nobody had won. Orders that were sealed for the last phase were never opened.',
  story: {
    title: 'The war in numbers',
    failed: 'The numbers could not be loaded.',
    chart: (names: readonly string[]): string =>
      `Score at the end of each round: ${plain(listed(names))}. The table below has the numbers.`,
    chartTitle: 'Score over time',
    table: 'The scores as a table',
    round: 'Round',
    unknown: '?',
    rounds: (n: number): string => (n === 1 ? 'round' : 'rounds'),
    steps: (n: number): string => (n === 1 ? 'step' : 'steps'),
    dice: 'dice thrown',
    days: (n: number): string => (n === 1 ? 'day' : 'days'),
  },
  links: {
    watch: 'Watch it from the beginning',
    verify: 'Verify the war',
    download: 'Download the archive',
    downloadSays:
      'One file with orders, seals, dice, events and the seed, and with what everybody can read: headlines, communiqués, and write-ups with their pictures. Anybody can replay it without this site. Messages, letters and notes are not in it: they stay with those who can read them here.',
  },
  eyes: {
    label: 'Seen by',
    now: 'You, as it is now',
    referee: 'Everything shown',
    spectator: 'The public',
    fog: 'Lift the fog',
    lifted: 'The war is over and the fog is lifted.',
    asReferee: 'You see everything.',
    asSpectator: 'You see what the public saw.',
    asSeat: (name: string): string => `You see what ${name} saw.`,
    copy: 'Copy a link to this moment',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied. It is in the address bar.',
    back: 'Leave',
    denied: 'This step could not be loaded.',
  },
  own: {
    title: 'For the owner',
    owner: 'End the war early',
    ownerSays: 'You started this campaign, so you can end it alone. Everybody reads your reason.',
    reason: 'Reason',
    end: 'End the war',
    endTitle: 'End the war for everybody?',
    endConfirm:
      'It ends at once and without a winner. It cannot be resumed. Everything that was secret becomes readable for everybody who can see the campaign.',
    notEnded: 'The war was not ended. Try again.',
    noReason: 'Say why, in at most 1,000 characters.',
  },
  manage: {
    title: 'What becomes of it',
    archive: 'Move it to the archive',
    archiveSays: 'It leaves everybody’s list of current campaigns and can only be read from then on.',
    removable: 'Whoever wrote a story can remove it in the archive, too, and so can the referees.',
    unarchive: 'Take it out of the archive',
    archived: ARCHIVED,
    failed: 'Nothing was changed. Try again.',
    delete: 'Delete the campaign',
    deleteTitle: (name: string): string => `Delete “${name}”?`,
    deleteSays:
      'Everything goes: the log, messages, write-ups and their pictures. Nobody can bring it back. The other players find a notice.',
    deleteExport: 'Download the archive first, if anybody may want to look at the war again.',
    deleteRunning: 'The war is not over. An archive can be downloaded only after its end: end it first to keep it.',
    typeName: (name: string): string => `Type the name of the campaign to confirm: ${name}`,
    wrongName: 'That is not the name of the campaign.',
    deleting: 'Deleting',
    deleted: 'The campaign is deleted.',
  },
  /** Of a war that was played on another site. */
  imported: (by: string, at: string): string =>
    `This war was played on another site. ${by} brought it here as an archive on ${dayAndTime(new Date(at))}. Everything in its log was played again and agrees. Whether the names of its people are true, and what they wrote, nobody here can know.`,
  notice: {
    deleted: (campaign: string, by: string, when: string): string => `${by} deleted “${campaign}” on ${when}.`,
    says: 'Nothing of it is left.',
    read: 'Understood',
  },
  archiveTitle: 'Archive',
  ribbon: 'The war is over',
  asleep: {
    title: 'This war has paused itself',
    says: 'Nobody acted for three rounds, or for thirty days without a clock, so it stands still. Nothing is lost. The owner or a referee can resume it, or the players by vote if there is no referee; every player then has the full time of the phase again.',
  },
} as const;

/** Words for a war that somebody brings from another site. */
export const importText = {
  title: 'Bring a finished war from another site',
  says: 'Choose the archive that you downloaded there. The whole war is played again and kept only if everything agrees. Then it stands in your list, with its fog lifted, to look at and not to play on.',
  isPublic: 'Anybody may look at it',
  choose: 'Choose an archive',
  reading: 'Playing it again',
  readingSays: 'A long war takes a minute or two.',
  failed: 'The archive could not be sent. Nothing was kept. Try again.',
} as const;

/** Why an archive is not taken in. */
export const importRefusals = {
  'archive-too-long':
    'The archive is too long for this site: it takes files of up to 30 MB, 60 MB unpacked, and wars of up to 2,000 steps.',
  'not-an-archive': 'This file is not an archive of a war, or it was changed so much that it cannot be read.',
  'archive-differs':
    'This archive does not agree with itself, or its war was not played by the rules of this site. Nothing was kept.',
  'archive-picture': 'A picture in this archive cannot be read. Nothing was kept.',
  'pictures-of-user-full':
    'With the pictures of this war you would keep more pictures on this site than you may: 100 MB. Nothing was kept. Delete a war that you brought, or pictures of yours, then try again.',
  'archive-not-over': 'The war in this archive is not over. Only a finished war can be brought here.',
  'archive-of-copy':
    'The war in this archive began as a copy of another war. Nothing shows that its beginning is true, so it cannot be brought here.',
  'no-such-rules': 'This site does not have the rules by which that war was played.',
  'war-is-here': 'This war is on this site already.',
  'war-is-coming': 'This war is being brought here just now. Look again in a minute or two.',
  'too-many-import-tries':
    'Ten archives of yours were refused within an hour. Nothing was kept. Try again in an hour, with an archive as it was downloaded.',
  'imports-busy': 'Other wars are being brought here just now. Nothing was kept. Try again in a few minutes.',
  'import-too-slow':
    'It takes this site longer than two minutes to play this war again, so it was not kept. Try again when the site is less busy.',
  'too-many-imports': 'You have brought 30 wars already. Delete one first.',
} as const;

/** Words of the page that verifies a war. */
export const verifyPageText = {
  title: 'Verify the war',
  /** Of the page for any file. */
  anyTitle: 'Verify a finished war',
  of: (campaign: string): string => `Verify ${campaign}`,
  intro:
    'You do not have to trust this site. Your browser downloads the archive of the war, works everything out again by itself, and compares. Nothing is sent anywhere.',
  notOver: {
    title: 'The war is not over',
    says: 'Until the end the seed of the dice is secret, so there is nothing to verify yet. Come back when the war is over.',
    action: 'To the campaign',
  },
  start: 'Verify in this browser',
  again: 'Verify again',
  running: 'Verifying',
  progress: (done: number, all: number): string =>
    `Step ${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`,
  introFile:
    'You do not have to trust this site. Choose the archive of a finished war: your browser works everything out again by itself, and compares. Nothing is sent anywhere.',
  file: 'The archive of a war',
  ownFile: 'Or verify a file that you kept',
  ownFileSays: 'An archive that you downloaded earlier, or that somebody gave you.',
  loadFailed: 'The archive could not be loaded. Try again.',
  notAnArchive: 'This file is not an archive of a war, or it was changed so much that it cannot be read.',
  noRules: 'This site does not have the rules by which that war was played.',
  passed: 'passed',
  failed: 'failed',
  waiting: 'not checked yet',
  result: {
    good: (steps: number): string =>
      `Everything agrees: ${counted(steps, 'step', 'steps')} worked out again in this browser.`,
    bad: (findings: number): string =>
      `This archive does not agree with itself: ${counted(findings, 'finding', 'findings')}. It was changed after the war, or the war was not played by these rules.`,
  },
  checks: {
    seed: {
      title: 'The dice were fixed before the war',
      promise:
        'Before the first turn the site chose a secret number, the seed, and published its hash. A hash is a fingerprint: nobody can find another seed with the same one. After the war the seed is public.',
      test: 'Hash the seed and compare it with the published hash.',
      count: () => '1 seed',
    },
    chain: {
      title: 'Nothing was changed or left out',
      promise:
        'Each step of the log has a hash of everything in it and of the hash before. While the war lasted, a hash was published with each phase. Whoever changes one step has to change every hash after it, and everybody who noted one would see.',
      test: 'Hash every step, and compare it with its hash and with the one that the next step names.',
      count: (steps: number) => counted(steps, 'step', 'steps'),
    },
    sheets: {
      title: 'No sealed order was changed',
      promise:
        'When a player sealed orders, the hash of the sheet with a random number from the player’s browser was shown to everybody at once. The sheet itself stayed secret until the phase closed.',
      test: 'Hash every sheet with its random number, and compare it with the hash that was shown.',
      count: (sheets: number) => counted(sheets, 'sealed sheet', 'sealed sheets'),
    },
    dice: {
      title: 'Nobody bent a die',
      promise:
        'Each die comes from the seed, the number of the step and the random numbers of the players. The site had fixed the seed before it knew their numbers, and they sent their numbers before they knew the seed: neither could choose a roll.',
      test: 'Throw every die again, and compare.',
      count: (dice: number) => counted(dice, 'die', 'dice'),
    },
    rules: {
      title: 'The rules were followed',
      promise:
        'The same orders and the same dice give the same war. No step was decided by hand, except where a referee made a ruling: those stand in the log with their reasons.',
      test: 'Play the whole war again by the rules, and compare each result with the log.',
      count: (steps: number) => counted(steps, 'step', 'steps'),
    },
  },
  limits: {
    title: 'What this does not prove',
    says: 'It cannot show who sat at the keyboard, or that players did not talk outside the site. It shows that the archive agrees with itself. To know that it is the war you watched, compare the last hash below with the one that another player has, or with hashes that you noted during the war.',
    last: 'Hash of the last step',
    seedHash: 'Published hash of the seed',
    seed: 'Seed',
    code: 'You can also run the check on your own computer, with the source code of this site: npm run verify -- and the file.',
  },
  steps: {
    title: 'Every step',
    step: 'Step',
    what: 'What happened',
    sheets: 'Sheets',
    dice: 'Dice',
    hash: 'Hash',
    result: 'Result',
    kinds: {
      begin: 'The war begins',
      copy: 'It begins as a copy of another war',
      phase: 'A phase closes',
      order: 'An order on arrival',
      ruling: 'A ruling of the referee',
      clock: 'The clock moves on',
      end: 'The war is ended early',
      rewind: 'A referee takes the war back',
      unknown: 'Not understood',
    },
    ok: 'agrees',
  },
  findings: {
    seed: 'The seed is not the one whose hash was published.',
    'step-missing': 'The step is missing.',
    'input-not-understood': 'The input cannot be read.',
    commitment: 'A sheet is not the one that was sealed.',
    refused: 'The rules do not allow it.',
    dice: 'The dice are not those that the seed gives.',
    events: 'The events are not those that the rules give.',
    state: 'The result is not the one that the rules give.',
    'state-hash': 'The state does not match its hash.',
    chain: 'It does not follow the step before.',
    hash: 'The entry does not match its hash.',
    published: 'This site published another hash for the step.',
  },
} as const;
