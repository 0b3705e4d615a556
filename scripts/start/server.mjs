import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Stop, sentences, steps } from '../bootstrap/messages.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { start } from '../bootstrap/programs.mjs';
import { step } from '../bootstrap/progress.mjs';
import { memoryVariables, nodeFlags } from './node-flags.mjs';

const MAIN = 'apps/web/server/main.ts';
const PATIENCE = 120_000;

/** Starts the server and waits for the line that says it is ready. Returns the process. */
export function served(env) {
  if (!existsSync(join(ROOT, MAIN))) throw new Stop(sentences.noServer);
  return step(steps.serve, async () => {
    const parent = new URL('./with-parent.mjs', import.meta.url).href;
    const child = start(process.execPath, [...nodeFlags(), '--import', parent, MAIN], {
      cwd: ROOT,
      env: { ...memoryVariables(), ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // Not in the terminal's process group: on Ctrl-C we ask it to end, once.
      detached: true,
      windowsHide: true,
    });
    const patience = new AbortController();
    try {
      await Promise.race([
        saidReady(child),
        endedEarly(child),
        pause(PATIENCE, undefined, { signal: patience.signal }).then(() => {
          throw new Stop(sentences.serverSilent);
        }),
      ]);
    } finally {
      patience.abort();
    }
    return child;
  });
}

/** The server's whole output goes to the terminal, before and after that line. */
function saidReady(child) {
  return new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^ready\b/.test(line)) resolve();
      else console.log(line);
    });
  });
}

function endedEarly(child) {
  return new Promise((_resolve, reject) => {
    child.once('error', (error) => reject(new Stop(sentences.serverFailed, String(error))));
    child.once('exit', () => reject(new Stop(sentences.serverFailed)));
  });
}
