/** Who may import whom among our own: packages/… and apps/…, by folder name. What is not here is refused. */
const MAY_IMPORT = {
  'apps/web': ['api', 'auth', 'host', 'jobs', 'map', 'realtime', 'text', 'rules'],
  'apps/scheduler': ['jobs'],
  'apps/cli': ['host', 'rules', 'text', 'auth', 'db', 'formats', 'realtime'],
  'packages/rules': [],
  'packages/text': ['rules', 'formats'],
  'packages/formats': ['rules'],
  'packages/db': ['rules'],
  'packages/host': ['db', 'rules'],
  'packages/jobs': ['auth', 'host', 'text', 'rules'],
  'packages/auth': ['db'],
  'packages/api': ['host', 'auth', 'formats', 'rules'],
  'packages/realtime': [],
  'packages/map': ['rules', 'text'],
  'packages/testkit': ['host', 'rules', 'auth', 'formats', 'db'],
};
/** Who takes no more of whom than types. */
const TYPES_ONLY = [
  ['formats', 'rules'],
  ['text', 'formats'],
];
/** What tests may import beside what their package may. */
const FOR_TESTS = ['testkit', 'db'];

const TEST_CODE = '(\\.(test|spec)\\.tsx?$|/testing(/|\\.ts$)|/test/|^packages/testkit/)';
const SYSTEMS = '(tally|hex-campaign|node-campaign|sector-campaign|battle-missions|skirmish)';

/**
 * The folders of the hex campaign, from the top down: the chapters as they are played, then what goes on in every phase,
 * then what many chapters need. A folder imports those below it, and types, tables and schemas; never one above.
 */
const HEX_CAMPAIGN = 'packages/rules/src/hex-campaign';
const HEX_CHAPTERS = [
  // Making a map, set-up and the Build phase.
  'cartography start build-orders build-points routes roads settlements buildings strongholds defences garrisons detachments',
  // Air missions and movement.
  'air movement-orders movement claim',
  // Battles, and the end of the turn.
  'battle-orders battle-movement battles quick-battles after-battle withdrawals experience loot end-of-turn',
  // What goes on in every phase.
  'diplomacy corrections taking captives spies races realm view sight',
  // What many chapters need.
  'places sides turn dice ground roll units lists map refusal',
].flatMap((row) => row.split(' '));
/** Folders beside the chapters: every chapter may import them, and they import no chapter. */
const HEX_TABLES = ['types', 'schemas', 'data', 'rulebook'];
/** What stands above all chapters, beside the files that put them together: how a seat plays by itself. */
const HEX_ABOVE = ['practice'];

/**
 * What knows no game: the shell, the procedures, and the pages that every game shares. They reach a game through the
 * registries (`systems.ts` of rules and text, `features/games.ts`, `features/showcases.ts`) and by no other way.
 */
const PLATFORM =
  '^(packages/(host|api|jobs|realtime|auth)/src|apps/web/(server|src/(app|pages|features/(account|api|armies|campaign|campaigns|desk|gazette|gazette-desk|hooks|hosting|join|landing|lobby|maps|new-campaign|practice|rules|seat-requests|shell|verify))))/';
/** What belongs to one game alone. */
const GAMES_OWN = `^(packages/(rules|text)/src|apps/web/src/features)/${SYSTEMS}/|^packages/map/src/hex/`;

const own = (from, names) => `^(${[from, ...names.map((name) => `packages/${name}`)].join('|')})/`;

