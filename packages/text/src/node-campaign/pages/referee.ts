import { capital, counted } from '../../sentence.ts';
import { timerName } from '../rulings.ts';

const points = (n: number): string => n.toLocaleString('en-GB');

/** Words of the referee's desk: what can be corrected, and what each player has. */
export const refereeText = {
  nobody: 'nobody',
  /** A node in a list: `Highmantle, Azure`; `Ashen Ridge, nobody`. */
  node: (node: string, holder: string): string => `${node}, ${holder}`,
  /** A battleforce in a list: `Sable Column, Azure`. */
  force: (force: string, owner: string): string => `${force}, ${owner}`,
  /** A unit in a list: `Azure, Sable Column: Scouts`. */
  unit: (owner: string, force: string, unit: string): string => `${owner}, ${force}: ${unit}`,
  /** One of several units that have the same name. */
  oneOf: (name: string, place: number, all: number): string => `${name} (${place} of ${all})`,
  /** A deadline in a list: `The battle: Grayford`. `of`: what it is about; null: everyone. */
  deadline: (timer: string, of: string | null): string => `${capital(timerName(timer))}${of === null ? '' : `: ${of}`}`,
  /** What a player has, below the name. `cp`: null if unknown. */
  has: (seat: { nodes: number; forces: number; points: number; cp: number | null }): string =>
    [
      counted(seat.nodes, 'node', 'nodes'),
      `${counted(seat.forces, 'battleforce', 'battleforces')} (${points(seat.points)} points)`,
      ...(seat.cp === null ? [] : [`${seat.cp} CP`]),
    ].join(', '),
  /** A player who has not entered the war yet. */
  notIn: 'Not in the war yet',
} as const;
