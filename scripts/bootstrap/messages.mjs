// Messages for the operator, in one place, so that every failure ends in one plain sentence.

/** A failure with a sentence for the operator. `detail` is the output of a program, printed above the sentence. */
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
  cutFonts: ['Cutting fonts to what pages use', 'Fonts cut'],
  fontsCut: 'Fonts are cut to what pages use',
  postgres: ['Starting PostgreSQL', 'PostgreSQL runs'],
  revive: ['PostgreSQL has stopped and is started again', 'PostgreSQL runs again'],
  takenOver: 'PostgreSQL was still running and is used again',
  foreign: ['Looking for the database', 'Database answers'],
  migrate: ['Bringing the tables up to date', 'Tables are up to date'],
  demo: ['Loading the demo campaigns', 'Demo campaigns are loaded'],
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
  installFailed: 'The packages could not be installed: see the message of npm above.',
  lockOutOfStep: 'package-lock.json does not agree with the package.json files: run npm install, then start again.',
  noPinnedNode: 'Node 24 could not be set up from its npm package: delete node_modules and start again.',
  diskFull: 'The disk is full: free some space and start again.',
  notEnoughDisk: (folder, needed, free) =>
    `The disk is almost full: ${needed} MB are needed in ${folder} and ${free} MB are free. Free some space and start again.`,
  notPermitted: (what) => `This user may not write ${what}. ${folderHint}`,
  noFolder: (path) => `${path} is not a folder, so it cannot hold the data: check SEALED_ORDERS_DATA.`,
  badDemo: (value) => `SEALED_ORDERS_DEMO must be 1 or 0, but is "${value}".`,
  badPort: (value) => `PORT must be a number from 1 to 65535, but is "${value}".`,
  portTaken: (port) =>
    `Port ${port} is taken by another program: stop that program, or choose another port with PORT=${port + 1} npm start.`,
  portNotPermitted: (port) => `This user may not listen on port ${port}: choose one above 1023 with PORT.`,
  alreadyRunning: (pid) =>
    `Sealed Orders is already running from this folder (process ${pid}): stop it first, with Ctrl-C or kill ${pid}.`,
  badDatabaseUrl:
    'DATABASE_URL is not a PostgreSQL address: it must look like postgres://user:password@host:5432/name.',
  databaseUnreachable: (where) =>
    `The database at ${where} cannot be reached: check DATABASE_URL, and whether the server is running and reachable from here.`,
  databaseRefused: (where) => `The database at ${where} refuses this user name or password: check DATABASE_URL.`,
  databaseTurnsAway: (where, why) => `The database at ${where} accepts no connections ("${why}"): check DATABASE_URL.`,
  databaseMissing: (where) => `The server has no database ${where}: create it, or check DATABASE_URL.`,
  databaseNotPermitted: (where) => `This user may not create tables in the database at ${where}.`,
  databaseNotOurs: (where) =>
    `The database at ${where} holds tables of another program: point DATABASE_URL at an empty database or one of Sealed Orders.`,
  databaseTooOld: (version) => `PostgreSQL 13 or newer is needed; the server of DATABASE_URL is ${version}.`,
  noEmbedded: 'There is no built-in PostgreSQL for this machine: point DATABASE_URL at a server of your own.',
  postgresFailed: 'The built-in PostgreSQL did not start: its own message is above.',
  postgresLost: 'The built-in PostgreSQL has stopped and cannot be restarted: its own message is above.',
  migrateFailed: 'The tables could not be updated: the reason is shown above.',
  generateFailed: 'The database client could not be generated: the reason is shown above.',
  demoFailed: 'The demo campaigns could not be loaded: the reason is shown above.',
  buildFailed: 'The pages could not be built: the reason is shown above.',
  serverFailed: 'The server ended before it was ready: the reason is shown above.',
  serverSilent: 'The server was not ready within two minutes.',
  serverEnded: (code) => `The server ended by itself (${code}).`,
  noDatabaseUrl: 'DATABASE_URL is not set: it says which database to bring up to date.',
  noServer: 'This copy has no server (apps/web/server/main.ts is missing): the clone is incomplete.',
  noBrowser:
    'There is no Chromium and none could be installed: install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
  noSuchCheck: (name, known) => `There is no check named "${name}": choose one of ${known.join(', ')}, or changed.`,
  unexpected: 'This should not have happened; the reason is shown above.',
};

/** The last line of a successful start: the address, and what the demo's loader printed about its logins. */
export const readyLine = (address, logins) => [`Ready: ${address}`, ...logins].join(' · ');
