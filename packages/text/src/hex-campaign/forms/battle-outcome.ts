import { apostrophe, counted, listed, plain } from '../../sentence.ts';
import { number, points, signed } from './battle-figures.ts';

/** Words of other decisions about an open battle. */
export const sayText = {
  putOff: 'Postpone the battle',
  putOffSays: 'If everyone agrees, the battle moves to the next turn.',
  putOffAgreed: (names: readonly string[]): string => `${plain(listed(names))} agreed to postpone it.`,
  putOffYou: 'You agreed to postpone it.',
  agree: 'Agree to postpone',
  takeBack: 'Withdraw agreement',
  lend: (army: string): string => `${army} is next to several battles`,
  lendSays: 'It can help in only one of them.',
  lendHere: 'Help in this battle',
  more: 'Other options',
  refereePutsOff: 'Postpone to the next turn',
  refereeRolls: 'Let the dice decide',
  refereePutsOffSays: 'The armies stay where they are, and the battle is fought in the next turn.',
  refereeRollsSays: 'The Quick Battle rules decide who wins and what each side loses. Neither side has to agree.',
  refereeCallsOff: 'Call the battle off',
  refereeOverrules: 'Overrule the result',
  refereeWays: 'Other ways to end the battle',
} as const;

/** Words of a battle's result. */
export const outcomeText = {
  title: 'Result',
  won: (side: string): string => `${side} won`,
  draw: 'A draw',
  how: { table: 'at the table', quick: 'in a Quick Battle', unopposed: 'unopposed' },
  lost: 'Points lost',
  vp: 'Victory points',
  bp: 'BP',
  side: 'Side',
  points: number,
  gained: (n: number): string => (n === 0 ? '0' : signed(n)),
  captured: (side: string): string => `${side}${apostrophe(side)} forces were captured.`,
  retreated: (side: string): string => `${side} declared a retreat.`,
  unknown: 'The result is not public yet.',
  aftermath: 'Casualties and aftermath',
  because: (reason: string): string => `The referee’s reason: “${reason}”`,
  captives: 'Captives',
  captivesSays: 'You hold the enemy’s detachment. You can kill the captives now, but not later.',
  captivesWait: (side: string): string => `Waiting for ${side} to decide what happens to the captives.`,
  keep: 'Keep them',
  kill: 'Kill them',
  killTitle: 'Kill the captives?',
  killSays: 'They can’t be brought back, not even special characters.',
} as const;

/** Words of fun battles. */
export const funText = {
  title: 'Fun battles',
  says: 'A battle outside the war, with armies made for the occasion. It earns victory points, but half the points value of your losses comes off your Capital’s next income, in BP.',
  rest: (n: number): string =>
    n === 0 ? 'None left this turn.' : `${counted(n, 'battle', 'battles')} left this turn.`,
  report: 'Report a fun battle',
  with: 'Opponent',
  value: (name: string): string => `${name}${apostrophe(name)} army`,
  lost: (name: string): string => `${name}${apostrophe(name)} losses`,
  winner: 'Winner',
  draw: 'Draw',
  send: 'Report battle',
  said: (name: string): string => `${name} reported a fun battle with you`,
  mine: (name: string): string =>
    `You reported a fun battle with ${name}. It counts once you both report the same result.`,
  line: (name: string, value: number, lost: number): string => `${name}: ${number(lost)} of ${points(value)} lost`,
  won: (name: string): string => `${name} won`,
  confirm: 'Confirm result',
} as const;
