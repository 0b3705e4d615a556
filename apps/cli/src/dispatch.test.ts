import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';

/** The output on either channel, and the exit code. */
async function called(known: readonly Command[], ...args: string[]) {
  const said = { out: '', err: '' };
  const code = await dispatch(known, args, {
    out: (line) => {
      said.out += line;
    },
    err: (line) => {
      said.err += line;
    },
    cwd: '/',
  });
  return { code, ...said };
}

const wishes: string[][] = [];
const recorder: Command = {
  name: 'fuzz',
  load: async () => async (args) => {
    wishes.push([...args]);
    return 1;
  },
};

test('a command gets its arguments, and its exit code counts', async () => {
  expect(await called([recorder], 'fuzz', 'hex', '--seed', '1')).toEqual({ code: 1, out: '', err: '' });
  expect(wishes).toEqual([['hex', '--seed', '1']]);
});

test.each(commands.map(({ name }) => name))('%s prints its usage and does nothing', async (name) => {
  const { code, out } = await called(commands, name, '--help');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^${name}: .*[:\\]>…]`));
});

test.each(['--help', '-h', 'help'])('%s lists the commands', async (word) => {
  const { code, out } = await called(commands, word);
  expect(code).toBe(0);
  for (const { name } of commands) expect(out).toContain(`\n  ${name} `);
});

test('an unknown command is named, and the others are listed', async () => {
  const { code, out, err } = await called(commands, 'fuz');
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('there is no command called fuz');
  expect(err).toContain('\n  fuzz ');
});
