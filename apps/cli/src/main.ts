import { commands } from './commands.ts';
import { callerFolder } from './env.ts';

const [name, ...args] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);

if (command === undefined) {
  const width = Math.max(...commands.map((candidate) => candidate.name.length));
  console.error('usage: node apps/cli/src/main.ts <command> …\n');
  for (const { name, summary } of commands) console.error(`  ${name.padEnd(width)}  ${summary}`);
  process.exitCode = 2;
} else {
  const run = await command.load();
  process.exitCode = await run(args, { out: console.log, err: console.error, cwd: callerFolder() });
}
