import { seatId } from '@sealed-orders/rules/kernel';
import { planSeries, type SeriesPlan, type View } from '@sealed-orders/rules/node-campaign';
import { nodeBoard, nodeCommands, nodeWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { aboutOf, optionsAbout, postsOnMap, reachOf, stepsOnMap, targetOf } from './targets.ts';

const RED = seatId('red');
const PIECES = {
  forces: { f1: 'red O1', f2: 'red O3', f3: 'blue O4' },
  control: { red: 'O1 O3', blue: 'O4' },
  cp: { red: 20 },
};

/** What red, Orks, knows of a war with the Imperial Guard. */
const redView = (): View =>
  nodeWar({ red: 'orks', blue: 'imperial-guard' }, { given: nodeBoard(PIECES) }).seenBy('red');
const planned = (...texts: readonly string[]): SeriesPlan => planSeries(redView(), RED, nodeCommands(...texts), false);
const forceIn = (id: string) => {
  const force = redView().forces[id];
  if (force === undefined) throw new Error(`no battleforce ${id}`);
  return force;
};
const nodeOf = (id: string) => forceIn(id).node;

describe('what the selection asks for', () => {
  test('an own battleforce is meant itself, somebody else’s stands for its node', () => {
    const view = redView();
    const of = (id: string) => aboutOf(view, 'red', { kind: 'force', force: forceIn(id).id });
    expect(of('f1')).toEqual({ force: 'f1', node: null });
    expect(of('f3')).toEqual({ force: null, node: 'O4' });
  });

  test('without a selection anything is meant', () => {
    expect(aboutOf(redView(), 'red', null)).toEqual({ force: null, node: null });
  });

  test('a selected battleforce narrows its own orders, not those of nodes', () => {
    const about = { force: forceIn('f1').id, node: null };
    const plan = planned();
    expect(optionsAbout(plan, 'move', about).every(({ command }) => 'force' in command && command.force === 'f1')).toBe(
      true,
    );
    expect(optionsAbout(plan, 'expand', about)).toEqual(optionsAbout(plan, 'expand', { force: null, node: null }));
  });

  test('a selected node narrows orders to those that lead there', () => {
    const options = optionsAbout(planned(), 'move', { force: null, node: nodeOf('f3') });
    expect(options.map(({ command }) => command)).toEqual(nodeCommands('move f2 O4'));
  });
});

describe('the map', () => {
  test('rings the nodes that can be chosen, with the cost and the roll', () => {
    const plan = planned();
    const reach = reachOf(plan.after, optionsAbout(plan, 'move', { force: forceIn('f1').id, node: null }));
    expect(reach).toContainEqual({ node: 'O6', cost: 5, odds: '3+' });
    expect(reach).toContainEqual({ node: 'O2', cost: 5, odds: null });
    expect(reach.map(({ node }) => node)).not.toContain('O10');
  });

  test('does not ring what cannot be paid', () => {
    const plan = planned('move f2 O12', 'move f2 O7', 'move f2 O10', 'move f1 O2');
    const options = optionsAbout(plan, 'move', { force: null, node: null });
    expect(options.length).toBeGreaterThan(0);
    expect(reachOf(plan.after, options)).toEqual([]);
  });

  test('draws each step from where its battleforce is then', () => {
    expect(stepsOnMap(planned('move f1 O6', 'move f1 O10', 'expand O11').steps)).toEqual([
      { number: 1, from: 'O1', to: 'O6', state: 'complete' },
      { number: 2, from: 'O6', to: 'O10', state: 'complete' },
      { number: 3, from: null, to: 'O11', state: 'complete' },
    ]);
  });

  test('draws a step that is no longer legal as a draft, and leaves out what has no place', () => {
    const steps = planned('modify f1', 'move f1 O10').steps;
    expect(stepsOnMap(steps)).toEqual([{ number: 2, from: 'O1', to: 'O10', state: 'draft' }]);
  });

  test('draws what the player has postdated as sealed, one order after the other', () => {
    const war = nodeWar({ red: 'orks', blue: 'imperial-guard' }, { given: nodeBoard(PIECES) });
    const when = { kind: 'on', date: '2031-05-07', time: '12:00' } as const;
    war.give('red', { type: 'commands', commands: [...nodeCommands('move f1 O6', 'move f1 O10')], when });
    war.give('red', { type: 'commands', commands: [...nodeCommands('expand O11')], when });
    expect(postsOnMap(war.seenBy('red'), RED)).toEqual([
      { number: 1, from: 'O1', to: 'O6', state: 'sealed' },
      { number: 2, from: 'O6', to: 'O10', state: 'sealed' },
      { number: 3, from: null, to: 'O11', state: 'sealed' },
    ]);
    expect(postsOnMap(war.seenBy('blue'), RED)).toEqual([]);
  });

  test('an order that names no node is about where its battleforce is', () => {
    const [destroy, cede] = nodeCommands('destroy f1 site', 'cede O3 blue');
    expect([destroy, cede].map((one) => one && targetOf(redView(), one))).toEqual(['O1', 'O3']);
  });
});
