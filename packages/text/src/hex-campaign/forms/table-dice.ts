import type { Reinforcement, TableThrow } from '@sealed-orders/rules/hex-campaign';
import { listed, plain } from '../../sentence.ts';

/** HEX-TBL-20: the highest die on which one side sets up everything before the other. */
const AT_ONCE_UP_TO = 3;

const named = (units: readonly { readonly name: string }[]): string => plain(listed(units.map(({ name }) => name)));

/** Words for the dice rolled when a battle is set up. */
export const tableDiceText = {
  roll: { 'set-up': 'Roll for deployment', 'first-turn': 'Roll for the first turn', landing: 'Roll for the landing' },
  setUp: (die: number): string =>
    die <= AT_ONCE_UP_TO
      ? 'One side deploys its whole army, then the other'
      : 'One unit at a time: heavy support, troops, elite, HQ, fast attack',
  begins: 'Deploys first',
  beginner: (chooser: string): string => `${chooser} may choose who deploys first`,
  firstTurn: (chooser: string): string => `${chooser} may choose who has the first turn`,
  /** `on`: what a unit needs to land in the first turn. */
  landing: (units: readonly { readonly name: string; readonly die: number }[], on: number): string => {
    const landed = units.filter(({ die }) => die >= on);
    const later = units.filter(({ die }) => die < on);
    if (later.length === 0) return `All land in the first turn (${on} or more)`;
    if (landed.length === 0) return 'None land in the first turn; they arrive as reserves from turn 2';
    return `In the first turn: ${named(landed)}. From turn 2, as reserves: ${named(later)}`;
  },
  call: {
    title: 'Reinforcements',
    unit: 'Unit to call in',
    inTurn: 'turn',
    turn: 'Battle turn',
    roll: 'Roll',
    called: (turn: number, name: string, enters: boolean): string =>
      `Turn ${turn}: ${name} ${enters ? 'joined the battle' : 'didn’t join the battle'}`,
  },
} as const;

interface Called extends Pick<Reinforcement, 'die' | 'bonus' | 'enters'> {
  readonly battleTurn: number;
}

/** When a unit was called in, its roll, and whether it joined: `in turn 2 (rolled 4) and succeeded`. */
export function calledWords({ battleTurn, die, bonus, enters }: Called): string {
  const sum = bonus === 0 ? `${die}` : `${die} ${bonus > 0 ? '+' : '−'} ${Math.abs(bonus)}`;
  return `in turn ${battleTurn} (rolled ${sum}) and ${enters ? 'succeeded' : 'failed'}`;
}

const THROWN_FOR: Readonly<Record<TableThrow['what'], string>> = {
  'set-up': 'deployment',
  'first-turn': 'the first turn',
  landing: 'the landing',
};

/** What dice were rolled for, in a report. */
export const thrownFor = ({ what }: TableThrow): string => THROWN_FOR[what];

/** The results of the dice, in a report. */
export function thrownWords(thrown: TableThrow): string {
  switch (thrown.what) {
    case 'set-up':
      return `${thrown.die}; ${contestWords(thrown)}`;
    case 'first-turn':
      return contestWords(thrown);
    case 'landing':
      return plain(listed(thrown.units.map(({ name, die }) => `${name} ${die}`)));
  }
}

const contestWords = ({ contest }: Extract<TableThrow, { readonly what: 'set-up' | 'first-turn' }>): string =>
  contest.throws.map(({ attacker, defender }) => `attacker ${attacker}, defender ${defender}`).join(', then ');
