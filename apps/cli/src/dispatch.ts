import { commandText } from '@sealed-orders/text/cli/commands';
import type { Command, Terminal } from './command.ts';

const HELP = ['--help', '-h'];

/** Runs the command named by the first argument. Returns its exit code; 0 for help, 2 for an unknown command. */
export async function dispatch(
  commands: readonly Command[],
  [name = '', ...args]: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const isAsked = name === 'help' || HELP.includes(name);
    const say = isAsked ? terminal.out : terminal.err;
    if (!isAsked && name !== '') say(`${commandText.noCommand(name)}\n`);
    say(list(commands));
    return isAsked ? 0 : 2;
  }
  if (args.some((arg) => HELP.includes(arg))) {
    terminal.out(`${command.name}: ${commandText.summaries[command.name]}`);
    return 0;
  }
  const run = await command.load();
  return run(args, terminal);
}

function list(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name }) => `  ${name.padEnd(width)}  ${commandText.summaries[name]}`);
  return [commandText.usage, '', ...lines].join('\n');
}
