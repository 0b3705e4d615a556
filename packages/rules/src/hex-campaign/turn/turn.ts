import type { Throw } from '../../kernel/index.ts';
import type { Changes, Reads } from './fields.ts';
import type { Telling } from './play.ts';
import { tell } from './play.ts';

/** The fields of a step that this reads and changes. */
type NewTurn = Reads<'phase'> & Changes<'battleInitiative' | 'events' | 'initiative' | 'turn'>;

const INITIATIVE_RULES: readonly string[] = ['HEX-TURN-05', 'HEX-TURN-06', 'HEX-BMOV-02'];
/** Draws among things, which reveal how many there were: a salt, corners and places, nearest enemies, buildings. */
const DRAWING_RULES: readonly string[] = [
  'HEX-START-19',
  'HEX-START-16',
  'HEX-START-07',
  'HEX-MORD-05',
  'HEX-AIR-03',
  'HEX-AIR-04',
  'HEX-AIR-05',
  'HEX-AIR-15',
  'HEX-SPY-05',
  'HEX-SPY-11',
  'HEX-CAPT-03',
  'HEX-CAPT-05',
  'HEX-DET-11',
  'HEX-TURN-08',
  'HEX-BORD-07',
  'HEX-QB-06',
  'HEX-WD-10',
  'HEX-BMOV-07',
];
const SIDES = 6;

const isToldDie = ({ rule, sides }: Throw): boolean =>
  sides === SIDES && !INITIATIVE_RULES.includes(rule) && !DRAWING_RULES.includes(rule);

/**
 * Under `rollsVisibility` public all dice except initiative are announced, without subjects: by rule and value, since
 * their order is that of the moves.
 */
export function tellRolls(play: Telling & Reads<'before' | 'dice'>): void {
  if (play.before.settings.rollsVisibility !== 'public') return;
  const rolls = play.dice
    .thrown()
    .filter(isToldDie)
    .map(({ rule, sides, value }) => ({ rule, sides, value }))
    .sort((a, b) => (a.rule === b.rule ? a.value - b.value : a.rule < b.rule ? -1 : 1));
  if (rolls.length > 0) tell(play, { type: 'rolls', rule: 'HEX-TURN-10', to: 'all', rolls });
}

/** HEX-TURN-11: the turn is over. */
export function endTurn(play: Telling): void {
  tell(play, { type: 'turn-ended', rule: 'HEX-TURN-11', to: 'all' });
}

/** HEX-TURN-01, -11: the next turn. */
export function beginTurn(play: NewTurn): void {
  play.turn += 1;
  play.initiative = [];
  play.battleInitiative = [];
  tell(play, { type: 'turn-began', rule: 'HEX-TURN-01', to: 'all' });
}
