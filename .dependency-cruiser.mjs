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
/** Who stages wars for its tests with the host, and may not import it otherwise. */
const STAGED_BY_HOST = ['apps/scheduler'];
const forTests = (from) => (STAGED_BY_HOST.includes(from) ? [...FOR_TESTS, 'host'] : FOR_TESTS);

const TEST_CODE = '(\\.(test|spec)\\.tsx?$|/testing(/|\\.ts$)|/test/|^packages/testkit/)';
const SYSTEMS = '(tally|hex-campaign|node-campaign|sector-campaign|battle-missions|skirmish)';

/**
 * The folders of the hex campaign, from the top down: the chapters as they are played, then what goes on in every phase,
 * then what many chapters need. A folder imports those below it, and types, tables and schemas; never one above.
 */
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
/** Beside the chapters: every chapter may import them, and they import no chapter. */
const HEX_TABLES = ['types', 'schemas', 'data', 'rulebook'];
/** What stands above all chapters, beside the files that put them together: how a seat plays by itself, and rulings on one battle. */
const HEX_ABOVE = ['practice', 'contacts'];

/**
 * The rooms of the host, from the top down (ARCHITECTURE.md says what each holds). A room imports those below it, and
 * never one above; `host.ts` and `index.ts` put them together.
 */
const HOST_ROOMS = [
  // What runs by itself, what referees and players do in a war, and how it ends.
  'clockwork desk play ending votes',
  // What is told and written beside the game.
  'hooks news gazette topics box talk notes',
  // Other wars, and other times of the same one.
  'branch rewind practice verify',
  // How people come to a campaign and leave it, and what they keep for later ones.
  'lobby seat-requests absence maps rosters',
  // The flows: the clock is moved by hand, sheets are sealed, steps are made, viewers read.
  'screen clock-deeds seal step reading',
  // What many flows need.
  'polls locks clock sheets seats deeds',
  // The shell, and what it is made of.
  'shell telling changes access log local-time',
  'caches database vocabulary',
].flatMap((row) => row.split(' '));

/**
 * The rooms of the pages, from the top down (ARCHITECTURE.md says what each holds). A room imports those below it, and
 * never one above. The games' own rooms stand above all, and are reached by the registries only.
 */
const WEB_ROOMS = [
  // The start page, and what referees and owners do beside the page of a campaign.
  'landing desk gazette-desk',
  // A campaign, before and after it has begun, and the ways into it.
  'battle campaign lobby join seat-requests',
  // The other pages.
  'campaigns gazette practice account hooks maps armies new-campaign rules verify hosting',
  // What many pages need.
  'deeds campaign-data actions shell session time kit browser api',
].flatMap((row) => row.split(' '));
const REGISTRIES = ['game-(pages|setups|maps|deeds|gazettes).ts', 'showcases.ts'];
/** The parts of the page of a campaign, likewise. Above all, its screen puts them together. */
const CAMPAIGN_PARTS = [
  'panels report desk ending',
  'frame absence votes notes meetings write-ups',
  'talk replay seal cover',
].flatMap((row) => row.split(' '));
/** What all parts share. */
const CAMPAIGN_GROUND = ['campaign-context', 'door', 'short-words', 'shortened', 'zone-note'];

/**
 * What knows no game: the shell, the procedures, and the pages that every game shares. They reach a game through the
 * registries (`systems.ts` of rules and text, `features/game-….ts`, `features/showcases.ts`) and by no other way.
 */
const PLATFORM = `^(packages/(host|api|jobs|realtime|auth)/src|apps/web/(server|src/(app|pages|features/(${WEB_ROOMS.join('|')}))))/`;
/** What belongs to one game alone. */
const GAMES_OWN = `^(packages/(rules|text)/src|apps/web/src/features)/${SYSTEMS}/|^packages/map/src/(hex|graph)/`;

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
    comment: `Tests of ${from} import of ours: ${[...names, ...forTests(from)].join(', ')}.`,
    severity: 'error',
    from: { path: `^${from}/.*${TEST_CODE}` },
    to: { path: '^(packages|apps)/', pathNot: own(from, [...names, ...forTests(from)]) },
  },
]);

