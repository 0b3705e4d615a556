import type { Command, CommandType, Paid } from '@sealed-orders/rules/node-campaign';
import { counted, type Sentence, say } from '../sentence.ts';
import { INSTALLATION_NAMES } from './names.ts';
import { force, installation, type Words } from './words.ts';

type CommandOf<Type extends CommandType> = Extract<Command, { readonly type: Type }>;
type Clauses = { readonly [Type in CommandType]: (command: CommandOf<Type>, words: Words) => Sentence };

function changes({ add, retire, change, retrain }: CommandOf<'modify'>): string {
  const parts = [
    ...(add.length > 0 ? [`add ${counted(add.length, 'unit', 'units')}`] : []),
    ...(retire.length > 0 ? [`retire ${counted(retire.length, 'unit', 'units')}`] : []),
    ...(change.length > 0 ? [`change ${counted(change.length, 'unit', 'units')}`] : []),
  ];
  return `${parts.join(', ')}${retrain ? ', with retraining' : ''}`;
}

const CLAUSES: Clauses = {
  move: (command, words) => say`move ${force(command.force, words)} to ${words.node(command.to)}`,
  call: ({ at, to }, words) => say`call the first battleforce to ${words.node(at)} and move it to ${words.node(to)}`,
  redeploy: (command, words) => say`redeploy ${force(command.force, words)} to ${words.node(command.to)}`,
  expand: ({ node }, words) => say`expand control to ${words.node(node)}`,
  reinforce: ({ node }, words) => say`raise a new battleforce in ${words.node(node)}`,
  modify: (command, words) => say`modify ${force(command.force, words)}: ${changes(command)}`,
  destroy: (command, words) =>
    say`destroy ${installation({ ...command, node: null }, INSTALLATION_NAMES[command.what], words)} with ${force(command.force, words)}`,
  corrupt: ({ node }, words) => say`corrupt ${words.node(node)}`,
  taint: (command, words) => say`taint ${force(command.force, words)}`,
  'phase-out': (command, words) => say`phase ${force(command.force, words)} out to ${words.node(command.to)}`,
  cede: ({ node, to }, words) => say`cede ${words.node(node)} to ${words.seat(to)}`,
  portal: ({ node }, words) => say`open a webway portal in ${words.node(node)}`,
};

/** An order as a clause without a subject: `move Sable Column to Ashen Ridge`. */
export function commandClause<Type extends CommandType>(command: CommandOf<Type>, words: Words): Sentence {
  const clause: Clauses[Type] = CLAUSES[command.type as Type];
  return clause(command, words);
}

/** What was paid: `5 CP`, `5 CP (4 of them acceleration points)`. */
export function price({ cp, acceleration }: Paid): string {
  if (acceleration === 0) return `${cp} CP`;
  const what = acceleration === 1 ? '1 of them an acceleration point' : `${acceleration} of them acceleration points`;
  return `${cp + acceleration} CP (${what})`;
}

export const isFree = ({ cp, acceleration }: Paid): boolean => cp + acceleration === 0;
