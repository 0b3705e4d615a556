import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from './support/test.ts';
import { STAGED } from './support/tour.ts';
import { staged } from './support/world.ts';

test('everything that the tour visits is staged', async ({ browser }) => {
  mkdirSync(dirname(STAGED), { recursive: true });
  writeFileSync(STAGED, JSON.stringify(await staged(browser)));
});
