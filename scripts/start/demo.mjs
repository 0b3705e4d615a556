import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { plainCause } from '../bootstrap/disk.mjs';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { finished, tail } from '../bootstrap/programs.mjs';
import { step } from '../bootstrap/progress.mjs';

const LOADER = 'packages/testkit/src/load-demo.ts';

/** Loads each demo campaign unless it is loaded already. Returns the lines that are printed about their logins. */
export async function demoLoaded(url) {
  if (!existsSync(join(ROOT, LOADER))) return [];
  return step(steps.demo, async () => {
    const done = await finished(process.execPath, [LOADER], { cwd: ROOT, env: { ...process.env, DATABASE_URL: url } });
    if (done.code !== 0) throw new Stop(plainCause(done.output, ROOT) ?? sentences.demoFailed, tail(done.output));
    return done.stdout
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}
