import { expect, test } from 'vitest';
import { runBench } from './command.ts';
import { PARTS } from './system.ts';
import { measuresOf } from './systems.ts';

test('a part that there is not is explained, and nothing is measured', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  expect(await runBench(['engine', 'speed'], { out: write, err: write, cwd: '.' })).toBe(2);
  expect(lines).toEqual([`no such part: speed; the parts are ${PARTS.join(', ')}`]);
});

test('each game says what is measured of it', () => {
  expect(measuresOf('engine')).toHaveLength(2);
  expect(measuresOf('panning')).toHaveLength(1);
});
