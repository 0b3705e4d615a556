import { describe, expect, test } from 'vitest';
import { checkOrder } from '../check.ts';
import { options } from '../options.ts';
import { board, commands, node, seat, setUp, type War, war } from '../testing.ts';
import type { Command, Faction, Option, Order, Owner, State } from '../types.ts';
import { GUARD, INSTALLATIONS } from '../vocabulary.ts';

const FACTIONS: Readonly<Record<string, Faction>> = {
  red: 'orks',
  blue: 'imperial-guard',
  green: 'tyranids',
  gold: 'eldar',
  grey: 'necrons',
  black: 'chaos',
  white: 'space-marines',
  dusk: 'dark-eldar',
};
const SEATS = Object.keys(FACTIONS);
/** Crowded, so that much is legal. */
const CROWDED = {
  forces: {
    ...{ f1: 'red ORB-O', f2: 'red D1 hulk', f3: 'red O7', f4: 'blue O4', f5: 'blue O1 tainted', f6: 'green O9' },
    ...{ f7: 'green V4', f8: 'gold W', f9: 'gold O10', f10: 'grey O6', f11: 'grey V5', f12: 'black O12' },
    ...{ f13: 'black D2', f14: 'white O8', f15: 'white D1', f16: 'blue O3', f17: 'dusk W', f18: 'dusk V2' },
  },
  control: {
    ...{ red: 'O7 ORB-O', blue: 'O1 O2 O3 O4 O5 V1', green: 'O9 V4 V3', gold: 'O10', grey: 'O6 V5' },
    ...{ black: 'O12', white: 'O8 O11', dusk: 'V2' },
  },
  roks: { O7: 'red' },
  portals: { O10: ['gold'], V5: ['gold'] },
  cp: Object.fromEntries(SEATS.map((id) => [id, 100])),
};

type Of<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;
const commandsOf = (made: War, by: string): readonly Of<'command'>[] =>
  options(made.seenBy(by)).filter((option) => option.type === 'command');
const now = (...given: readonly Command[]): Order => ({
  type: 'commands',
  commands: [...given],
  when: { kind: 'now' },
});
const written = (given: readonly Command[]): readonly string[] => given.map((one) => JSON.stringify(one)).sort();

/** Every command that can be written down for a seat, besides Modify. */
function writable({ map, forces, seats }: State, by: string): readonly Command[] {
  const owners: readonly Owner[] = [...seats, GUARD];
  const nodes = map.nodes.map(({ id }) => id);
  const own = Object.values(forces).flatMap(({ id, owner }) => (owner === by ? [id] : []));
  return [
    ...own.flatMap((force) =>
      nodes.flatMap((to): Command[] => [
        { type: 'move', force, to },
        { type: 'redeploy', force, to },
        { type: 'phase-out', force, to },
      ]),
    ),
    ...nodes.flatMap((at) => nodes.map((to): Command => ({ type: 'call', at, to }))),
    ...nodes.flatMap((one): Command[] => [
      { type: 'expand', node: one },
      { type: 'reinforce', node: one },
      { type: 'corrupt', node: one },
      { type: 'portal', node: one },
      ...owners.map((to): Command => ({ type: 'cede', node: one, to })),
    ]),
    ...Object.values(forces).map(({ id: force }): Command => ({ type: 'taint', force })),
    ...own.flatMap((force) =>
      INSTALLATIONS.flatMap((what) =>
        (what === 'portal' ? seats : [null]).map((owner): Command => ({ type: 'destroy', force, what, owner })),
      ),
    ),
  ];
}

function isComplete(made: War): void {
  for (const by of Object.keys(made.state.players)) {
    const view = made.seenBy(by);
    const legal = writable(made.state, by).filter((one) => checkOrder(view, seat(by), now(one)).length === 0);
    const offered = commandsOf(made, by).filter(({ refusal }) => refusal === null);
    expect(written(offered.map(({ command }) => command)), by).toEqual(written(legal));
  }
}

