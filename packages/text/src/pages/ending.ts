import { counted, listed, plain } from '../sentence.ts';
import { dayAndTime } from '../times.ts';
import { ARCHIVED, PROVES } from './archive.ts';

const names = (all: readonly string[]): string => plain(listed(all));

/** Text for the end of a campaign, and for what users can do with the campaign then. */
export const endingText = {
  byOwner: (name: string): string => `${name} ended the campaign`,
  byVote: 'The players voted to end the campaign',
  reason: 'Reason',
  voted: (votes: readonly string[], held: number): string =>
    `${names(votes)} voted for it: ${votes.length} of ${counted(held, 'player', 'players')}.`,
  unopened: 'Nobody won. Orders sealed for the last phase were never opened.',
  /** In games without order sheets. */
  nobodyWon: 'Nobody won.',
  story: {
    title: 'The campaign in numbers',
    failed: 'The numbers could not be loaded.',
    chart: (names: readonly string[]): string =>
      `Score at the end of each turn: ${plain(listed(names))}. The table below has the numbers.`,
    chartTitle: 'Score over time',
    table: 'Show scores as a table',
    round: 'Turn',
    unknown: '?',
    rounds: (n: number): string => (n === 1 ? 'turn' : 'turns'),
    steps: (n: number): string => (n === 1 ? 'step' : 'steps'),
    dice: 'dice rolled',
    days: (n: number): string => (n === 1 ? 'day' : 'days'),
    /** In games whose rounds are days. */
    byDay: {
      chart: (names: readonly string[]): string =>
        `Score at the end of each day: ${plain(listed(names))}. The table below has the numbers.`,
      round: 'Day',
    },
  },
  links: {
    watch: 'Step through the campaign',
    verify: 'Verify the campaign',
    download: 'Download the archive',
    downloadSays:
      'One file with the orders, seals, dice, events and seed, and everything public: headlines, communiqués, and stories with their pictures. Anyone can replay it without this site. It doesn’t include messages, letters or notes: those stay private on this site.',
  },
  eyes: {
    label: 'Seen by',
    now: 'You, now',
    referee: 'Everything shown',
    spectator: 'The public',
    fog: 'Lift the fog',
    /** In games in which the map hides nothing. */
    all: 'See everything',
    lifted: 'The campaign is over and the fog has lifted.',
    shown: 'The campaign is over: nothing is hidden any more.',
    asReferee: 'You see everything.',
    asSpectator: 'You see what the public saw.',
    asSeat: (name: string): string => `You see what ${name} saw.`,
    copy: 'Copy a link to this moment',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. You can copy it from the address bar.',
    back: 'Leave',
    denied: 'This step could not be loaded.',
  },
  own: {
    title: 'For the owner',
    owner: 'End the campaign early',
    ownerSays: 'This is your campaign, so you can end it on your own. Everyone will see your reason.',
    reason: 'Reason',
    end: 'End the campaign',
    endTitle: 'End the campaign for everyone?',
    endConfirm:
      'The campaign ends now, without a winner, and can’t be resumed. Everyone who can see it will be able to read everything that was secret.',
    noReason: 'Say why, in at most 1,000 characters.',
  },
  manage: {
    title: 'Archive or delete',
    archive: 'Archive the campaign',
    archiveSays: 'This takes the campaign off everyone’s list of current campaigns and makes it read-only.',
    removable: 'After that, authors and referees can still remove stories.',
    unarchive: 'Unarchive the campaign',
    archived: ARCHIVED,
    delete: 'Delete the campaign',
    deleteTitle: (name: string): string => `Delete “${name}”?`,
    deleteSays:
      'This deletes everything: the log, messages, and stories with their pictures. Nobody can bring them back. Everyone else in the campaign will see a notice.',
    deleteExport: 'If anyone might want to look at the campaign again, download the archive first.',
    deleteRunning:
      'You can’t download the archive until the campaign is over. To keep an archive, end the campaign first.',
    typeName: (name: string): string => `Type the name of the campaign to confirm: ${name}`,
    wrongName: 'That isn’t the name of the campaign.',
    deleting: 'Deleting',
    deleted: 'Campaign deleted.',
  },
  /** For a campaign that was played on another site. */
  imported: (by: string, at: string): string =>
    `This campaign comes from another site. ${by} imported its archive on ${dayAndTime(new Date(at))}. ${PROVES}`,
  notice: {
    deleted: (campaign: string, by: string, when: string): string => `${by} deleted “${campaign}” on ${when}.`,
    says: 'Everything in it is gone.',
    read: 'Understood',
  },
  archiveTitle: 'Archive',
  ribbon: 'The campaign is over',
  asleep: {
    title: 'This campaign paused automatically',
    says: 'Nobody acted for three rounds, or for thirty days without a clock. Nothing is lost. The owner or a referee can resume it, or the players by vote if there is no referee. Everyone then has the full time for the phase again.',
    saysByDay:
      'Nobody acted for a long time. Nothing is lost. The owner or a referee can resume it, or the players by vote if there is no referee.',
  },
} as const;

