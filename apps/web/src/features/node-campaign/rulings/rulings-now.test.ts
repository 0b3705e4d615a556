import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { type Faction, nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { nodeBoard, nodeCommands, nodeWar } from '@sealed-orders/rules/testing';
import { describe, expect, test } from 'vitest';
import { rulingsNow, waitingBattles } from './rulings-now.ts';
import { undecided } from './undecided.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];
const EARLY = '2031-05-05T12:00:00.000Z';
/** Three days before the battle's deadline. */
const LATE = '2031-05-16T12:00:00.000Z';

/** Orks attack the Guard in O4 on Monday 5 May 2031. */
function fought(): View {
  const made = nodeWar(
    { red: 'orks', blue: 'imperial-guard' },
    {
      given: nodeBoard({ forces: { f1: 'red O3', f2: 'blue O4' }, control: { red: 'O3', blue: 'O4' }, cp: { red: 5 } }),
    },
  );
  return made.does('red', ...nodeCommands('move f1 O4')).seenBy('referee');
}

/** The referee's view with something more in the talks about the battle. */
function withTalk(view: View, more: Partial<View['talks'][string]>): View {
  const talks = Object.entries(view.talks).map(([id, talk]) => [id, { ...talk, ...more }] as const);
  return { ...view, talks: Object.fromEntries(talks) };
}

/** A war that is being set up. */
function setUp(...factions: readonly Faction[]): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: factions.map((faction, i) => ({ id: ['red', 'blue', 'green'][i], name: `Seat ${i}`, faction })),
    settings: { anyMix: true },
  });
  const made = nodeCampaign.begin(setup, { edition: '1', dice: seededDice(Uint8Array.of(1)) }, EARLY);
  if (!made.ok) throw new Error('the war begins');
  return nodeCampaign.view(made.value.state, { kind: 'referee' });
}

describe('A battle waits for the referee', () => {
  test('not while its players can still agree', () => {
    expect(waitingBattles(fought(), EARLY)).toEqual([]);
  });

  test('when the force level may be set', () => {
    expect(waitingBattles(fought(), LATE)).toMatchObject([
      { battle: 'b1', node: 'O4', needsLevel: true, isDisputed: false, lists: [] },
    ]);
  });

  test('when its report is disputed', () => {
    const view = withTalk(fought(), { dispute: { by: BLUE, text: 'It was a draw.' } });
    expect(waitingBattles(view, EARLY)).toMatchObject([{ battle: 'b1', isDisputed: true, needsLevel: false }]);
  });

  test('with a list to approve, until it is approved', () => {
    const view = fought();
    const [force] = Object.values(view.forces).filter(({ owner }) => owner === RED);
    if (force === undefined) throw new Error('red has a battleforce');
    const list = (isApproved: boolean) => withTalk(view, { lists: [{ seat: RED, force: force.id, isApproved }] });
    expect(waitingBattles(list(false), EARLY)).toMatchObject([{ lists: [{ seat: RED, forces: [{ id: force.id }] }] }]);
    expect(waitingBattles(list(true), EARLY)).toEqual([]);
  });
});

describe('Only the referee can take a battle further', () => {
  const disputed = withTalk(fought(), { dispute: { by: BLUE, text: 'It was a draw.' } });

  test('after a dispute, or with a list to approve, and not because of a level', () => {
    expect(undecided(fought())).toEqual([]);
    expect(undecided(disputed)).toEqual([{ battle: 'b1', node: 'O4', isDisputed: true }]);
    const [force] = Object.values(disputed.forces);
    if (force === undefined) throw new Error('there is a battleforce');
    const listed = withTalk(fought(), { lists: [{ seat: RED, force: force.id, isApproved: false }] });
    expect(undecided(listed)).toEqual([{ battle: 'b1', node: 'O4', isDisputed: false }]);
  });

  test('nobody else, and nothing once the war is over', () => {
    expect(undecided({ ...disputed, isReferee: false })).toEqual([]);
    expect(undecided({ ...disputed, ended: { rule: 'NODE-WIN-04', winners: [] } })).toEqual([]);
  });
});

describe('The desk offers', () => {
  test('points and an early end, once the war has begun', () => {
    expect(rulingsNow(fought())).toEqual(['give-points', 'end-campaign']);
  });

  test('nothing after the end', () => {
    expect(rulingsNow({ ...fought(), ended: { rule: 'NODE-WIN-04', winners: [] } })).toEqual([]);
  });

  test('during the set-up, to place a Guard that nobody plays', () => {
    expect(rulingsNow(setUp('chaos', 'eldar'))).toEqual(['place-guard']);
  });

  test('and to divide its planets among several Guard players', () => {
    expect(rulingsNow(setUp('imperial-guard', 'imperial-guard', 'orks'))).toEqual(['share-guard']);
    expect(rulingsNow(setUp('imperial-guard', 'orks'))).toEqual([]);
  });
});
