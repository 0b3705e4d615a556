import { describe, expect, test } from 'vitest';
import { commandText } from './commands.ts';
import { brokenText, fuzzText, subjectText } from './fuzz.ts';
import { printedStatus } from './rulebook.ts';
import { differenceText, scenarioProblemText, scenarioText } from './scenarios.ts';

test('every command describes itself in one line', () => {
  for (const summary of Object.values(commandText.summaries)) expect(summary).toMatch(/^[a-z]+s [^\n]+$/);
});

describe('the fuzzer', () => {
  test('names the campaign that failed, and the command that replays it', () => {
    expect(fuzzText.failed('1:37', 4, brokenText.faults(['two armies', 'no owner']))).toBe(
      'FAILED campaign 1:37, step 4: faults: two armies; no owner',
    );
    expect(fuzzText.failed('1:37', null, 'out of memory')).toBe('FAILED campaign 1:37: out of memory');
    expect(fuzzText.again('hex', '1:37', 30, [2, 8])).toBe(
      'to repeat: npm run fuzz -- hex 1 --seed 1:37 --turns 30 --seats 2-8',
    );
  });

  test('counts what it played, and how fast', () => {
    expect(fuzzText.played({ turns: 600, steps: 640, events: 23_389 }, 8)).toBe(
      '600 turns, 640 steps, 23,389 events in 8.0 s',
    );
    expect(fuzzText.pace(20, 640, 8)).toBe('2.5 campaigns/s, 80 steps/s');
  });

  test('shows values as JSON', () => {
    expect(brokenText.notItsSchema(subjectText.view({ kind: 'referee' }), 'too long')).toBe(
      'the view of {"kind":"referee"} does not pass its own schema: too long',
    );
    expect(brokenText.sees('red', brokenText.parting('.bp', 1, undefined))).toBe(
      'red can see something they should not: .bp: 1 versus undefined',
    );
  });
});

describe('the scenario runner', () => {
  test('answers an unknown name with the known ones', () => {
    expect(scenarioText.noSystem('CHESS-1/x', ['HEX', 'NODE'])).toBe(
      'the id CHESS-1/x must begin with a rule of a known system (HEX-, NODE-…)',
    );
    expect(scenarioProblemText.nobody('green', ['red', 'blue'])).toBe(
      'nobody is called green; the names are red, blue',
    );
    expect(differenceText.noMatcher('$some', ['$count', '$exactly'])).toBe(
      '$some is not a matcher; the matchers are $count, $exactly',
    );
  });

  test('shows what was expected beside what happened', () => {
    expect(differenceText.expected("'1,0'", "'2,0'")).toBe("expected '1,0', was '2,0'");
    expect(differenceText.eventOther('{ type: marched }', ['to expected red, was all'])).toBe(
      '~ { type: marched }\n      to expected red, was all',
    );
    expect(differenceText.dieNotGiven('HEX-TURN-05 red', 6)).toBe('HEX-TURN-05 red asked for a D6, but none was given');
  });
});

test('the printed rulebook says whether each rule is automated', () => {
  expect(printedStatus({ kind: 'played' })).toBe('Automated.');
  expect(printedStatus({ kind: 'at-the-table' })).toBe('Played at the table.');
  expect(printedStatus({ kind: 'left-out', reason: 'No wings yet.' })).toBe('Not included: No wings yet.');
});
