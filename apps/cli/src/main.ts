import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { callerFolder } from './env.ts';

// Types need not be stripped at every start: a command begins in half the time.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/cli', import.meta.url)));

const terminal = { out: console.log, err: console.error, cwd: callerFolder() };
process.exitCode = await dispatch(commands, process.argv.slice(2), terminal);
