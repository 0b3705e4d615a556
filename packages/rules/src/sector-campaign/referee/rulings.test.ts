import { expect, test } from 'vitest';
import { sectorCampaign } from '../index.ts';
import { territory, war } from '../testing/war.ts';

const campaign = () => war('attacks', { pieces: { Wolves: 'west 8', Bears: 'west 5', Owls: 'east A' } });

const toEast = (made: ReturnType<typeof war>, name: string) =>
  made.rule({
    type: 'corrections',
    edits: [{ type: 'set-control', territory: territory(made.state, name), side: 'east' }],
  });

const offered = (made: ReturnType<typeof war>): readonly string[] =>
  sectorCampaign.correctable(made.seenBy('referee'), 'set-control').map(({ id }) => id);

test('SEC-TURN-06: a territory with counters in it can’t change hands', () => {
  const made = campaign();
  expect(toEast(made, '8')).toMatchObject([{ code: 'territory-occupied', rule: 'SEC-TURN-06' }]);
  expect(offered(made)).not.toContain(territory(made.state, '8'));
  expect(toEast(made, '7')).toEqual([]);
  expect(made.board.territories[territory(made.state, '7')]?.controller).toBe('east');
});

test('SEC-TURN-06: nor can one under attack, even if nobody is in it', () => {
  const made = campaign();
  const [from, to] = [territory(made.state, '8'), territory(made.state, 'B')];
  made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
  expect(toEast(made, 'B')).toMatchObject([{ code: 'territory-occupied' }]);
  expect(offered(made)).not.toContain(to);
});
