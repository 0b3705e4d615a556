import { spawn } from 'node:child_process';

/** Our running child programs; they end when we do. */
const running = new Set();

/** Starts a program. With `quiet` its output is kept in case it fails; otherwise it goes to the terminal. */
export function start(command, args, options = {}) {
  const { quiet = true, ...rest } = options;
  const child = spawn(command, args, {
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    ...rest,
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  child.on('error', () => running.delete(child));
  return child;
}

/** Runs a program to its end: its exit code (null if it was killed), its output, and the error if it did not start. */
export function finished(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    const printed = [];
    const spoken = [];
    child.stdout?.on('data', (chunk) => {
      printed.push(chunk);
      spoken.push(chunk);
    });
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => resolve({ code: null, output: error.message, stdout: '', error }));
    child.on('close', (code) => {
      resolve({
        code,
        output: Buffer.concat(printed).toString(),
        stdout: Buffer.concat(spoken).toString(),
        error: null,
      });
    });
  });
}

/** Ends a program: asks it to stop, and kills it after `grace` milliseconds. */
export function ended(child, grace) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const insist = setTimeout(() => child.kill('SIGKILL'), grace);
    child.once('close', () => {
      clearTimeout(insist);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Ends all programs that are still running. */
export function allEnded(grace) {
  return Promise.all([...running].map((child) => ended(child, grace)));
}

/** The last lines of an output, to show why a program failed. */
export function tail(output, lines = 25) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