/** Text for importing a campaign from another site. */
export const importText = {
  title: 'Import a finished campaign from another site',
  says: 'Choose the archive that you downloaded there. This site replays the whole campaign and saves it only if everything matches. The campaign is then in your list, with the fog lifted. You can look at it, but you can’t continue it.',
  choose: 'Choose an archive',
  reading: 'Replaying it',
  readingSays: 'This takes a minute or two if the campaign was long.',
} as const;

/** Why an archive is not imported. */
export const importRefusals = {
  'archive-too-long':
    'The archive is too large for this site. The limits are 30 MB, 60 MB unpacked, 2,000 steps, and 4 MB for each step.',
  'not-an-archive':
    'This file is not a campaign archive, or it contains something impossible, such as a time in the future.',
  'archive-differs':
    'This archive contradicts itself, or the campaign was not played by this site’s rules. Nothing was saved.',
  'archive-picture': 'A picture in this archive can’t be read. Nothing was saved.',
  'pictures-of-user-full':
    'The pictures in this archive would take you over your limit of 100 MB. Nothing was saved. Delete a campaign that you imported, or some of your pictures, then try again.',
  'archive-not-over': 'The campaign in this archive is not over. You can only import a finished campaign.',
  'archive-of-copy':
    'The campaign in this archive began as a copy of another. There is no proof of how it started, so it can’t be imported.',
  'no-such-rules': 'This site doesn’t have the rules that the campaign was played by.',
  'war-is-here': 'This campaign is already on this site.',
  'war-is-coming': 'This campaign is being imported right now. Look again in a minute or two.',
  'too-many-import-tries':
    'Ten of your archives have been refused within an hour. Nothing was saved. Try again in an hour, with an archive that nobody has changed.',
  'imports-busy': 'Other campaigns are being imported right now. Nothing was saved. Try again in a few minutes.',
  'import-too-slow':
    'This site needs more than two minutes to replay this campaign, so it was not saved. Try again when the site is less busy.',
  'too-many-imports': 'You have already imported 30 campaigns. Delete one of them first.',
} as const;

