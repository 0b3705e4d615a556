import { battlesInOrder, fieldedPoints, standingIn, under } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { ask, counterIn, knownIn, own, type Play, question, tell } from '../board/play.ts';
import { POINTS_PER_FORTIFICATION } from '../data/quick.ts';
import type { Battle, CounterId, Detachment, Draft, Question, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';

type Opened = Draft['board']['battles'][string];

/** The attacking counters, in order of declaration. */
const attackersOf = ({ attacks }: Battle): readonly CounterId[] => attacks.flatMap(({ counters }) => counters);
const respondersOf = ({ responders }: Battle): readonly CounterId[] => responders.map(({ counter }) => counter);
/** Everyone who fights for a side. */
export const fightersOf = (battle: Battle, side: Side): readonly CounterId[] =>
  side === battle.attacker ? attackersOf(battle) : [...battle.defenders, ...respondersOf(battle)];

/** SEC-BTL-04: all of a turn's battles begin at the same time, and can be fought in any order. */
export function openBattles(play: Play): void {
  const { board } = play.state;
  const questions = battlesInOrder(board).flatMap(({ id }): readonly Question[] => {
    const battle = board.battles[id];
    if (battle === undefined) return [];
    openBattle(play, battle);
    return battle.outcome === null
      ? SIDES.map((side) => ({ ...question(side, 'battle'), battle: id, territory: battle.territory }))
      : [];
  });
  ask(play, questions);
}

/** SEC-ATK-09, SEC-BTL-16, -17, SEC-RESP-08: who defends, or that no attacker is left, or that nobody is there. */
function openBattle(play: Play, battle: Opened): void {
  const { board } = play.state;
  if (battle.attacks.length === 0) {
    battle.outcome = { ending: 'lapsed', winner: 'defender' };
    return;
  }
  const defenders = standingIn(board, otherSide(battle.attacker), battle.territory);
  if (defenders.length + battle.responders.length === 0) {
    battle.outcome = { ending: 'undefended', winner: 'attacker' };
    return;
  }
  battle.defenders = defenders.map(({ id }) => id);
  for (const id of battle.defenders) counterIn(play, id).battle = battle.id;
  play.state.talks[battle.id] = {
    ...{ quick: [], effects: [], bombardments: { west: 0, east: 0 }, report: null, amendment: null, dispute: null },
  };
  tell(play, {
    ...{ type: 'battle-began', rule: 'SEC-BTL-04', to: 'all', battle: battle.id, territory: battle.territory },
    ...{ attackers: [...attackersOf(battle)], defenders: battle.defenders, responders: [...respondersOf(battle)] },
  });
  for (const side of SIDES) reveal(play, battle, side);
}

/** SEC-DEPLOY-04: when a battle begins, each side reads the sheets of the enemies in it. */
function reveal(play: Play, battle: Opened, side: Side): void {
  const enemy = otherSide(side);
  const sheets = fightersOf(battle, enemy).map((counter) => ({
    counter,
    sheet: sheetOf(under(knownIn(play, enemy).desk, counter)),
  }));
  for (const { counter, sheet } of sheets) {
    play.state.desks[side].dossiers[counter] = {
      ...{ counter, sheet, machines: null, units: [], source: 'battle', turn: play.state.board.turn },
    };
  }
  tell(play, { type: 'revealed', rule: 'SEC-DEPLOY-04', to: own(play, side), side: enemy, battle: battle.id, sheets });
}

/** SEC-SCOUT-05: the whole sheet, as an enemy reads it. */
export function sheetOf(detachment: Detachment): Draft['desks'][Side]['dossiers'][string]['sheet'] & {} {
  const { name, kind, units, isCommander, xp } = detachment;
  return {
    ...{ name, kind, isCommander, xp, points: fieldedPoints(detachment) },
    units: units.map((unit) => ({ ...unit, traits: [...unit.traits] })),
  };
}

/** SEC-BTL-06: the points of these counters, as their side knows them. */
export const pointsFor = (play: Play, side: Side, counters: readonly CounterId[]): number =>
  counters.reduce((sum, id) => sum + fieldedPoints(under(knownIn(play, side).desk, id)), 0);

/** SEC-BTL-02: the fortifications of a fortified territory, for this many points of defenders that did not respond. */
export const fortificationsFor = (points: number): number => Math.floor(points / POINTS_PER_FORTIFICATION);
