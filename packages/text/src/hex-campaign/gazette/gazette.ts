import type { Event, View } from '@sealed-orders/rules/hex-campaign';
import type { GazetteText, RoundWords } from '../../gazette.ts';
import { capital, plain, type Sentence } from '../../sentence.ts';
import { describeEvent } from '../events.ts';
import { wordsOf } from '../words.ts';
import { battleStory, battleWords, type ToldBattle, toldBattles } from './battles.ts';
import { headlineOf, isOver } from './headline.ts';
import { numbered } from './numbers.ts';

/** A turn as far as it is public. */
export interface ToldTurn {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Already covered by the battles and the frame of the page. */
const TOLD_ELSEWHERE: readonly Event['type'][] = [
  'turn-began',
  'phase-opened',
  'turn-ended',
  'initiative',
  'initiative-dice',
  'battle-initiative',
  'battle-initiative-dice',
  'battle-arose',
  'battle-announced',
  'battle-ended',
  'vp-scored',
];

/** Public news of a turn besides its battles. */
function newsOf({ view, events }: ToldTurn): readonly Sentence[] {
  const words = wordsOf(view);
  return events.filter(({ type }) => !TOLD_ELSEWHERE.includes(type)).map((event) => describeEvent(event, words));
}

function deckOf(battles: readonly ToldBattle[], news: readonly Sentence[], isTurnOver: boolean): string {
  const open = battles.filter(({ result }) => result === null).length;
  if (battles.length === 0 && news[0] !== undefined) return plain(news[0]);
  if (battles.length === 0) return isTurnOver ? 'No armies met this turn.' : 'No armies have met yet.';
  const fought = `${numbered(battles.length - open, 'battle was', 'battles were')} fought this turn`;
  if (open === 0) return `${capital(fought)}.`;
  const waiting = `${numbered(open, 'battle is', 'battles are')} still being fought`;
  return open === battles.length ? `${capital(waiting)}.` : `${capital(fought)}, and ${waiting}.`;
}

function tell(told: ToldTurn): RoundWords {
  const words = wordsOf(told.view);
  const battles = toldBattles(told);
  const news = newsOf(told);
  return {
    headline: headlineOf(told, battles),
    deck: deckOf(battles, news, isOver(told.events)),
    story: battles.map((battle) => battleStory(battle, words)),
    topics: battles.map((battle) => battleWords(battle, words)),
    news,
  };
}

/** The hex campaign's texts in a gazette. */
export const hexGazetteText: GazetteText<ToldTurn> = {
  tell,
  scores: 'victory points after each turn',
  topics: {
    title: 'The battles',
    says: 'as told by the players who fought them',
    none: 'No battles were fought this turn.',
  },
  caption: (isOver) =>
    isOver
      ? 'Public knowledge that turn: Capitals, terrain, and where armies met.'
      : 'Public knowledge: Capitals, terrain, and where armies met. All other positions stay secret until the war is over.',
};
