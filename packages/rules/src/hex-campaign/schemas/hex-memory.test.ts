import { describe, expect, test } from 'vitest';
import { seatId } from '../../kernel/index.ts';
import { edgeKey, hexKey } from '../../space/hex.ts';
import { schemas } from '../schemas.ts';
import { board, hex } from '../testing/board.ts';
import type { HexFacts } from '../types.ts';
import { factsOf, memoryOf } from './hex-memory.ts';

const red = seatId('red');
const nothing: HexFacts = {
  control: null,
  site: null,
  stronghold: null,
  garrison: null,
  capital: null,
  roads: [],
  ruin: false,
};
const everything: HexFacts = {
  control: red,
  site: { kind: 'resource', size: null, faction: null, name: null, yield: null, bp: null, buildings: null },
  stronghold: { level: 2, owner: red, defences: null },
  garrison: red,
  capital: red,
  roads: [edgeKey(hexKey(0, 0), hexKey(1, 0))],
  ruin: true,
};

describe('HEX-SIGHT-11: memories of hexes', () => {
  test.each(Object.keys(everything))('keep %s and nothing else, with the turn', (name) => {
    const facts = { ...nothing, ...Object.fromEntries(Object.entries(everything).filter(([key]) => key === name)) };
    expect(factsOf(memoryOf(3, facts))).toEqual(facts);
    expect(Object.keys(memoryOf(3, facts)).sort()).toEqual([name, 'turn'].sort());
  });

  test('keep everything, and nothing', () => {
    expect(factsOf(memoryOf(3, everything))).toEqual(everything);
    expect(memoryOf(3, nothing)).toEqual({ turn: 3 });
    expect(factsOf(undefined)).toEqual(nothing);
  });

  test('an older state with a table of hexes and explicit absences is read correctly and stays unchanged', () => {
    const sound = board({});
    const hexes = { [hex('1,1')]: { ...nothing, turn: 2 }, [hex('2,1')]: { ...everything, turn: 3 } };
    const read = schemas.state.parse({ ...sound, memory: { ...sound.memory, red: { hexes, ghosts: {} } } });
    expect(read.memory[red]?.looks).toEqual([
      { hexes: ['1,1'], turn: 2 },
      { hexes: ['2,1'], ...everything, turn: 3 },
    ]);
    expect(Object.keys(read.memory[red]?.looks[0] ?? {}).sort()).toEqual(['hexes', 'turn']);
    expect(schemas.state.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  test('the oldest comes first in a table of hexes too', () => {
    const hexes = { [hex('1,1')]: { turn: 3 }, [hex('2,1')]: { turn: 1 }, [hex('3,1')]: { turn: 3 } };
    const read = schemas.state.parse({ ...board({}), memory: { red: { hexes, ghosts: {} } } });
    expect(read.memory[red]?.looks.map((look) => look.hexes[0])).toEqual(['2,1', '1,1', '3,1']);
  });

  test.each<[string, object]>([
    ['has no turn', { hexes: { '1,1': {} } }],
    ['has an unknown fact', { hexes: { '1,1': { turn: 1, weather: 'fog' } } }],
    ['has its place, in a table', { hexes: { '1,1': { turn: 1, hexes: ['2,1'] } } }],
    ['has no hexes', { looks: [{ turn: 1, hexes: [] }] }],
    ['has a table beside it', { looks: [], hexes: { '1,1': { turn: 1 } } }],
    ['is empty', {}],
  ])('a memory that %s is refused', (_title, memory) => {
    const { success, error } = schemas.state.safeParse({ ...board({}), memory: { red: { ...memory, ghosts: {} } } });
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path.slice(0, 2))).toEqual([['memory', 'red']]);
  });
});