/**
 * The rules that make the folders in `base` read downwards, for a list of them from the top down.
 * @param name what the rules are called by
 * @param ground files and folders in `base` that every folder may import, and that import none of the list
 * @param above folders that stand above the list, beside the files in `base` that put it together
 * @param registries files in `base` by which every folder may reach those above
 */
function downwards({ name, base, list, ground = [], above = [], registries = [] }) {
  const known = ground.length === 0 ? [] : [`^${base}/(${ground.join('|')})(/|\\.tsx?$)`];
  const folders = (names) => `^${base}/(${names.join('|')})/`;
  const isPlaced = [TEST_CODE, ...known, folders([...list, ...above])];
  return [
    ...list.map((folder, i) => ({
      name: `${name}-${folder}-reads-downwards`,
      comment: `${folder} imports what is below it in the list: nothing above, and not what puts the list together.`,
      severity: 'error',
      from: { path: `^${base}/${folder}/`, pathNot: TEST_CODE },
      to: {
        path: `^${base}/((${[...above, ...list.slice(0, i)].join('|')})/|[^/]+$)`,
        pathNot: [...known, ...registries.map((file) => `^${base}/${file}$`)],
      },
    })),
    ...known.map((path) => ({
      name: `${name}-ground-imports-nothing-above`,
      comment: `These import no other folder of the list: ${ground.join(', ')}.`,
      severity: 'error',
      from: { path, pathNot: TEST_CODE },
      to: { path: folders([...above, ...list]) },
    })),
    {
      name: `${name}-folder-has-no-place`,
      comment: `A folder of ${base} has a place in the list.`,
      severity: 'error',
      from: { path: `^${base}/[^/]+/`, pathNot: isPlaced },
      to: {},
    },
    {
      name: `${name}-imports-a-folder-without-a-place`,
      comment: `A folder of ${base} has a place in the list.`,
      severity: 'error',
      from: {},
      to: { path: `^${base}/[^/]+/`, pathNot: isPlaced },
    },
  ];
}

const chapters = downwards({
  name: 'hex',
  base: 'packages/rules/src/hex-campaign',
  list: HEX_CHAPTERS,
  ground: HEX_TABLES,
  above: HEX_ABOVE,
});
const rooms = [
  ...downwards({ name: 'host', base: 'packages/host/src', list: HOST_ROOMS }),
  ...downwards({
    name: 'web',
    base: 'apps/web/src/features',
    list: WEB_ROOMS,
    above: [SYSTEMS],
    registries: REGISTRIES,
  }),
  ...downwards({
    name: 'campaign-page',
    base: 'apps/web/src/features/campaign',
    list: CAMPAIGN_PARTS,
    ground: CAMPAIGN_GROUND,
    registries: ['on-demand.ts'],
  }),
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
    ...rooms,
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
      name: 'boards-share-no-map',
      comment: 'What any board is drawn and moved with knows no particular map.',
      severity: 'error',
      from: { path: '^packages/map/src/(board|symbols|index)', pathNot: TEST_CODE },
      to: { path: '^packages/map/src/(hex|graph)/' },
    },
    {
      name: 'maps-stay-apart',
      comment: 'The map of one game imports nothing of another: what both need is a board or a symbol.',
      severity: 'error',
      from: { path: '^packages/map/src/(hex|graph)/' },
      to: { path: '^packages/map/src/(hex|graph)/', pathNot: '^packages/map/src/$1/' },
    },
    {
      name: 'the-star-map-knows-no-rules',
      comment: 'The star map draws what it is given.',
      severity: 'error',
      from: { path: '^packages/map/src/graph/' },
      to: { path: '^packages/(text|rules)/', pathNot: '^packages/rules/src/kernel/' },
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
      comment: 'What is made for tests is imported by tests only. Scenarios are tests.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TEST_CODE, '^apps/cli/src/scenario/'] },
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
