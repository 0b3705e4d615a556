import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const LOOK_EVERY = 1500;
const SHELL = /(^|\/)(a|ba|da|k|z)?sh$/;

/**
 * Resolves when the npm that started this process is gone. npm passes signals on, but not its own sudden death; then
 * nobody could stop us any more, and we would keep the port.
 */
export async function orphaned() {
  const parent = process.ppid;
  const first = await relatives(parent);
  // There may be a shell between npm and us; then the shell's parent counts.
  const isShell = first !== null && SHELL.test(first.command);
  for (;;) {
    await pause(LOOK_EVERY, undefined, { ref: false });
    if (process.ppid !== parent) return;
    if (isShell && (await relatives(parent))?.parent !== first.parent) return;
  }
}

/** The parent and the program of a process, or null where the system does not say. */
async function relatives(pid) {
  try {
    if (process.platform === 'linux') {
      // The name is in parentheses and may contain anything, so the rest is parsed from behind it.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const end = stat.lastIndexOf(')');
      return { command: stat.slice(stat.indexOf('(') + 1, end), parent: Number(stat.slice(end + 2).split(' ')[1]) };
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
    const [parent, ...command] = stdout.trim().split(/\s+/);
    return { command: command.join(' '), parent: Number(parent) };
  } catch {
    return null;
  }
}
