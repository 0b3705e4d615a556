// What the operator reads. One place, so that every way to fail ends in one plain sentence.

/** A failure with a sentence for the operator. `detail` is what a program printed, shown above the sentence. */
export class Stop extends Error {
  constructor(sentence, detail = '') {
    super(sentence);
    this.name = 'Stop';
    this.detail = detail;
  }
}

export const steps = {
  install: ['Installing packages', 'Packages installed'],
  installed: 'Packages are up to date',
  generate: ['Generating the database client', 'Database client generated'],
  generated: 'Database client is up to date',
  postgres: ['Starting PostgreSQL', 'PostgreSQL runs'],
  takenOver: 'PostgreSQL was still running and is used again',
  foreign: ['Looking for the database', 'Database answers'],
  migrate: ['Bringing the tables up to date', 'Tables are up to date'],
  demo: ['Loading the demo', 'Demo is loaded'],
  build: ['Building the pages', 'Pages built'],
  built: 'Pages are up to date',
  serve: ['Starting the server', 'Server runs'],
  stopping: 'Stopping …',
  stopped: 'Stopped.',
};

const folderHint = 'Run it as the user who owns the folder, or give the folder to this user.';

export const sentences = {
  noNpm: 'npm was not found: install it together with Node, then start again.',
  noNetwork:
    'The npm registry cannot be reached: packages must be installed once, so connect to the network and start again.',
  installFailed: 'The packages could not be installed: npm says why above.',
  lockOutOfStep: 'package-lock.json does not agree with the package.json files: run npm install, then start again.',
  noPinnedNode: 'Node 24 could not be set up from its npm package: delete node_modules and start again.',
  diskFull: 'The disk is full: free some space and start again.',
  notEnoughDisk: (folder, needed, free) =>
    `The disk is almost full: ${needed} MB are needed in ${folder} and ${free} MB are free. Free some space and start again.`,
  notPermitted: (what) => `This user may not write ${what}. ${folderHint}`,
  noFolder: (path) => `${path} is no folder, and the data cannot be kept there: check SEALED_ORDERS_DATA.`,
  badDemo: (value) => `SEALED_ORDERS_DEMO must be 1 or 0, and is "${value}".`,
  badPort: (value) => `PORT must be a number from 1 to 65535, and is "${value}".`,
  portTaken: (port) =>
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1} npm start.`,
  portNotPermitted: (port) => `This user may not listen on port ${port}: choose one above 1023 with PORT.`,
  alreadyRunning: (pid) =>
    `Sealed Orders already runs from this folder (process ${pid}): stop that one first, with Ctrl-C or kill ${pid}.`,
  badDatabaseUrl:
    'DATABASE_URL is not a PostgreSQL address: it must look like postgres://user:password@host:5432/name.',
  databaseUnreachable: (where) =>
    `The database at ${where} cannot be reached: check DATABASE_URL, and that the server runs and can be reached from here.`,
  databaseRefused: (where) => `The database at ${where} refuses this user name or password: check DATABASE_URL.`,
  databaseTurnsAway: (where, why) => `The database at ${where} lets nobody in ("${why}"): check DATABASE_URL.`,
  databaseMissing: (where) => `The server has no database ${where}: create it, or check DATABASE_URL.`,
  databaseNotPermitted: (where) => `This user may not create tables in the database at ${where}.`,
  databaseNotOurs: (where) =>
    `The database at ${where} holds tables of something else: point DATABASE_URL at one that is empty or ours.`,
  databaseTooOld: (version) => `PostgreSQL 13 or newer is needed; the server of DATABASE_URL is ${version}.`,
  noEmbedded: 'There is no built-in PostgreSQL for this machine: point DATABASE_URL at a server of your own.',
  postgresFailed: 'The built-in PostgreSQL did not start: it says why above.',
  migrateFailed: 'The tables could not be brought up to date: the reason stands above.',
  generateFailed: 'The database client could not be generated: the reason stands above.',
  demoFailed: 'The demo could not be loaded: the reason stands above.',
  buildFailed: 'The pages could not be built: the reason stands above.',
  serverFailed: 'The server ended before it was ready: the reason stands above.',
  serverSilent: 'The server was not ready within two minutes.',
  serverEnded: (code) => `The server ended by itself (${code}).`,
  noDatabaseUrl: 'DATABASE_URL is not set: it says which database to bring up to date.',
  noServer: 'This copy has no server (apps/web/server/main.ts is missing): the clone is incomplete.',
  noBrowser:
    'There is no Chromium and none could be installed: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  noSuchStage: (name, known) => `There is no check "${name}": choose among ${known.join(', ')}.`,
  unexpected: 'This should not have happened; the reason stands above.',
};

/** The last line of a successful start: where to go, and what the demo said about its logins, on one line. */
export function readyLine(address, [head, ...logins]) {
  const demo = head === undefined ? '' : ` · ${[head, logins.join(', ')].join(' ').trim()}`;
  return `Ready: ${address}${demo}`;
}
