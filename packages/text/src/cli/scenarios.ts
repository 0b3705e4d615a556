/** What the scenario runner says about each file. Values look as they do in a scenario. */
export const scenarioText = {
  passed: (id: string): string => `ok ${id}`,
  failed: (id: string, where: string): string => `FAILED ${id} (${where})`,
  tally: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
  nothing: 'no scenarios found',
  badArguments: (why: string): string => `${why}; usage: npm run scenarios -- [--show] [file or folder]…`,
  /** `dice` and `events`, ready to paste into the scenario. */
  shownStep: (n: number): string => `  step ${n}`,
  shownDice: (dice: string): string => `    dice: ${dice}`,
  shownEvent: (event: string): string => `    - ${event}`,
  noPath: (path: string): string => `no such file or folder: ${path}`,
  idTwice: (id: string): string => `two scenarios have the id ${id}`,
  noId: '(no id)',
  /** A row of a table of cases. */
  row: (id: string, n: number, title: string): string => `${id} ${n}: ${title}`,
  noSystem: (id: string, prefixes: readonly string[]): string =>
    `the id ${id} must begin with a rule of a known system (${prefixes.map((prefix) => `${prefix}-`).join(', ')}…)`,
  noWord: 'is not a word scenarios use',
} as const;

/** Why a scenario can't be played. */
export const scenarioProblemText = {
  ordersAndPlay: 'write either orders or play, not both',
  twoBeginnings: 'write only one of given, worlds and begin',
  nobody: (name: string, known: readonly string[]): string =>
    `nobody is called ${name}; the names are ${known.join(', ')}`,
  notOfTheRules: (what: string, issues: readonly string[]): string =>
    `the rules do not understand the ${what}: ${issues.join('; ')}`,
  noWorlds: 'orders-differ needs two worlds, and the scenario has none',
  mixedStep:
    'a step can have only one of these: orders or sheets of a phase, an order, a clock, a ruling, the end of a pause or empty seats; write a separate step for each',
  expectedTwice: (words: readonly string[]): string =>
    `give ${words.join(', ')} either in the last step or at the end of the scenario, not both`,
  nothingToRefuse: 'the scenario has no steps that the rules could refuse',
  nothingToStop: 'stop-after needs a step, and there are none',
  stoppedEarly: 'only the last step can have stop-after: nothing can follow it',
  stoppedTwice: 'give stop-after either in the last step or at the end of the scenario, not both',
  neverOver: (phase: string): string => `play never reached the end of ${phase}`,
  worldsRefuseNothing: 'a scenario with two worlds cannot expect rejections',
  worldRefuses: (rejections: readonly string[]): string =>
    `one of the worlds refuses the step: ${rejections.join(', ')}`,
  oneWorld: 'the two worlds are the same',
  viewerOrdersDiffer: 'orders-differ must not name the viewer: the viewer gives the same orders in both worlds',
} as const;

/** Errors in the short notation of scenarios. */
export const scenarioFormatText = {
  id: (example: string): string => `is not an id; write the rule and what happens, in lower case: '${example}'`,
  rule: (example: string): string => `is not a rule; write it like '${example}'`,
  seat: 'is not a seat; write one word in lower case, such as red',
  event: 'is not an event of the rules; --show prints the events that occur',
} as const;

/** How the outcome differs from the expected one. */
export const differenceText = {
  expected: (expected: string, actual: string): string => `expected ${expected}, was ${actual}`,
  expectedMember: (expected: string, there: readonly string[]): string =>
    `expected ${expected}, but found only ${there.join(', ') || '(nothing)'}`,
  notExpected: (actual: string): string => `is unexpected: ${actual}`,
  missing: (member: string): string => `is missing ${member}`,
  missingIn: (member: string, actual: string): string => `is missing ${member}; found ${actual}`,
  excess: (member: string): string => `has an extra ${member}`,
  unwanted: (member: string): string => `must not have ${member}`,
  count: (expected: string, actual: number): string => `expected ${expected} members, but found ${actual}`,
  noMatcher: (word: string, known: readonly string[]): string =>
    `${word} is not a matcher; the matchers are ${known.join(', ')}`,
  inTwoWorlds: (one: string, other: string): string => `${one} in the first world, ${other} in the second`,
  cannotTell: (viewer: string): string =>
    `${viewer} cannot tell the two worlds apart, either before or after the steps`,
  noticesNothing: (viewer: string, place: string, found: readonly string[]): string =>
    `${viewer} notices nothing at ${place}; they notice ${found.join(', ') || 'nothing at all'}`,
  rulesBroke: (why: string): string => `the rules threw an error: ${why}`,
  dieNotGiven: (purpose: string, sides: number): string => `${purpose} asked for a D${sides}, but none was given`,
  /** @param instead the dice that were rolled but not given, in scenario notation; null: none */
  diceLeft: (left: number, purpose: string, instead: string | null): string =>
    `${left} of the dice given for ${purpose} ${left === 1 ? 'was' : 'were'} never rolled; ` +
    (instead === null ? 'nothing else was rolled' : `rolled instead: ${instead}`),
  /** `-` expected but missing, `+` not expected, `~` there but different. */
  eventMissing: (event: string): string => `- ${event}`,
  eventInExcess: (event: string): string => `+ ${event}`,
  eventOther: (event: string, fields: readonly string[]): string => `~ ${event}\n      ${fields.join('\n      ')}`,
  noneAlike: (event: string, type: string): string => `- ${event}; no ${type} occurred`,
  onlyAlike: (event: string, alike: readonly string[]): string =>
    `- ${event}; these occurred instead:\n      ${alike.join('\n      ')}`,
} as const;
