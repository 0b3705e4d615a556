import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, sentences } from '../bootstrap/messages.mjs';

/** Only one start at a time per data folder: two would overwrite each other's build and stop each other's database. */
export function locked(folder) {
  made(folder);
  const file = join(folder, 'lock');
  const holder = Number(contentOf(file));
  if (holder !== process.pid && isStart(holder)) throw new Stop(sentences.alreadyRunning(holder));
  writeFileSync(file, String(process.pid));
  return () => {
    if (Number(contentOf(file)) === process.pid) rmSync(file, { force: true });
  };
}

function made(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOTDIR') throw new Stop(sentences.noFolder(folder));
    throw error;
  }
}

/** Process ids are reused, so where the system says what a process runs, it must look like one of ours. */
function isStart(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const command = contentOf(`/proc/${pid}/cmdline`);
  if (command !== '') return /(start|test)\.mjs/.test(command);
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
