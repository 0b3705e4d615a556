import type { State } from '@sealed-orders/rules/node-campaign';
import { nodeFormatText } from '@sealed-orders/text/cli/node-campaign';
import { flow } from '../flow.ts';
import { isRecord, merged } from '../merge.ts';
import { Problem } from '../problem.ts';

/** The fields of commands, in the order in which a short command names them. */
const COMMAND_FIELDS: Readonly<Record<string, readonly string[]>> = {
  move: ['force', 'to'],
  call: ['at', 'to'],
  redeploy: ['force', 'to'],
  expand: ['node'],
  reinforce: ['node'],
  destroy: ['force', 'what', 'owner'],
  corrupt: ['node'],
  taint: ['force'],
  'phase-out': ['force', 'to'],
  cede: ['node', 'to'],
  portal: ['node'],
};

const isCommand = (text: string): boolean => Object.hasOwn(COMMAND_FIELDS, text.split(' ')[0] ?? '');

/** `'move f1 O4'`, `'destroy f1 site'`, `{ type: modify, force: f1, add: […] }` as a command. */
function commandOf(written: unknown): unknown {
  if (isRecord(written) && written.type === 'modify') {
    return { add: [], retire: [], change: [], retrain: false, ...written };
  }
  if (typeof written !== 'string') return written;
  const [type = '', ...words] = written.split(' ');
  const fields = COMMAND_FIELDS[type];
  if (fields === undefined) throw new Problem(nodeFormatText.notAnOrder(flow(written)));
  const named = fields.map((field, i) => [field, words[i] ?? null] as const);
  return { type, ...Object.fromEntries(named) };
}

const seriesOf = (commands: readonly unknown[]) => ({
  type: 'commands',
  commands: commands.map(commandOf),
  when: { kind: 'now' },
});

/** `u3`, `u3+objective+assault`, `u3/part` as a unit that took part. */
function useOf(word: string) {
  const [unit = '', ...deeds] = word.replace('/part', '').split('+');
  return { unit, isFull: !word.includes('/part'), deeds };
}

const usesOf = (text: string | undefined) => text?.split(' ').filter(Boolean).map(useOf) ?? [];

const WINNERS: Readonly<Record<string, number | null>> = { defender: 0, attacker: 1, draw: null };

/** `report b1 attacker solid: u3`; also `amend`. Without more it was a Cleanse at 1000 points, today. */
function reportOf({ clock }: State, type: string, words: readonly string[], units: string | undefined) {
  const [battle, by = '', degree = null] = words;
  const result = {
    date: clock.date,
    mission: 'cleanse',
    isPivotal: false,
    level: 1000,
    winner: Object.hasOwn(WINNERS, by) ? WINNERS[by] : Number(by),
    degree,
    iasl: [],
  };
  return { type, battle, result, units: usesOf(units) };
}

type Short = (words: readonly string[], rest: string | undefined, state: State) => unknown;

const isYes = (word: string | undefined): boolean => word !== 'no';

/** Orders that are not commands, by their first word; what follows a colon is the rest. */
const SHORT: Readonly<Record<string, Short>> = {
  withdraw: ([post]) => ({ type: 'withdraw', post: Number(post) }),
  retreats: ([force, ...nodes]) => ({ type: 'retreats', force, nodes }),
  place: (nodes) => ({ type: 'place', nodes }),
  join: ([faction, ...nodes]) => ({ type: 'join', faction, army: '', nodes }),
  level: ([battle, level]) => ({ type: 'level', battle, level: Number(level) }),
  pivotal: ([battle, wants]) => ({ type: 'pivotal', battle, wants: isYes(wants) }),
  'roll-mission': ([battle]) => ({ type: 'roll-mission', battle }),
  'choose-mission': ([battle, mission]) => ({ type: 'choose-mission', battle, mission }),
  leave: ([battle, to = null]) => ({ type: 'leave', battle, to }),
  report: (words, rest, state) => reportOf(state, 'report', words, rest),
  amend: (words, rest, state) => reportOf(state, 'amend', words, rest),
  confirm: ([battle], rest) => ({ type: 'confirm', battle, units: usesOf(rest) }),
  field: ([battle], rest) => ({ type: 'field', battle, units: usesOf(rest) }),
  dispute: ([battle], rest = '') => ({ type: 'dispute', battle, text: rest.trim() }),
  'take-back': ([battle]) => ({ type: 'take-back', battle }),
  concede: ([battle]) => ({ type: 'concede', battle }),
  random: ([battle, wants]) => ({ type: 'random', battle, wants: isYes(wants) }),
  multi: ([battle], rest = '') => ({ type: 'multi', battle, sides: sidesOf(rest) }),
  consent: ([battle, agrees]) => ({ type: 'consent', battle, agrees: isYes(agrees) }),
  present: () => ({ type: 'present', isPresent: true }),
  absent: () => ({ type: 'present', isPresent: false }),
  pass: () => ({ type: 'pass' }),
};

/** `blue green, red` as two sides. */
const sidesOf = (text: string): readonly (readonly string[])[] =>
  text.split(',').map((side) => side.split(' ').filter(Boolean));

function shortOf(state: State, text: string): unknown {
  if (isCommand(text)) return seriesOf([text]);
  const [head = '', rest] = text.split(': ');
  const [type = '', ...words] = head.replace(/:$/, '').split(' ');
  const of = SHORT[type];
  if (of === undefined) throw new Problem(nodeFormatText.notAnOrder(flow(text)));
  return of(words, rest, state);
}

/** An order from its short form, from a list of commands, or in full; `{ is: 'report …', result: { … } }` says more. */
export function orderOf(state: State, written: unknown): unknown {
  if (typeof written === 'string') return shortOf(state, written);
  if (Array.isArray(written)) return seriesOf(written);
  if (!isRecord(written)) return written;
  const { is, ...more } = written;
  if (typeof is === 'string') return merged(shortOf(state, is), more);
  if (written.type === 'modify') return seriesOf([written]);
  return Array.isArray(written.commands) ? { ...written, commands: written.commands.map(commandOf) } : written;
}
