import { type Option, sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { actorsOf, begun, declarationOf, draftOf, isOffered, stayingOf, targetsOf } from './draft.ts';
import { KINDS_OF, kindOf } from './kinds.ts';
import { candidatesOf, chosenActor, chosenKind, chosenStart, chosenTarget, touched } from './steps.ts';
import { hasBonusChoice, whyNotActor, whyNotTarget } from './why.ts';

type Phase = Parameters<typeof sectorWar>[0];
type Staged = NonNullable<Parameters<typeof sectorWar>[1]>;

function asked(phase: Phase, staged: Staged) {
  const made = sectorWar(phase, staged);
  const view = made.seenBy('anna');
  const options: readonly Option[] = sectorCampaign.options(view);
  const { commander } = made.board.sides.west;
  return {
    ...{ made, view, options },
    at: (name: string) => sectorTerritory(made.state, name),
    id: (name: string) => made.one(name).id,
    judge: { view, seat: commander, queue: phase === 'moves' ? ('moves' as const) : ('attacks' as const) },
  };
}

describe('a declaration, step by step', () => {
  test('an attack begins with everyone who can go, except a major’s garrison', () => {
    const { options, at, id } = asked('attacks', {
      pieces: { Wolves: 'west 8', Bears: 'west 8', Foes: 'east B' },
      majors: '8',
    });
    const draft = chosenStart(options, begun('attack'), at('8'));
    expect(draft).toMatchObject({ from: at('8'), to: at('B'), detachments: [id('Wolves')] });
    expect(stayingOf(options, draft)).toBe(1);
    expect(declarationOf(options, draft, 'attacks')).toEqual({
      ...{ type: 'attack', from: at('8'), to: at('B'), detachments: [id('Wolves')], isHasty: false },
    });
  });

  test('an attack without a detachment is not complete', () => {
    const { view, options, at, id } = asked('attacks', { pieces: { Wolves: 'west 8', Foes: 'east B' } });
    const named = chosenStart(options, begun('attack'), at('8'));
    const nobody = chosenActor(view, options, named, id('Wolves'));
    expect(declarationOf(options, nobody, 'attacks')).toBeNull();
  });

  test('choosing a kind also chooses the only detachment that can do it', () => {
    const { view, options, id } = asked('moves', { pieces: { Wolves: 'west 8' } });
    expect(chosenKind(view, options, 'move').detachments).toEqual([id('Wolves')]);
  });

  test('the first touch of a territory chooses who is there, the next where they go', () => {
    const { view, options, at, id } = asked('moves', { pieces: { Wolves: 'west 8', Bears: 'west 1' } });
    const named = touched(view, options, chosenKind(view, options, 'move'), at('8')) ?? begun('move');
    expect(named.detachments).toEqual([id('Wolves')]);
    const placed = touched(view, options, named, at('5')) ?? begun('move');
    expect(declarationOf(options, placed, 'moves')).toEqual({
      ...{ type: 'move', detachment: id('Wolves'), to: at('5'), isBonus: false },
    });
  });

  test('flights take the shortest route until another is chosen', () => {
    const { view, options, at, id } = asked('moves', { pieces: { Hawks: 'west 8 airborne', Bears: 'west 1' } });
    const flight = chosenTarget(chosenActor(view, options, begun('fly'), id('Hawks')), at('2'));
    expect(declarationOf(options, flight, 'moves')).toMatchObject({ type: 'fly', route: [at('5'), at('2')] });
    const other = { ...flight, route: [at('7'), at('4'), at('1'), at('2')] };
    expect(declarationOf(options, other, 'moves')).toMatchObject({ route: [at('7'), at('4'), at('1'), at('2')] });
  });

  test('choosing another target drops the route to the last one', () => {
    const { at } = asked('moves', { pieces: { Hawks: 'west 8 airborne' } });
    const flown = { ...begun('fly'), to: at('2'), route: [at('5'), at('2')] };
    expect(chosenTarget(flown, at('1')).route).toBeNull();
  });

  test('a side can always pass', () => {
    const { options } = asked('moves', { pieces: { Wolves: 'west 8' } });
    expect(isOffered(options, 'pass')).toBe(true);
    expect(isOffered(options, 'fly')).toBe(false);
  });

  test('a draft made from an offered declaration gives the same declaration', () => {
    const { options } = asked('moves', { pieces: { Wolves: 'west 8', Hawks: 'west 5 airborne' } });
    const complete = options.flatMap((one) =>
      one.type === 'order' && one.order.type === 'declare' ? [one.order.declaration] : [],
    );
    expect(complete.length).toBeGreaterThan(3);
    for (const one of complete) {
      expect(declarationOf(options, draftOf(one, kindOf(one)), 'moves')).toEqual(one);
    }
  });
});

describe('a supreme commander’s extra move', () => {
  const pieces = { Chief: 'west 5 commander', Hawks: 'west 4 airborne', Larks: 'west 9 airborne' };

  test('can be used for a march or a flight in the commander’s line, and for no other', () => {
    const { view, options, at, id, judge } = asked('moves', { pieces });
    const flight = chosenTarget(chosenActor(view, options, begun('fly'), id('Hawks')), at('8'));
    expect(hasBonusChoice(judge, declarationOf(options, flight, 'moves'))).toBe(true);
    expect(declarationOf(options, { ...flight, isBonus: true }, 'moves')).toMatchObject({ type: 'fly', isBonus: true });
    const march = chosenTarget(chosenActor(view, options, begun('move'), id('Hawks')), at('7'));
    expect(hasBonusChoice(judge, declarationOf(options, march, 'moves'))).toBe(true);
    const other = chosenTarget(chosenActor(view, options, begun('fly'), id('Larks')), at('8'));
    expect(hasBonusChoice(judge, declarationOf(options, other, 'moves'))).toBe(false);
  });

  test('is all that is left for flights when the side’s moves are used up', () => {
    const { made } = asked('moves', { pieces });
    const { west } = made.board.sides;
    const used = { ...west, used: { ...west.used, moves: west.initiative } };
    made.state = { ...made.state, board: { ...made.board, sides: { ...made.board.sides, west: used } } };
    const view = made.seenBy('anna');
    const options = sectorCampaign.options(view);
    expect(actorsOf(options, begun('fly'))).toEqual([made.one('Hawks').id]);
    const to = sectorTerritory(made.state, '8');
    const flight = chosenTarget(chosenActor(view, options, begun('fly'), made.one('Hawks').id), to);
    const declaration = declarationOf(options, flight, 'moves');
    expect(declaration).toMatchObject({ type: 'fly', isBonus: true });
    expect(hasBonusChoice({ view, seat: made.board.sides.west.commander }, declaration)).toBe(false);
  });

  test('stays chosen when a proposal is changed', () => {
    const { at, id } = asked('moves', { pieces });
    expect(draftOf({ type: 'move', detachment: id('Hawks'), to: at('7'), isBonus: true }, 'move').isBonus).toBe(true);
  });
});

describe('choices that are refused say why', () => {
  test('an isolated detachment is listed as refused, with the rule', () => {
    const { view, options, judge, id } = asked('moves', { pieces: { Wolves: 'west 8 isolated', Bears: 'west 1' } });
    expect(candidatesOf(view, begun('move'))).toContain(id('Wolves'));
    expect(actorsOf(options, begun('move'))).not.toContain(id('Wolves'));
    expect(whyNotActor(judge, 'move', id('Wolves'))).toMatchObject({
      code: 'detachment-isolated',
      rule: 'SEC-MOVE-07',
    });
  });

  test('a neighbouring territory is refused because the enemy holds it', () => {
    const { judge, at, id, options, view } = asked('moves', { pieces: { Wolves: 'west 8' } });
    const draft = chosenActor(view, options, begun('move'), id('Wolves'));
    expect(targetsOf(options, draft).map(({ to }) => to)).not.toContain(at('B'));
    expect(whyNotTarget(judge, 'move', id('Wolves'), at('B'))).toMatchObject({ code: 'territory-not-yours' });
  });

  test('a detachment without a supreme commander in its line can’t make a hasty attack', () => {
    const { judge, id } = asked('attacks', { pieces: { Wolves: 'west 8', Foes: 'east B' } });
    expect(whyNotActor(judge, 'hasty', id('Wolves'))).toMatchObject({ rule: 'SEC-ATK-04' });
  });
});

test('every question has possible answers, and one that declines unless that is not allowed', () => {
  const without = Object.entries(KINDS_OF).flatMap(([queue, kinds]) =>
    kinds.includes('pass') || kinds.includes('done') ? [] : [queue],
  );
  expect(without).toEqual(['deployment', 'air']);
});
