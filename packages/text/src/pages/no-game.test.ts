import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** The platform's text: everything outside the games' folders. `systems.ts` names the games. */
const files = globSync(['*.ts', 'pages/**/*.ts'], { cwd: SOURCE }).filter(
  (file) => !file.endsWith('.test.ts') && file !== 'systems.ts',
);

test.each(files)('%s mentions no game', (file) => {
  // A sentence's link to a place on the board is called a hex in every game.
  const said = readFileSync(`${SOURCE}${file}`, 'utf8').replaceAll(/kind: [^;]*;|\/\*\*[\s\S]*?\*\//g, '');
  expect(said).not.toMatch(/\b(hex|hexes|hexcampaign|tally)\b/i);
});