/** Text for the page that verifies a campaign. */
export const verifyPageText = {
  title: 'Verify the campaign',
  /** The title of the page that verifies any file. */
  anyTitle: 'Verify a finished campaign',
  of: (campaign: string): string => `Verify ${campaign}`,
  intro:
    'You don’t have to trust this site. Your browser downloads the campaign’s archive, works everything out again and compares the results. It doesn’t send anything anywhere.',
  notOver: {
    title: 'The campaign is not over',
    says: 'The seed of the dice stays secret until the end, so there is nothing to verify yet. Come back when the campaign is over.',
    action: 'Go to the campaign',
  },
  start: 'Verify in this browser',
  again: 'Verify again',
  running: 'Verifying',
  progress: (done: number, all: number): string =>
    `Step ${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')}`,
  introFile:
    'You don’t have to trust this site. Choose the archive of a finished campaign. Your browser works everything out again and compares the results. It doesn’t send anything anywhere.',
  file: 'Campaign archive',
  ownFile: 'Or verify your own file',
  ownFileSays: 'An archive that you downloaded earlier, or that someone gave you.',
  loadFailed: 'The archive could not be loaded. Try again.',
  notAnArchive:
    'This file is not a campaign archive, or it contains something impossible, such as a time in the future.',
  noRules: 'This site doesn’t have the rules that the campaign was played by.',
  passed: 'passed',
  failed: 'failed',
  waiting: 'not checked yet',
  result: {
    good: (steps: number): string =>
      `Everything matches: this browser worked out ${counted(steps, 'step', 'steps')} again.`,
    bad: (findings: number): string =>
      `This archive contradicts itself in ${counted(findings, 'place', 'places')}. Either it was changed afterwards, or the campaign was not played by these rules.`,
  },
  checks: {
    seed: {
      title: 'The seed was chosen beforehand',
      promise:
        'Before the campaign began, the site chose a secret number, the seed, and published its hash. A hash is a fingerprint: nobody can find another seed with the same hash. Once the campaign is over, the seed is public.',
      test: 'Hash the seed and compare it with the published hash.',
      count: () => '1 seed',
    },
    chain: {
      title: 'Nothing was changed or left out',
      promise:
        'Each step of the log has a hash, made from everything in the step and the previous hash. During the campaign, a hash was published with each phase. To change one step, someone would have to change every hash after it, and anyone who had written one of them down would notice.',
      test: 'Hash every step and compare the result with its own hash and the one in the next step.',
      count: (steps: number) => counted(steps, 'step', 'steps'),
    },
    sheets: {
      title: 'No sealed order was changed',
      promise:
        'When a player sealed orders, everyone could see a hash of the sheet together with a random number from the player’s browser. The sheet itself stayed secret until the phase closed.',
      test: 'Hash every sheet with its random number and compare the result with the hash that was shown.',
      count: (sheets: number) => counted(sheets, 'sealed sheet', 'sealed sheets'),
    },
    dice: {
      title: 'Nobody could choose a roll',
      promise:
        'Each die comes from the seed, the step number and the players’ random numbers. The site chose the seed before it knew their numbers, and they sent their numbers before they knew the seed. So nobody could decide a roll.',
      test: 'Roll every die again and compare.',
      count: (dice: number) => counted(dice, 'die', 'dice'),
    },
    rules: {
      title: 'The rules were followed',
      promise:
        'The same orders and the same dice always give the same campaign. Nobody decided anything by hand, except for referees’ rulings. The log has each ruling with its reason.',
      test: 'Replay the whole campaign by the rules and compare each result with the log.',
      count: (steps: number) => counted(steps, 'step', 'steps'),
    },
  },
  limits: {
    title: 'What this does not prove',
    says: 'This check can’t show who sat at the keyboard, or that players didn’t talk outside the site. It shows that the archive doesn’t contradict itself. Is it an archive of the campaign you watched? To make sure, compare the last hash below with another player’s, or with hashes you wrote down during the campaign.',
    last: 'Hash of the last step',
    seedHash: 'Published hash of the seed',
    seed: 'Seed',
    code: 'You can also run this check on your own computer with this site’s source code: npm run verify -- followed by the name of the file.',
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
      begin: 'The campaign begins',
      copy: 'The campaign begins as a copy of another',
      phase: 'A phase closes',
      order: 'An order is given',
      ruling: 'A referee makes a ruling',
      clock: 'Time passes',
      resumed: 'The campaign resumes after a pause',
      seats: 'A player takes or leaves a seat',
      end: 'The campaign ends early',
      rewind: 'A referee rewinds the campaign',
      unknown: 'Not understood',
    },
    ok: 'matches',
  },
  findings: {
    seed: 'The seed doesn’t match the published hash.',
    'step-missing': 'The step is missing.',
    'input-not-understood': 'The input can’t be read.',
    commitment: 'A sheet is not what the player sealed.',
    refused: 'The rules don’t allow this step.',
    dice: 'The seed gives different dice.',
    events: 'The rules give different events.',
    state: 'The rules give a different result.',
    'state-hash': 'The state doesn’t match its hash.',
    chain: 'The step doesn’t follow from the previous one.',
    hash: 'The entry doesn’t match its hash.',
    published: 'This site published a different hash for this step.',
  },
} as const;
