import { sectorSetUp, sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { sectorGazetteText } from './gazette.ts';

type War = ReturnType<typeof sectorWar>;

/** West attacks B from 8 with Wolves; Owls defend. */
function attack(): War {
  const war = sectorWar('attacks', {
    pieces: { Wolves: 'west 8', Bears: 'west 8', Owls: 'east B', Crows: 'east E' },
    majors: '1 3 G I',
  });
  const [from, to] = [sectorTerritory(war.state, '8'), sectorTerritory(war.state, 'B')];
  return war.does('west', { type: 'attack', from, to, detachments: [war.one('Wolves').id], isHasty: false });
}

const tell = (war: War) =>
  sectorGazetteText.tell({ view: war.seenBy('spectator'), events: war.story.filter(({ to }) => to === 'all') });

test('a battle that is not over has no result yet', () => {
  const { headline, deck, topics } = tell(attack().until('battles'));
  expect([headline, deck]).toEqual(['Battle in B', '1 attack was declared and 1 battle is still to be fought.']);
  expect(topics).toEqual([
    {
      ...{ id: 'b1', number: null, place: 'B', title: 'West attacks B', result: 'Not over yet' },
      sides: [
        { seat: 'anna', says: 'attacked' },
        { seat: 'bert', says: 'defended' },
      ],
    },
  ]);
});

test('a turn is told by its battles, conquests and score', () => {
  const war = attack().until('battles');
  const [battle] = Object.values(war.board.battles);
  if (battle === undefined) throw new Error('a battle in B');
  war.give('east', { type: 'concede', battle: battle.id });
  war.until('moves');
  const { headline, deck, story, topics, news } = tell(war);
  expect([headline, topics.map(({ result }) => result)]).toEqual(['West victorious in B', ['West won, conceded']]);
  expect(deck).toBe('1 attack was declared, 1 battle ended and 1 territory changed hands.');
  expect(story.map(plain).slice(0, 2)).toEqual(['East conceded the battle in B.', 'West took B.']);
  expect(plain(story.at(-1) ?? [])).toMatch(/^Score: West −?\d+ and East −?\d+\.$/);
  expect(news.map(plain).join(' ')).toContain('In other sectors, West rolled');
});

test('a turn without attacks is quiet', () => {
  const war = sectorWar('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect([tell(war).headline, tell(war).deck]).toEqual(['A quiet front', 'Nobody attacked.']);
});

test('the set-up has an issue of its own', () => {
  const war = sectorSetUp();
  expect([tell(war).headline, tell(war).deck]).toEqual([
    'Two armies face each other',
    'Both sides deploy their counters face down.',
  ]);
});