const directions = Object.entries(MAY_IMPORT).flatMap(([from, names]) => [
  {
    name: `${from}-may-import`,
    comment: `${from} imports of ours: ${names.join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: TEST_CODE },
    to: { path: '^(packages|apps)/', pathNot: own(from, names) },
  },
  {
    name: `${from}-tests-may-import`,
    comment: `Tests of ${from} import of ours: ${[...names, ...FOR_TESTS].join(', ')}.`,
    severity: 'error',
    from: { path: `^${from}/.*${TEST_CODE}` },
    to: { path: '^(packages|apps)/', pathNot: own(from, [...names, ...FOR_TESTS]) },
  },
]);

const chapters = [
  ...HEX_CHAPTERS.map((chapter, i) => ({
    name: `${chapter}-reads-downwards`,
    comment: `${chapter} imports the chapters below it in the list, none above, and not what puts them together.`,
    severity: 'error',
    from: { path: `^${HEX_CAMPAIGN}/${chapter}/`, pathNot: TEST_CODE },
    to: {
      path: `^${HEX_CAMPAIGN}/((${[...HEX_ABOVE, ...HEX_CHAPTERS.slice(0, i)].join('|')})/|[^/]+$)`,
      pathNot: '/types\\.ts$',
    },
  })),
  {
    name: 'tables-know-no-chapter',
    comment: 'Types, schemas, tables and the rulebook import none of the chapters.',
    severity: 'error',
    from: { path: `^${HEX_CAMPAIGN}/(${HEX_TABLES.join('|')})/`, pathNot: TEST_CODE },
    to: { path: `^${HEX_CAMPAIGN}/(${[...HEX_ABOVE, ...HEX_CHAPTERS].join('|')})/` },
  },
  {
    name: 'chapters-have-their-place',
    comment: 'A folder of the hex campaign has a place in the list of chapters.',
    severity: 'error',
    from: {
      path: `^${HEX_CAMPAIGN}/[^/]+/`,
      pathNot: [TEST_CODE, `^${HEX_CAMPAIGN}/(${[...HEX_CHAPTERS, ...HEX_TABLES, ...HEX_ABOVE].join('|')})/`],
    },
    to: {},
  },
];

const typesOnly = TYPES_ONLY.map(([from, to]) => ({
  name: `${from}-takes-types-of-${to}`,
  comment: `packages/${from} takes types of ${to} and no code.`,
  severity: 'error',
  from: { path: `^packages/${from}/`, pathNot: TEST_CODE },
  to: { path: `^packages/${to}/`, dependencyTypesNot: ['type-only'] },
}));

export default {
  forbidden: [
    ...directions,
    ...typesOnly,
    ...chapters,
    {
      name: 'pages-do-not-know-the-host',
      comment: 'The server wires the host to the API; pages reach it through the API only.',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^packages/(host|db)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'The rules know a schema library and hashing, and nothing of Node or any other package.',
      severity: 'error',
      from: { path: '^packages/rules/src/', pathNot: TEST_CODE },
      to: { pathNot: ['^packages/rules/', 'node_modules/(zod|@noble/hashes)/'] },
    },
    {
      name: 'systems-stay-apart',
      comment: 'A rule system never imports another; the kernel imports none.',
      severity: 'error',
      from: { path: `^packages/rules/src/${SYSTEMS}/` },
      to: { path: `^packages/rules/src/${SYSTEMS}/`, pathNot: '^packages/rules/src/$1/' },
    },
    {
      name: 'kernel-knows-no-system',
      severity: 'error',
      from: { path: '^packages/rules/src/kernel/' },
      to: { path: `^packages/rules/src/${SYSTEMS}/` },
    },
    {
      name: 'the-platform-knows-no-game',
      comment: 'What every game shares imports none by name; only the registries do.',
      severity: 'error',
      from: { path: PLATFORM, pathNot: TEST_CODE },
      to: { path: GAMES_OWN },
    },
    {
      name: 'words-of-the-platform-name-no-game',
      comment: 'Pages of the platform get the words of a game through its door.',
      severity: 'error',
      from: { path: '^packages/text/src/(pages/|[^/]+$)', pathNot: TEST_CODE },
      to: { path: `^packages/(rules|text)/src/${SYSTEMS}/` },
    },
    {
      name: 'pages-of-games-stay-apart',
      comment: 'The pages of a game import nothing of another game.',
      severity: 'error',
      from: { path: `^apps/web/src/features/${SYSTEMS}/` },
      to: { path: `^(packages/(rules|text)/src|apps/web/src/features)/${SYSTEMS}/`, pathNot: '/src/(features/)?$1/' },
    },
    {
      name: 'boards-share-no-hex',
      comment: 'What any board is drawn and moved with knows no particular board.',
      severity: 'error',
      from: { path: '^packages/map/src/(board|symbols|index)', pathNot: TEST_CODE },
      to: { path: '^packages/map/src/hex/' },
    },
    {
      name: 'through-the-exports',
      comment: 'A package is entered by its exports, not by a path into its folder.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'What is made for tests is imported by tests only.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TEST_CODE },
      to: { path: TEST_CODE },
    },
    {
      name: 'no-circle',
      comment: 'No two files import each other, directly or through others, and types count as well as code.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: '^apps/web/next-env\\.d\\.ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no parser to lend; swc reads the sources, types and all.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/generated/|/\\.next/|/node_modules/\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
