import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { commandText } from '@sealed-orders/text/cli/commands';
import { commands } from './commands.ts';
import { callerFolder } from './env.ts';

// Types need not be stripped at every start: a command begins in half the time.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/cli', import.meta.url)));

const [name, ...args] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (command === undefined) {
  const width = Math.max(...commands.map((candidate) => candidate.name.length));
  console.error(`${commandText.usage}\n`);
  for (const { name } of commands) console.error(`  ${name.padEnd(width)}  ${commandText.summaries[name]}`);
  process.exitCode = 2;
} else {
  const run = await command.load();
  process.exitCode = await run(args, { out: console.log, err: console.error, cwd: callerFolder() });
}
