import { describe, expect, test } from 'vitest';
import { jsonAround, problemOf, rosterOf, xmlAround } from './testing/files.ts';

const list = jsonAround('{"id":"a","name":"A"}');
const versioned = (version: string): string => list.replace('"name"', `"battleScribeVersion":${version},"name"`);

describe('a list of version', () => {
  test.each([
    ['"1.00"', '1.15'],
    ['"1.15"', '1.15'],
    ['2', '2.01'],
    ['"2.00"', '2.01'],
    ['"2.01"', '2.01'],
    ['"2.02"', '2.03'],
    ['2.03', '2.03'],
    ['"2.03.4000"', '2.03'],
    ['"2.10"', '2.03'],
    ['""', '2.03'],
  ])('%s is of generation %s', (version, generation) => {
    expect(rosterOf(versioned(version)).generation).toBe(generation);
  });

  test.each(['0.9', '3.0', '20.3', '2003', 'two', 'v2.03'])('%s is unknown', (version) => {
    expect(problemOf(versioned(`"${version}"`))).toEqual({ code: 'unknown-version', version });
  });

  test('without a limit is not read', () => {
    const problem = { code: 'too-long', path: 'roster.battleScribeVersion', limit: 50 };
    expect(problemOf(versioned(`"${'2'.repeat(51)}"`))).toEqual(problem);
    expect(problemOf(versioned(`"${'2'.repeat(50)}"`))).toMatchObject({ code: 'unknown-version' });
  });
});

describe('differences between generations:', () => {
  const selection = (attributes: string, inner: string) => {
    const [force] = rosterOf(xmlAround(`<selection id="a" name="A" ${attributes}>${inner}</selection>`)).forces;
    return force?.selections[0];
  };

  test('the points of the oldest count if there are no costs', () => {
    const cost = '<costs><cost name="pts" typeId="points" value="3"/></costs>';
    expect(selection('points="5"', '')?.costs).toEqual([{ type: 'points', value: 5 }]);
    expect(selection('points="5"', '<costs/>')?.costs).toEqual([{ type: 'points', value: 5 }]);
    expect(selection('points="5"', cost)?.costs).toEqual([{ type: 'points', value: 3 }]);
  });

  test('a category goes by the id of its entry, else by its own, and is primary if it says so', () => {
    const categories = [
      '<category id="1" entryId="hq" name="HQ" primary="true"/>',
      '<category id="2" name="Character" primary="false"/>',
      '<category name="Infantry"/>',
    ];
    expect(selection('', `<categories>${categories.join('')}</categories>`)?.categories).toEqual([
      { id: 'hq', name: 'HQ', primary: true },
      { id: '2', name: 'Character', primary: false },
      { id: '', name: 'Infantry', primary: false },
    ]);
  });

  test('a selection of unknown type is an upgrade, and one without a number counts as one', () => {
    expect(selection('type="crew"', '')).toMatchObject({ type: 'upgrade', number: 1 });
    expect(selection('', '')).toMatchObject({ type: 'upgrade', number: 1 });
  });
});
