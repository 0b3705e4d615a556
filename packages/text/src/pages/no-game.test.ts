import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** Words of the platform: what lies beside the folders of the games. `systems.ts` is where games get their names. */
const files = globSync(['*.ts', 'pages/**/*.ts'], { cwd: SOURCE }).filter(
  (file) => !file.endsWith('.test.ts') && file !== 'systems.ts',
);

test.each(files)('%s speaks of no game', (file) => {
  // The link of a sentence to a place of the board is called a hex, whichever game draws it.
  const said = readFileSync(`${SOURCE}${file}`, 'utf8').replaceAll(/kind: [^;]*;|\/\*\*[\s\S]*?\*\//g, '');
  expect(said).not.toMatch(/\b(hex|hexes|hexcampaign|tally)\b/i);
});
