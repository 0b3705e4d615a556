/** What the scenario runner says while it goes from file to file. Values come as they are written in a scenario. */
export const scenarioText = {
  passed: (id: string): string => `ok ${id}`,
  failed: (id: string, where: string): string => `FAILED ${id} (${where})`,
  tally: (passed: number, failed: number): string => `${passed} passed, ${failed} failed`,
  nothing: 'there is no scenario there',
  badArguments: (why: string): string => `${why}; usage: npm run scenarios -- [--show] [file or folder]…`,
  /** `dice` and `events` as they could be pasted into the scenario. */
  shownStep: (n: number): string => `  step ${n}`,
  shownDice: (dice: string): string => `    dice: ${dice}`,
  shownEvent: (event: string): string => `    - ${event}`,
  noPath: (path: string): string => `${path} is neither a file nor a folder`,
  idTwice: (id: string): string => `the id ${id} is given twice`,
  noId: '(no id)',
  noSystem: (id: string, prefixes: readonly string[]): string =>
    `the id must begin with the rule of a known system (${prefixes.map((prefix) => `${prefix}-`).join(', ')}…), it is ${id}`,
  noWord: 'is no word of the format',
} as const;

/** What hinders a scenario from being played. */
export const scenarioProblemText = {
  ordersAndPlay: 'write either orders or play',
  twoBeginnings: 'write either given, worlds or begin',
  nobody: (name: string, known: readonly string[]): string => `nobody is called ${name}; there is ${known.join(', ')}`,
  notOfTheRules: (what: string, issues: readonly string[]): string =>
    `the ${what} is no ${what} of the rules: ${issues.join('; ')}`,
  offTheBoard: (area: string): string => `${area} of the terrain lies off the board`,
  noPiece: (text: string): string => `${text} is no piece`,
  noWorlds: 'orders-differ is for two worlds, and there are none',
  mixedStep: 'a step is orders or sheets of a phase, or an order, or clock, or a ruling: write a step for each',
  expectedTwice: (words: readonly string[]): string =>
    `write ${words.join(', ')} of the last step either there or at the end of the scenario`,
  nothingToRefuse: 'nothing is played there that could be refused',
  worldsRefuseNothing: 'rejections cannot be expected in two worlds',
  unequalRows: 'all rows of the map must have the same number of letters, and as many as size says',
  notASide: (edge: string): string => `${edge} is no side: its two hexes must be neighbours on the board`,
  treatyWithOneself: (seat: string): string => `${seat} cannot have a treaty with itself`,
  worldRefuses: (rejections: readonly string[]): string =>
    `one of the worlds refuses the step: ${rejections.join(', ')}`,
  oneWorld: 'the two worlds are one',
  viewerOrdersDiffer: 'the viewer orders the same in both',
} as const;

/** What is wrong with how a short text is written. */
export const scenarioFormatText = {
  id: "is no id; it is the rule and what happens, in small letters: 'HEX-MOV-04/both-advance'",
  rule: "is no rule; it is written like 'HEX-MOV-04'",
  seat: 'is no seat; it is one word in small letters, such as red',
  pieceId: 'is no name for a piece; it is written like R1, letters first',
  hex: "is no hex; it is written like '1,-2', in quotes",
  side: "is no side of a hex; it is written like '0,0|1,0', in quotes",
  area: "is no area; it is written like '0,0' or '0,0 +2', in quotes",
  piece: "is no piece; it is written like 'red infantry 4 @ 0,0' (allowance 2, 4, 6 or 8) or 'blue convoy 120 @ 1,0'",
  site: "is no site; it is written like 'resource 150' or 'town ch 80 bp: barracks'",
  treaty: "is no treaty; it is written like 'red blue alliance' or 'red blue pact secret'",
  event: 'is no event of the rules; --show prints those that happen',
  stronghold: "is no stronghold; it is written like 'red camp radar'",
  order: "is no order; it is written like 'R1 path 1,0 2,0', in quotes",
  battleSide: "is no side of a battle; it is written like 'R1 attack', 'B1 G1 defend' or 'npc ork 800'",
  supporter: "is no army beside a battle; it is written like 'R2 attack', 'B2 guard beside' or 'R3 attack orbit'",
} as const;

/** Where what came out is not what was expected. */
export const differenceText = {
  expected: (expected: string, actual: string): string => `expected ${expected}, was ${actual}`,
  expectedMember: (expected: string, there: readonly string[]): string =>
    `expected ${expected}, but there is only ${there.join(', ') || '(nothing)'}`,
  notExpected: (actual: string): string => `not expected, was ${actual}`,
  missing: (member: string): string => `is missing ${member}`,
  missingIn: (member: string, actual: string): string => `is missing ${member}, was ${actual}`,
  excess: (member: string): string => `has ${member} in excess`,
  unwanted: (member: string): string => `must not have ${member}`,
  count: (expected: string, actual: number): string => `expected ${expected} members, was ${actual}`,
  noMatcher: (word: string, known: readonly string[]): string => `${word} is no matcher; there is ${known.join(', ')}`,
  inTwoWorlds: (one: string, other: string): string => `${one} in the first world, ${other} in the second`,
  rulesBroke: (why: string): string => `the rules broke: ${why}`,
  dieNotGiven: (purpose: string, sides: number): string => `${purpose} asked for a D${sides} that is not given`,
  diceLeft: (left: number, purpose: string): string => `${left} of the dice given for ${purpose} never fell`,
  /** `-` expected and missing, `+` in excess, `~` there but other. */
  eventMissing: (event: string): string => `- ${event}`,
  eventInExcess: (event: string): string => `+ ${event}`,
  eventOther: (event: string, fields: readonly string[]): string => `~ ${event}\n      ${fields.join('\n      ')}`,
  noneAlike: (event: string, type: string): string => `- ${event}; there was no ${type}`,
  onlyAlike: (event: string, alike: readonly string[]): string =>
    `- ${event}; there were\n      ${alike.join('\n      ')}`,
} as const;
