import { present } from '../../kernel/index.ts';
import { ALL_WELL, refused } from '../board/board.ts';
import { answered, ask, type Play, question, tell } from '../board/play.ts';
import { DISPUTED_PLANETS, DISPUTED_ROLL, PLANET_OF } from '../data/planets.ts';
import type { Board, Planet, Rejection, Side } from '../types.ts';
import { PLANETS, SIDES } from '../vocabulary.ts';

const RULE = 'SEC-SETUP-06';

/** What a side can choose: any planet if the sides agree on one; after an ambiguous roll, only the two it can mean. */
export const nameable = ({ settings }: Pick<Board, 'settings'>): readonly Planet[] =>
  settings.planet === 'agree' ? PLANETS : DISPUTED_PLANETS;

/** SEC-SETUP-06. */
export const planetFaults = (board: Board, planet: Planet): readonly Rejection[] =>
  nameable(board).includes(planet) ? ALL_WELL : [refused('not-offered', RULE, ['planet'])];

export function namePlanet(play: Play, side: Side, planet: Planet): void {
  play.state.desks[side].planet = planet;
  answered(play, side, 'planet');
  tell(play, { type: 'planet-named', rule: RULE, to: 'all', side });
}

/** SEC-SETUP-06: the terms set the planet, or the sides choose it, or dice decide. */
export function openPlanet(play: Play): void {
  const { planet } = play.state.board.settings;
  if (planet === 'agree') askBoth(play);
  else if (planet === 'roll') rollPlanet(play);
  else settle(play, planet, []);
}

const askBoth = (play: Play): void =>
  ask(
    play,
    SIDES.map((side) => question(side, 'planet')),
  );

function rollPlanet(play: Play): void {
  const dice = [play.dice.d6(RULE, 'planet'), play.dice.d6(RULE, 'planet')];
  const sum = dice.reduce((total, die) => total + die, 0);
  const { settings } = play.state.board;
  if (sum !== DISPUTED_ROLL) settle(play, present(PLANET_OF[sum], 'a planet for every sum of two dice'), dice);
  else if (settings.planetRollEight === 'choose' && settings.planet === 'roll') askBoth(play);
  else settle(play, settings.planetRollEight === 'hive' ? 'hive' : 'agri', dice);
}

/** SEC-SETUP-06: the planet both sides chose; otherwise dice decide, after an ambiguous roll between its two planets. */
export function closePlanet(play: Play): void {
  const { board, desks } = play.state;
  if (board.planet !== null) return;
  const { west, east } = { west: desks.west.planet, east: desks.east.planet };
  for (const side of SIDES) desks[side].planet = null;
  if (west !== null && west === east) settle(play, west, []);
  else if (board.settings.planet === 'agree') rollPlanet(play);
  else settle(play, DISPUTED_PLANETS[play.dice.die(RULE, 'disputed', DISPUTED_PLANETS.length) - 1] ?? 'agri', []);
}

function settle(play: Play, planet: Planet, dice: number[]): void {
  play.state.board.planet = planet;
  tell(play, { type: 'planet-found', rule: RULE, to: 'all', planet, dice });
}
