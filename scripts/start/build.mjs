import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { plainCause, requireDisk } from '../bootstrap/disk.mjs';
import { fingerprint, isStamped, stamp, unstamp } from '../bootstrap/fingerprint.mjs';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { MODULES, ROOT } from '../bootstrap/paths.mjs';
import { finished, tail } from '../bootstrap/programs.mjs';
import { skipped, step } from '../bootstrap/progress.mjs';
import { compressed } from './compress.mjs';

const WEB = join(ROOT, 'apps/web');
/** The letters that the pages' fonts have. */
const FONTS = join(ROOT, 'scripts/start/fonts.mjs');
const STAMP = join(WEB, '.next', 'made-from');
/** Space that a build takes, in megabytes. */
const BUILD_SPACE = 500;

/** Whether the pages were built from the current sources. */
export function isBuilt() {
  return isStamped(STAMP, sources());
}

/** Builds the pages if any of their sources has changed. */
export async function built() {
  const wanted = sources();
  if (isStamped(STAMP, wanted)) return skipped(steps.built);
  await requireDisk(ROOT, BUILD_SPACE);
  await step(steps.build, async () => {
    unstamp(STAMP);
    const done = await finished(process.execPath, [join(MODULES, 'next/dist/bin/next'), 'build'], {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (done.code === 0) return compressed();
    // The build cache remembers a failure, and would fail again after the cause is fixed.
    rmSync(join(WEB, '.next', 'cache'), { recursive: true, force: true });
    throw new Stop(plainCause(done.output, WEB) ?? sentences.buildFailed, tail(done.output, 60));
  });
  stamp(STAMP, wanted);
}

function sources() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
  return fingerprint([join(ROOT, 'package-lock.json'), join(ROOT, 'prisma/schema.prisma'), FONTS, WEB, ...packages]);
}
