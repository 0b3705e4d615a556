/** The scenario runner's texts, file by file. Values look as they do in a scenario. */
export const scenarioText = {
  passed: (id: string): string => `ok ${id}`,
  failed: (id: string, where: string): string => `FAILED ${id} (${where})`,
  tally: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
  nothing: 'no scenario found there',
  badArguments: (why: string): string => `${why}; usage: npm run scenarios -- [--show] [file or folder]…`,
  /** `dice` and `events` ready to paste into the scenario. */
  shownStep: (n: number): string => `  step ${n}`,
  shownDice: (dice: string): string => `    dice: ${dice}`,
  shownEvent: (event: string): string => `    - ${event}`,
  noPath: (path: string): string => `${path} is neither a file nor a folder`,
  idTwice: (id: string): string => `the id ${id} is used twice`,
  noId: '(no id)',
  /** A row of a table of cases. */
  row: (id: string, n: number, title: string): string => `${id} ${n}: ${title}`,
  noSystem: (id: string, prefixes: readonly string[]): string =>
    `the id must begin with the rule of a known system (${prefixes.map((prefix) => `${prefix}-`).join(', ')}…), not with ${id}`,
  noWord: 'is not a word in the format',
} as const;

/** Why a scenario can't be played. */
export const scenarioProblemText = {
  ordersAndPlay: 'write either orders or play',
  twoBeginnings: 'write only one of given, worlds and begin',
  nobody: (name: string, known: readonly string[]): string =>
    `nobody is called ${name}; the names are ${known.join(', ')}`,
  notOfTheRules: (what: string, issues: readonly string[]): string =>
    `the rules do not understand the ${what}: ${issues.join('; ')}`,
  noWorlds: 'orders-differ needs two worlds, and there are none',
  mixedStep:
    'a step has only one of these: orders or sheets of a phase, an order, a clock, a ruling, the end of a pause or empty seats; write a step for each',
  expectedTwice: (words: readonly string[]): string =>
    `write ${words.join(', ')} of the last step either there or at the end of the scenario`,
  nothingToRefuse: 'nothing is played that the rules could refuse',
  nothingToStop: 'stop-after needs a step: nothing is played',
  stoppedEarly: 'only the last step may have stop-after: nothing can follow it',
  stoppedTwice: 'write stop-after once: in the last step or at the end of the scenario',
  neverOver: (phase: string): string => `play never reached the end of ${phase}`,
  worldsRefuseNothing: 'a scenario with two worlds cannot expect rejections',
  worldRefuses: (rejections: readonly string[]): string =>
    `one of the worlds refuses the step: ${rejections.join(', ')}`,
  oneWorld: 'the two worlds are the same',
  viewerOrdersDiffer: 'orders-differ must not name the viewer, who gives the same orders in both worlds',
} as const;

/** Errors in the short notation of scenarios. */
export const scenarioFormatText = {
  id: (example: string): string => `is not an id; write the rule and what happens, in lower case: '${example}'`,
  rule: (example: string): string => `is not a rule; write it like '${example}'`,
  seat: 'is not a seat; write one word in lower case, such as red',
  event: 'is not an event of the rules; --show prints the events that happen',
} as const;

/** How the outcome differs from the expected one. */
export const differenceText = {
  expected: (expected: string, actual: string): string => `expected ${expected}, was ${actual}`,
  expectedMember: (expected: string, there: readonly string[]): string =>
    `expected ${expected}, but found only ${there.join(', ') || '(nothing)'}`,
  notExpected: (actual: string): string => `not expected, was ${actual}`,
  missing: (member: string): string => `is missing ${member}`,
  missingIn: (member: string, actual: string): string => `is missing ${member}, was ${actual}`,
  excess: (member: string): string => `has an extra ${member}`,
  unwanted: (member: string): string => `must not have ${member}`,
  count: (expected: string, actual: number): string => `expected ${expected} members, found ${actual}`,
  noMatcher: (word: string, known: readonly string[]): string =>
    `${word} is not a matcher; the matchers are ${known.join(', ')}`,
  inTwoWorlds: (one: string, other: string): string => `${one} in the first world, ${other} in the second`,
  cannotTell: (viewer: string): string => `${viewer} cannot tell the two worlds apart, before or after`,
  noticesNothing: (viewer: string, place: string, found: readonly string[]): string =>
    `${viewer} notices nothing at ${place}; it notices ${found.join(', ') || 'nothing at all'}`,
  rulesBroke: (why: string): string => `the rules broke: ${why}`,
  dieNotGiven: (purpose: string, sides: number): string => `${purpose} asked for a D${sides}, but none was given`,
  /** @param instead rolled but not given, in scenario notation; null: nothing */
  diceLeft: (left: number, purpose: string, instead: string | null): string =>
    `${left} of the dice given for ${purpose} ${left === 1 ? 'was' : 'were'} never requested; ` +
    (instead === null ? 'nothing else was rolled' : `rolled instead: ${instead}`),
  /** `-` expected and missing, `+` in excess, `~` present but different. */
  eventMissing: (event: string): string => `- ${event}`,
  eventInExcess: (event: string): string => `+ ${event}`,
  eventOther: (event: string, fields: readonly string[]): string => `~ ${event}\n      ${fields.join('\n      ')}`,
  noneAlike: (event: string, type: string): string => `- ${event}; there was no ${type}`,
  onlyAlike: (event: string, alike: readonly string[]): string =>
    `- ${event}; there were\n      ${alike.join('\n      ')}`,
} as const;
