import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SCENARIOS, verdictOf } from './command.ts';
import { scenarioFiles, scenariosIn, scenariosOf } from './files.ts';

describe.each(scenarioFiles([SCENARIOS]))('%s', (file) => {
  test.each(scenariosIn(file).map((text) => [text.id, text] as const))('%s', (_id, text) => {
    expect(verdictOf(text), text.where).toEqual([]);
  });
});

test('no two scenarios have the same id', () => {
  const ids = scenarioFiles([SCENARIOS]).flatMap((file) => scenariosIn(file).map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('scenarios list the rule of their id, and are in the folder of their system', () => {
  for (const file of scenarioFiles([SCENARIOS])) {
    expect(relative(SCENARIOS, file)).toMatch(/^[a-z-]+\/[a-z-]+\/[a-z0-9-]+\.yaml$/);
    for (const { id, scenario } of scenariosIn(file)) expect(scenario?.rules ?? []).toContain(id.split('/')[0]);
  }
});

test('the scenarios of the manual pass', () => {
  const manual = fileURLToPath(new URL('../../../../docs/scenarios.md', import.meta.url));
  const blocks = readFileSync(manual, 'utf8').match(/```yaml\nid:[\s\S]*?```/g) ?? [];
  expect(blocks.length).toBeGreaterThanOrEqual(3);
  for (const block of blocks) {
    const texts = scenariosOf(block.replace(/^```yaml\n/, '').replace(/```$/, ''), 'docs/scenarios.md');
    expect(texts.flatMap((text) => verdictOf(text))).toEqual([]);
    expect(texts).not.toEqual([]);
  }
});
