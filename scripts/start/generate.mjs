import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plainCause } from '../bootstrap/disk.mjs';
import { fingerprint, isStamped, stamp, unstamp } from '../bootstrap/fingerprint.mjs';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { MODULES, ROOT, STAMPS } from '../bootstrap/paths.mjs';
import { finished, tail } from '../bootstrap/programs.mjs';
import { skipped, step } from '../bootstrap/progress.mjs';

const STAMP = join(STAMPS, 'generated');
const RESULT = join(ROOT, 'packages/db/src/generated/client.ts');

/** Generates the database client when the schema changed. */
export async function generated() {
  const sources = ['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'];
  const wanted = fingerprint(sources.map((path) => join(ROOT, path)));
  if (existsSync(RESULT) && isStamped(STAMP, wanted)) return skipped(steps.generated);
  await step(steps.generate, async () => {
    unstamp(STAMP);
    const done = await finished(process.execPath, [join(MODULES, 'prisma/build/index.js'), 'generate'], {
      cwd: ROOT,
      // The generator includes its engine, but looks for one to download unless it is given another.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    });
    if (done.code !== 0) throw new Stop(plainCause(done.output, ROOT) ?? sentences.generateFailed, tail(done.output));
  });
  stamp(STAMP, wanted);
}
