/** The faults that a soak causes. */
export const FAULT_KINDS = [
  'web-killed',
  'scheduler-killed',
  'postgres-killed',
  'backend-killed',
  'connections-cut',
  'all-killed',
  'disk-full',
  'mail-busy',
  'mail-hangs',
  'mail-gone',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const FAULTS: Readonly<Record<FaultKind, string>> = {
  'web-killed': 'a web process is killed',
  'scheduler-killed': 'a scheduler is killed',
  'postgres-killed': 'PostgreSQL is killed',
  'backend-killed': 'a PostgreSQL process is killed, and PostgreSQL restarts itself',
  'connections-cut': 'half of the database connections are cut',
  'all-killed': 'web processes, schedulers and PostgreSQL are killed together',
  'disk-full': 'the database’s disk is full',
  'mail-busy': 'the mail server refuses e-mails for now (451)',
  'mail-hangs': 'the mail server does not answer',
  'mail-gone': 'there is no mail server',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A soak's messages about its arguments, progress and findings. */
export const soakText = {
  usage: 'usage: npm run soak -- [--steps 200] [--minutes 0] [--seed abc] [--faults web-killed,disk-full]',
  wrongNumbers: 'steps must be a whole number from 1 up, and minutes a number from 0 up',
  wrongFaults: (known: readonly string[]): string => `unknown fault; separate faults with commas: ${known.join(',')}`,
  notBuilt: 'The pages are not built, so the site cannot be served: run `npm start` once.',
  begins: (options: SoakWish): string => {
    const faults = options.kinds.length === FAULT_KINDS.length ? '' : ` --faults ${options.kinds.join(',')}`;
    const { steps, minutes, seed } = options;
    return `to repeat: npm run soak -- --steps ${steps} --minutes ${minutes} --seed ${seed}${faults}`;
  },
  noDisk: 'Skipped the full disk: that fault needs root and permission to mount a file system in memory.',
  fault: (steps: number, kind: FaultKind): string => `step ${String(steps).padStart(5)}: ${FAULTS[kind]}`,
  recovered: (seconds: number): string => `            recovered after ${seconds.toFixed(1)} s`,
  settling: 'no more faults; finishing what is under way',
  stuck: (what: string, seconds: number, why: string): string =>
    `waited ${seconds} s, but this never happened: ${what}${why === '' ? '' : ` (${why})`}`,
  endedByItself: (name: string, times: number): string =>
    `${name} exited unexpectedly, ${counted(times, 'time', 'times')}`,
  badExit: (name: string, code: number | null): string => `${name} was told to stop and exited with code ${code}`,
  logNotWhole: (campaign: string): string => `the log of ${campaign} has a gap or repeats a phase`,
  sheetDiffers: (campaign: string, opening: number, seat: string): string =>
    `the sheet that ${seat} handed in for phase ${opening} of ${campaign} differs from the one in the log`,
  orderDiffers: (campaign: string, nonce: string): string =>
    `an order in ${campaign} is missing, duplicated or was never accepted: nonce ${nonce}`,
  replayDiffers: (campaign: string, problem: string): string => `the replay of ${campaign} differs: ${problem}`,
  wrongStatus: (campaign: string, status: string, because: string): string => `${campaign} is ${status}: ${because}`,
  mailWaits: (id: string, kind: string): string => `an e-mail is still waiting: ${kind} ${id}`,
  mailLost: (id: string, kind: string): string => `an e-mail was lost or abandoned: ${kind} ${id}`,
  mailUnknown: (id: string): string => `an e-mail was sent although nobody wrote it: ${id}`,
  mailTwice: (id: string): string => `an e-mail was sent twice: ${id}`,
  untold: (campaign: string, kind: string, user: string): string =>
    `${user} was not notified about ${campaign}: ${kind}`,
  ordersCompared: 'the logs contain everything that was accepted, exactly once, and nothing else',
  replaysCompared: 'all hash chains are intact, and every replay matches its log',
  mailsCompared: 'every e-mail was sent, unless its sender was killed, and none was sent twice',
  statusesCompared: 'no campaigns have stopped except those with faulty rules',
  processesCompared: 'no process exited unexpectedly, and all of them stopped when told to',
  check: (isGood: boolean, what: string): string => `${isGood ? 'ok' : 'FAILED'} ${what}`,
  faults: (counts: readonly (readonly [FaultKind, number])[]): readonly string[] =>
    counts.map(([kind, count]) => `${String(count).padStart(5)} × ${FAULTS[kind]}`),
  sum: (sum: SoakSum): string =>
    `${counted(sum.steps, 'step', 'steps')} (${sum.bySystem.map(([system, steps]) => `${system} ${steps}`).join(', ')}) ` +
    `in ${counted(sum.campaigns, 'campaign', 'campaigns')}, ` +
    `${counted(sum.accepted, 'sheet or order', 'sheets and orders')} accepted, ${sum.unknown} unanswered, ` +
    `${counted(sum.mails, 'e-mail', 'e-mails')} sent, ${sum.lost} lost when a sender was killed, in ${sum.seconds.toFixed(0)} s`,
  outputKept: (folder: string): string => `the output of the processes is in ${folder}`,
  tally: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
} as const;

export interface SoakSum {
  readonly steps: number;
  readonly bySystem: readonly (readonly [string, number])[];
  readonly campaigns: number;
  readonly accepted: number;
  readonly unknown: number;
  readonly mails: number;
  readonly lost: number;
  readonly seconds: number;
}

interface SoakWish {
  readonly steps: number;
  readonly minutes: number;
  readonly seed: string;
  readonly kinds: readonly FaultKind[];
}
