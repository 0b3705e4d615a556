import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plainCause } from './disk.mjs';
import { installed } from './install.mjs';
import { Stop, sentences, steps } from './messages.mjs';
import { orphaned } from './orphan.mjs';
import { PINNED_NODE, ROOT } from './paths.mjs';
import { allEnded } from './programs.mjs';

/**
 * Installs what is missing, then runs the main module on the pinned Node: in this process if it is that Node, otherwise
 * in a child. Every failure ends in one sentence and a non-zero exit code.
 */
export async function enter(script, load) {
  process.chdir(ROOT);
  const interrupted = () => {
    console.log(`\n${steps.stopping}`);
    allEnded(2000).then(() => process.exit(130));
  };
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', interrupted);
  const isEntered = process.env.SEALED_ORDERS_ENTERED === '1';
  // The child learns of it through the channel.
  if ('npm_lifecycle_event' in process.env && !isEntered) orphaned().then(() => process.kill(process.pid, 'SIGTERM'));
  try {
    if (!isEntered) await installed();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    if (!isPinned()) return handOver(fileURLToPath(script));
    const { main } = await load();
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = explained(error);
  }
}

/** Prints why it stopped. Returns the exit code. */
export function explained(error) {
  if (error instanceof Stop) {
    if (error.detail !== '') console.error(error.detail);
    console.error(error.message);
    return 1;
  }
  const plain = plainCause(String(error?.code ?? error), error?.path ?? ROOT);
  if (plain === null) console.error(error);
  console.error(plain ?? sentences.unexpected);
  return 1;
}

function isPinned() {
  try {
    return realpathSync(process.execPath) === realpathSync(PINNED_NODE);
  } catch {
    return false;
  }
}

/** Passes signals to the child and returns its exit code. The channel tells the child when this process is killed. */
function handOver(script) {
  const child = spawn(PINNED_NODE, [script, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SEALED_ORDERS_ENTERED: '1' },
  });
  // A terminal sends Ctrl-C to both processes; the child must not take it for a second, impatient one.
  process.on('SIGINT', () => child.connected && child.send('interrupted'));
  process.on('SIGTERM', () => child.connected && child.send('interrupted'));
  child.on('error', () => {
    console.error(sentences.noPinnedNode);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
