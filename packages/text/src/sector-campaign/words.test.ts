import { seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { plain } from '../sentence.ts';
import { describeEvent } from './events.ts';
import { counters, theBattle, wordsBefore, wordsOf } from './words.ts';

/** West attacks B from 8 with Wolves; Owls defend. */
function attack() {
  const war = sectorWar('attacks', {
    pieces: { Wolves: 'west 8', Bears: 'west 8', Owls: 'east B', Crows: 'east E' },
    majors: '1 3 G I',
  });
  const [from, to] = [sectorTerritory(war.state, '8'), sectorTerritory(war.state, 'B')];
  return war.does('west', { type: 'attack', from, to, detachments: [war.one('Wolves').id], isHasty: false });
}

const viewerOf = (name: string): Viewer =>
  name === 'referee' || name === 'spectator' ? { kind: name } : { kind: 'seat', seat: seatId(name) };

/** The story as a viewer reads it. */
function read(war: ReturnType<typeof attack>, viewer: string): readonly string[] {
  const words = wordsOf(war.seenBy(viewer));
  return sectorCampaign.report(war.story, viewerOf(viewer)).map((event) => plain(describeEvent(event, words)));
}

test.each([
  ['anna', 'West attacked B from 8 with Wolves.'],
  ['bert', 'West attacked B from 8 with counter 1.'],
  ['spectator', 'West attacked B from 8 with counter 1.'],
  ['referee', 'West attacked B from 8 with Wolves (counter 1).'],
])('%s reads the name of a counter only if they know it', (viewer, sentence) => {
  expect(read(attack(), viewer)).toContain(sentence);
});

test('after its battle everyone knows what fought, and nobody learns what did not', () => {
  const war = attack().until('battles');
  const told = { bert: read(war, 'bert').join(' '), spectator: read(war, 'spectator').join(' ') };
  expect([told.bert.includes('Wolves'), told.spectator.includes('Wolves')]).toEqual([true, false]);
  const [battle] = Object.values(war.board.battles);
  if (battle === undefined) throw new Error('a battle in B');
  war.give('east', { type: 'concede', battle: battle.id });
  const [fought] = war.board.past.flatMap((one) => one.fought);
  if (fought === undefined) throw new Error('a published battle');
  const published = read(war, 'spectator').join(' ');
  expect([published.includes('Bears'), wordsOf(war.seenBy('spectator')).face(fought.counter)]).toEqual([
    false,
    'Wolves',
  ]);
  expect(plain(theBattle(battle.id, wordsOf(war.seenBy('spectator'))))).toBe('the battle in B');
});

test('unknown counters are listed by number, and known ones by name', () => {
  const war = attack();
  const ids = Object.values(war.board.counters).flatMap(({ id, side }) => (side === 'west' ? [id] : []));
  const said = ['anna', 'bert'].map((viewer) => plain(counters(ids, wordsOf(war.seenBy(viewer)))));
  expect([...said, plain(counters([], wordsOf(war.seenBy('anna'))))]).toEqual([
    'Wolves and Bears',
    'counters 1 and 2',
    'nobody',
  ]);
});

test('before a campaign the sides have their names, and players too', () => {
  const words = wordsBefore((id) => `name of ${id}`);
  const war = attack();
  expect([words.side('west').text, words.seat(war.board.sides.east.commander).text]).toEqual(['West', 'name of bert']);
});
