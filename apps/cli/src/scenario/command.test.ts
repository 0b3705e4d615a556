import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runScenarios } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = (id: string) => `id: ${id}\nrules: [HEX-MORD-03]\ntitle: A march\n`;
const MARCH = `given: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }
orders: { red: ['R1 path 1,0 2,0'], blue: [B1 guard] }
dice: { HEX-TURN-05: { red: 4, blue: 2 } }
`;

/** Runs the command on files of these texts, in a folder outside the repository. */
async function run(texts: Readonly<Record<string, string>>, args = Object.keys(texts)) {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const lines: string[] = [];
  const code = await runScenarios(args, {
    out: (line) => lines.push(line),
    err: (line) => lines.push(line),
    cwd: folder,
  });
  return { code, text: lines.join('\n') };
}

test('a scenario that passes is one line, and the last line has the totals', async () => {
  const scenario = `${HEAD('HEX-MORD-03/goes')}${MARCH}expect: { state: { pieces: { R1: { hex: '2,0' } } } }\n`;
  expect(await run({ 'goes.yaml': scenario })).toEqual({
    code: 0,
    text: 'ok HEX-MORD-03/goes\n1 passed, 0 failed',
  });
});

test('a failed scenario shows the difference in its own coordinates, and the exit code is 1', async () => {
  const scenario = `${HEAD('HEX-MORD-03/stays')}${MARCH}expect: { state: { pieces: { R1: { hex: '1,0' } } } }\n`;
  const { code, text } = await run({ 'stays.yaml': scenario });
  expect(code).toBe(1);
  expect(text).toContain('FAILED HEX-MORD-03/stays');
  expect(text).toContain("expect.state.pieces.R1.hex: expected '1,0', was '2,0'");
  expect(text).toContain('0 passed, 1 failed');
});

test.each([
  [
    'a die that is not given',
    '{ HEX-TURN-05: { red: 4 } }',
    'dice: HEX-TURN-05 blue asked for a D6, but none was given',
  ],
  [
    'a die that is never rolled',
    '{ HEX-TURN-05: { red: 4, blue: 2 }, HEX-CLAIM-10: { R1: 6 } }',
    'dice: 1 of the dice given for HEX-CLAIM-10 R1 was never rolled',
  ],
  ['a face that the die does not have', '{ HEX-TURN-05: { red: 7, blue: 2 } }', 'a forced 7 on a die of 6 sides'],
])('%s fails', async (_title, dice, message) => {
  const scenario = `${HEAD('HEX-MORD-03/dice')}${MARCH.replace(/dice: .*/, `dice: ${dice}`)}`;
  const { code, text } = await run({ 'dice.yaml': scenario });
  expect(text).toContain(message);
  expect(code).toBe(1);
});

test('dice may be left to chance', async () => {
  const scenario = `${HEAD('HEX-MORD-03/any')}${MARCH.replace(/dice: .*/, 'dice: any')}`;
  expect(await run({ 'any.yaml': scenario })).toMatchObject({ code: 0 });
});

test('events are compared in full, with their readers', async () => {
  const events = (fields: string) =>
    `${HEAD('HEX-MORD-03/events')}${MARCH}expect: { events-of: { initiative: [{ rule: HEX-TURN-05, ${fields} }] } }\n`;
  expect(await run({ 'events.yaml': events('to: all, order: [red, blue]') })).toMatchObject({ code: 0 });
  const other = await run({ 'events.yaml': events('to: [red], order: [red, blue]') });
  expect(other.text).toContain('to expected [red], was all');
  const missing = await run({ 'events.yaml': `${HEAD('HEX-MORD-03/all')}${MARCH}expect: { events: [] }\n` });
  expect(missing.text).toContain('expect.events: + { type: initiative');
  expect(missing.code).toBe(1);
});

test.each([
  ['a tab', 'id:\tHEX-MORD-03/x\n\tgiven: {}\n', /2: .*[Tt]abs/],
  ['an unknown word', `${HEAD('HEX-MORD-03/x')}given:\n  peices: {}\n`, /5: given\.peices is not a word scenarios use/],
  [
    'an invalid piece',
    `${HEAD('HEX-MORD-03/x')}given:\n  pieces:\n    R1: 'red tank @ 0,0'\n`,
    /6: given\.pieces\.R1 .*'red infantry 4 @ 0,0'/,
  ],
  [
    'an invalid order',
    `${HEAD('HEX-MORD-03/x')}given: {}\norders:\n  red:\n    - R1 run 1,0\n`,
    /7: orders\.red\.0 .*'R1 path 1,0 2,0'/,
  ],
  [
    'no system',
    'id: CHESS-1/x\nrules: [HEX-MORD-03]\ntitle: x\n',
    /1: the id CHESS-1\/x must begin with a rule of a known system/,
  ],
  [
    'a hex without quotes',
    `${HEAD('HEX-MORD-03/x')}given:\n  terrain: { 1,0: sea }\n`,
    /5: given\.terrain\.1 .*'0,0 \+2', in quotes/,
  ],
  ['an id in capitals', HEAD('HEX-MORD-03/Both-Advance'), /1: id .*'HEX-MOV-04\/both-advance'/],
  ['no title', 'id: HEX-MORD-03/x\nrules: [HEX-MORD-03]\n', /1: title /],
])('%s is explained with its line', async (_title, text, message) => {
  const result = await run({ 'bad.yaml': text });
  expect(result.text).toMatch(message);
  expect(result.code).toBe(1);
});