describe('NODE-ORD-01: every legal command is offered, and nothing else', () => {
  const VARIANTS = {
    usual: {},
    other: {
      ...{ redeployRange: 'connected', redeployIntoOpenSpace: false, phaseOutWhileLocked: true, warpOpenToAll: true },
      ...{ expandControlFrom: 'battleforce', deepSpaceBattles: true, cedeWhileOccupied: false, maxBattleforces: 2 },
      errata: { allyRetreat: 'on', battleBarges: 'on', tauColony: 'on' },
    },
  } as const;
  test.each(['usual', 'other'] as const)(
    'in a crowded war with %s settings, and once battles have begun',
    (variant) => {
      const made = war(FACTIONS, { settings: VARIANTS[variant], given: board(CROWDED) });
      isComplete(made);
      made
        .seeded(1)
        .does('red', ...commands('move f3 O4'))
        .does('grey', ...commands('move f10 O1'));
      made.does('green', ...commands('move f6 O8'));
      isComplete(made);
    },
  );

  test('to Space Marines who have not called anybody yet', () => {
    const players = { white: { isUncalled: true } };
    isComplete(war(FACTIONS, { given: board({ ...CROWDED, players }) }));
  });

  test('without points: with the reason', () => {
    const made = war(FACTIONS, { given: board({ ...CROWDED, cp: { red: 4 } }) });
    const found = commandsOf(made, 'red').filter(({ command }) => command.type === 'move');
    expect(found.map(({ refusal }) => refusal?.code)).toEqual(found.map(() => 'cannot-pay'));
    expect(found[0]).toMatchObject({ price: 5, refusal: { facts: { price: 5, points: 4 } } });
    expect(commandsOf(made, 'red').find(({ command }) => command.type === 'destroy')?.refusal).toBeNull();
  });

  test('NODE-CP-06: in a game night to those whose round it is', () => {
    const made = war(FACTIONS, { given: board(CROWDED) });
    made.give('red', { type: 'present', isPresent: true });
    made.rule({ type: 'open-night' });
    isComplete(made);
    expect(commandsOf(made, 'red').some(({ refusal }) => refusal === null)).toBe(true);
    expect(new Set(commandsOf(made, 'blue').map(({ refusal }) => refusal?.code))).toEqual(new Set(['not-your-round']));
    expect(options(made.seenBy('blue')).find(({ type }) => type === 'series')).toMatchObject({ most: 0 });
  });
});

describe('What a movement leads to', () => {
  const outlook = (by: string, text: string) =>
    commandsOf(war(FACTIONS, { given: board(CROWDED) }), by).find(
      ({ command }) => written([command])[0] === written(commands(text))[0],
    )?.outlook;

  test.each<[string, string, string, object]>([
    ['a landing that takes a node', 'red', 'move f1 O5', { way: 'landing', rolls: [3], percent: 67, meets: 'node' }],
    ['a landing at a spaceport', 'red', 'move f1 O2', { rolls: [], percent: 100, others: ['blue'] }],
    ['a battle', 'red', 'move f3 O4', { meets: 'battle', others: ['blue'], percent: 100 }],
    ['a tainted battleforce obeys half the time', 'blue', 'move f5 O2', { percent: 50, meets: 'nothing' }],
    ['and less on a difficult path', 'blue', 'move f5 O6', { percent: 33, meets: 'battle', others: ['grey'] }],
    ['a drop that may end in orbit', 'white', 'move f15 O9', { way: 'drop', rolls: [4], failsInto: 'ORB-O' }],
    ['open space', 'red', 'move f1 D2', { meets: 'nothing', others: [] }],
    ['the shadow realm', 'dusk', 'move f17 O2', { way: 'shadow', rolls: [4], percent: 50, meets: 'node' }],
    ['a battleforce with its Rok', 'black', 'move f12 O7', { meets: 'battle', others: ['red'] }],
    ['a Redeploy', 'blue', 'redeploy f16 O4', { rolls: [], meets: 'nothing' }],
  ])('%s', (_title, by, text, expected) => {
    expect(outlook(by, text)).toMatchObject(expected);
  });

  test('a battle that is going on', () => {
    const made = war(FACTIONS, { given: board(CROWDED) }).does('red', ...commands('move f3 O4'));
    const found = commandsOf(made, 'blue').find(({ command }) => 'to' in command && command.to === 'O4');
    expect(found?.outlook).toMatchObject({ meets: 'stack', others: ['blue', 'red'] });
  });
});

describe('NODE-SETUP-04, -08', () => {
  test('the colony, and what can be beside it', () => {
    const made = setUp({ red: 'tau', blue: 'chaos' });
    const [place] = options(made.seenBy('red')).flatMap((option) => (option.type === 'place' ? [option] : []));
    expect(place?.step).toBe('colonies');
    expect(place?.choices[0]).toContain('K2');
    expect(place?.beside).toContainEqual({ colony: 'K2', nodes: ['K1'] });
    expect(options(made.seenBy('blue'))).toEqual([]);
  });

  test('a player without a faction can only join', () => {
    const made = war({ red: 'orks', blue: null });
    const found = options(made.seenBy('blue'));
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['join']));
    expect(found.find((option) => 'faction' in option && option.faction === 'chaos')).toMatchObject({
      choices: [['D1', 'D2', 'D3'].map(node)],
    });
  });

  test('spectators and referees choose nothing', () => {
    const made = war({ red: 'orks', blue: 'chaos' });
    expect([...options(made.seenBy('spectator')), ...options(made.seenBy('referee'))]).toEqual([]);
  });
});
