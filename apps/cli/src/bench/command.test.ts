import { expect, test } from 'vitest';
import { runBench } from './command.ts';
import { PARTS } from './system.ts';
import { measuresOf } from './systems.ts';

test('an unknown part is explained, and nothing is measured', async () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  expect(await runBench(['engine', 'speed'], { out: write, err: write, cwd: '.' })).toBe(2);
  expect(lines).toEqual([`no such part: speed; choose from ${PARTS.join(', ')}`]);
});

test('each game names its measurements', () => {
  expect(measuresOf('engine')).toHaveLength(4);
  expect(measuresOf('panning')).toHaveLength(2);
});