test.each([
  [
    'a state that the rules refuse',
    'given: { turn: 1, with: { salt: 7 } }',
    'the rules do not understand the state: salt',
  ],
  ['an unknown viewer', 'given: {}\nexpect: { view: { green: {} } }', 'nobody is called green'],
  [
    'a member that is misspelt',
    'given: {}\nexpect: { state: { turns: 1 } }',
    'expect.state.turns: expected 1, but found only edition, settings',
  ],
  [
    'a state and a setup',
    'given: {}\nbegin: { seats: { red: {} } }\ndice: any',
    'write only one of given, worlds and begin',
  ],
  ['orders and play', 'given: {}\norders: { red: [] }\nplay: [{ orders: {} }]', 'write either orders or play'],
])('%s gets one sentence', async (_title, body, message) => {
  const result = await run({ 'bad.yaml': `${HEAD('HEX-MORD-03/x')}${body}\n` });
  expect(result.text).toContain(message);
  expect(result.code).toBe(1);
});

test('the output of a step can be pasted as an expectation', async () => {
  const question = `${HEAD('HEX-MORD-03/question')}${MARCH.replace(/dice: .*/, 'dice: any')}`;
  const shown = await run({ 'question.yaml': question }, ['--show', 'question.yaml']);
  expect(shown.text).toContain('ok HEX-MORD-03/question\n  step 1\n    dice: { HEX-TURN-05 red: ');
  expect(shown.text).toContain('- { type: marched, rule: HEX-MOV-01, to: [red], seat: red, piece: R1');

  const dice = /dice: .*/.exec(shown.text)?.[0] ?? '';
  const events = shown.text.match(/ {4}- .*/g) ?? [];
  const answer = `${HEAD('HEX-MORD-03/answer')}${MARCH.replace(/dice: .*/, dice)}expect:\n  events:\n${events.join('\n')}\n`;
  expect(await run({ 'answer.yaml': answer })).toMatchObject({ code: 0 });
});

test('both worlds are shown', async () => {
  const { text } = await run({ 'worlds.yaml': WORLDS("{ pieces: { B1: 'blue infantry 4 @ 6,1' } }") }, [
    '--show',
    'worlds.yaml',
  ]);
  expect(text.match(/ {2}step \d/g)).toEqual(['  step 1', '  step 2']);
});

test('an unknown option is explained', async () => {
  expect(await run({}, ['--sho'])).toMatchObject({ code: 2, text: expect.stringContaining('[--show]') });
});

test('a fault of the state fails, unless it is expected', async () => {
  const given = `given: { pieces: { R1: 'red infantry 4 @ 0,0', R2: 'red infantry 4 @ 0,0' } }\n`;
  const silent = await run({ 'fault.yaml': `${HEAD('HEX-MORD-03/x')}${given}` });
  expect(silent.text).toContain('expect.faults');
  expect(silent.code).toBe(1);
  const expected = await run({ 'fault.yaml': `${HEAD('HEX-MORD-03/x')}${given}expect: { faults: { $count: 1 } }\n` });
  expect(expected.code).toBe(0);
});

const WORLDS = (differs: string) => `${HEAD('HEX-MORD-03/worlds')}worlds:
  viewer: red
  base: { pieces: { R1: 'red infantry 4 @ 0,0', B1: 'blue infantry 4 @ 6,0' } }
  differs: ${differs}
orders: { red: [R1 guard] }
`;

test('two worlds that the viewer cannot tell apart pass', async () => {
  expect(await run({ 'worlds.yaml': WORLDS("{ pieces: { B1: 'blue infantry 4 @ 6,1' } }") })).toMatchObject({
    code: 0,
  });
});

test('two worlds that it can tell apart fail, with the difference', async () => {
  const { code, text } = await run({ 'worlds.yaml': WORLDS("{ pieces: { B1: 'blue infantry 4 @ 1,0' } }") });
  expect(text).toContain('before.view.seen.B1');
  expect(code).toBe(1);
});

test('two identical worlds are not a test', async () => {
  const { code, text } = await run({ 'worlds.yaml': WORLDS("{ pieces: { B1: 'blue infantry 4 @ 6,0' } }") });
  expect(text).toContain('the two worlds are the same');
  expect(code).toBe(1);
});

test('a folder is searched; a duplicate id fails, and so does a run without scenarios', async () => {
  const scenario = `${HEAD('HEX-MORD-03/twice')}given: {}\n`;
  const twice = await run({ 'twice.yaml': `${scenario}---\n${scenario}` });
  expect(twice.text).toContain('two scenarios have the id HEX-MORD-03/twice');
  expect(twice.text).toContain('1 passed, 1 failed');
  expect((await run({}, ['.'])).code).toBe(1);
  expect(await run({}, ['nowhere.yaml'])).toMatchObject({
    code: 2,
    text: expect.stringContaining('no such file or folder'),
  });
  expect(await run({ 'empty.yaml': '' })).toMatchObject({
    code: 2,
    text: expect.stringContaining('no scenarios found'),
  });
});
