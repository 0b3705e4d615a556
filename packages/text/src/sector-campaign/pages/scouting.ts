import type { Side } from '@sealed-orders/rules/sector-campaign';
import { counted } from '../../sentence.ts';
import { SIDE_NAMES } from '../names.ts';

/** Words of the card of a scouting attempt. */
export const scoutingText = {
  title: (territory: string): string => `Territory ${territory} was scouted`,
  /** @param scouts the name of the scouts, or their counter */
  by: (scouts: string, from: string): string => `${scouts}, from ${from}`,
  dice: (count: number): string => counted(count, 'die', 'dice'),
  each: 'one for each counter',
  nobody: 'No counters are there.',
  die: (die: number): string => `Rolled ${die}`,
  counter: (number: number): string => `Counter ${number}`,
  /** For the side that scouts. */
  found: {
    sheet: 'you read its sheet',
    machines: (what: string): string => what,
    noMachines: 'no war machines',
    nothing: 'nothing',
    captured: 'your scouts are captured',
  },
  /** For the side that is scouted. */
  told: {
    sheet: (side: Side): string => `${SIDE_NAMES[side]} has read its sheet`,
    machines: (side: Side): string => `${SIDE_NAMES[side]} now knows its war machines`,
    nothing: 'nothing',
    captured: 'the scouts are captured',
  },
  machine: (count: number, name: string): string => `${count} × ${name}`,
  onlyMachines: 'You see only its war machines. The rest stays hidden.',
  noEffect: 'No effect.',
  airScouts: 'Scouts in the air can’t be captured: a 1 has no effect.',
  captured: {
    /** For the side that scouts. @param number of its counter */
    own: (side: Side, number: number): string =>
      `${SIDE_NAMES[side]} has now seen the sheet of your counter ${number}.`,
    ownSays: 'You lose nothing, and the other dice still count.',
    theirs: (number: number): string => `Counter ${number} is revealed: you have captured its scouts.`,
  },
  seenIn: (turn: number): string => `As seen in turn ${turn}. Experience gained later isn’t shown.`,
  points: (size: number): string => `${size.toLocaleString('en-GB')} points`,
  unit: 'Unit',
  count: 'Number',
  commander: 'Supreme commander',
  learns: {
    title: 'Who learns what',
    you: 'You',
    nothing: 'nothing new',
    spectators: 'Spectators',
    onlyThat: (territory: string): string => `Only that ${territory} was scouted`,
    sheets: (numbers: readonly number[]): string =>
      `the ${numbers.length === 1 ? 'sheet of counter' : 'sheets of counters'} ${numbers.join(', ')}`,
    machines: (numbers: readonly number[]): string =>
      `the war machines of ${numbers.length === 1 ? 'counter' : 'counters'} ${numbers.join(', ')}`,
    /** @param dice in the order of the counters; `-`: no dice */
    that: (territory: string, from: string, dice: readonly number[]): string =>
      dice.length === 0
        ? `${territory} was scouted from ${from}`
        : `${territory} was scouted from ${from}; dice: ${dice.join(', ')}`,
  },
  /** For spectators. */
  only: 'Only the two sides know what was found.',
} as const;
