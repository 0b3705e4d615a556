/** Who may import whom among our own: packages/… and apps/…, by folder name. What is not here is refused. */
const MAY_IMPORT = {
  'apps/web': ['api', 'auth', 'host', 'jobs', 'map', 'realtime', 'text', 'rules'],
  'apps/scheduler': ['jobs'],
  'apps/cli': ['host', 'rules', 'text', 'auth', 'db', 'realtime'],
  'packages/rules': [],
  'packages/text': ['rules', 'formats'],
  'packages/formats': ['rules'],
  'packages/db': ['rules'],
  'packages/host': ['db', 'rules'],
  'packages/jobs': ['host', 'text'],
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
const SYSTEMS = '(hex-campaign|node-campaign|sector-campaign|battle-missions|skirmish)';

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
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/generated/|/\\.next/|/node_modules/\\.cache/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
