import {
  type BattleId,
  type Event,
  SIDES,
  type Side,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import type { GazetteText, RoundWords, TopicWords } from '../../gazette.ts';
import { begun, counted, listed, plain, type Sentence, say, signed } from '../../sentence.ts';
import { endedSentence, losses, victorOf } from '../events/battles.ts';
import type { EventOf } from '../events/table.ts';
import { describeEvent } from '../events.ts';
import { ENDING_NAMES, SIDE_NAMES } from '../names.ts';
import { type Words, wordsOf } from '../words.ts';

/** What is public of the set-up or of a turn. */
export interface ToldTurn {
  readonly view: View;
  readonly events: readonly Event[];
}

/** Small news, told one by one. Declarations are left out: they would fill the page. */
const NEWS: readonly Event['type'][] = [
  'planet-found',
  'majors-named',
  'isolated',
  'reconnected',
  'fortified',
  'removed',
  'air-loss',
  'directive-announced',
  'elsewhere-rolled',
  'momentum-earned',
  'side-absent',
  'victory-claimed',
  'claim-answered',
  'ruled',
  'corrected',
];

const eventsOf = <Type extends Event['type']>(events: readonly Event[], type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

const enemyOf = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** A battle as the gazette tells it. */
interface ToldBattle {
  readonly id: BattleId;
  readonly territory: TerritoryId;
  readonly attacker: Side;
  /** Null: not over yet. */
  readonly ended: EventOf<'battle-ended'> | null;
}

/** The battles of the turn, in the order in which they were declared. */
function toldBattles({ view, events }: ToldTurn): readonly ToldBattle[] {
  const ended = eventsOf(events, 'battle-ended').map((event): ToldBattle => {
    const { battle: id, territory, attacker } = event;
    return { id, territory, attacker, ended: event };
  });
  const open = Object.values(view.board.battles)
    .filter(({ id, outcome }) => outcome === null && ended.every((one) => one.id !== id))
    .map(({ id, territory, attacker }): ToldBattle => ({ id, territory, attacker, ended: null }));
  return [...ended, ...open].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
}

function battleWords({ id, territory, attacker, ended }: ToldBattle, { view }: ToldTurn, words: Words): TopicWords {
  const { sides } = view.board;
  const defender = enemyOf(attacker);
  return {
    id,
    number: null,
    place: words.territory(territory).text,
    title: `${SIDE_NAMES[attacker]} attacks ${words.territory(territory).text}`,
    sides: [
      { seat: sides[attacker].commander, says: 'attacked' },
      { seat: sides[defender].commander, says: 'defended' },
    ],
    result: ended === null ? 'Not over yet' : resultWords(ended),
  };
}

function resultWords(ended: EventOf<'battle-ended'>): string {
  const victor = victorOf(ended);
  const result = victor === null ? 'A draw' : `${SIDE_NAMES[victor]} won`;
  return ended.ending === 'report' ? result : `${result}, ${ENDING_NAMES[ended.ending]}`;
}

/** A paragraph on a battle. */
function battleStory({ territory, attacker, ended }: ToldBattle, words: Words): Sentence {
  if (ended !== null) return say`${endedSentence(ended, words)}${losses(ended, words)}`;
  return say`${words.side(attacker)} attacked ${words.territory(territory)}. The battle is not over yet.`;
}

/** `West took B and C.`, going by the last holder of each territory. */
function conquests({ events }: ToldTurn, words: Words): readonly Sentence[] {
  const last = new Map(eventsOf(events, 'control-changed').map((event) => [event.territory, event]));
  return SIDES.flatMap((side) => {
    const taken = [...last.values()].filter((event) => event.side === side);
    return taken.length === 0
      ? []
      : [say`${words.side(side)} took ${listed(taken.map(({ territory }) => words.territory(territory)))}.`];
  });
}

/** `Score: West 6, East −1.` */
const scores = ({ view }: ToldTurn, words: Words): Sentence =>
  say`Score: ${listed(SIDES.map((side) => say`${words.side(side)} ${signed(view.board.sides[side].score)}`))}.`;

const points = ({ fought }: EventOf<'battle-ended'>): number => fought.reduce((sum, one) => sum + one.points, 0);

/** The headline about the largest battle decided, or else about an open one; null: no battles. */
function ofBattles(battles: readonly ToldBattle[], words: Words): string | null {
  const over = battles.flatMap(({ ended }) => ended ?? []);
  const [first] = over.toSorted((a, b) => points(b) - points(a));
  if (first === undefined) {
    const [open] = battles;
    return open === undefined ? null : `Battle in ${words.territory(open.territory).text}`;
  }
  const at = words.territory(first.territory).text;
  const victor = victorOf(first);
  if (victor === null) return `Neither side yields in ${at}`;
  return victor === first.attacker ? `${SIDE_NAMES[victor]} victorious in ${at}` : `${SIDE_NAMES[victor]} holds ${at}`;
}

function headlineOf(told: ToldTurn, battles: readonly ToldBattle[], words: Words): string {
  const [end] = eventsOf(told.events, 'campaign-ended');
  if (end !== undefined) {
    return end.winner === null
      ? 'The campaign is over, and nobody won'
      : `The campaign is over: ${SIDE_NAMES[end.winner]} won`;
  }
  if (told.view.board.turn === 0) return 'Two armies face each other';
  const [taken] = conquests(told, words);
  return ofBattles(battles, words) ?? (taken === undefined ? 'A quiet front' : plain(taken).replace(/\.$/, ''));
}

function deckOf(told: ToldTurn, battles: readonly ToldBattle[]): string {
  if (told.view.board.turn === 0) return 'Both sides deploy their counters face down.';
  const attacks = eventsOf(told.events, 'attack-declared').length;
  const taken = new Set(eventsOf(told.events, 'control-changed').map(({ territory }) => territory)).size;
  const open = battles.filter(({ ended }) => ended === null).length;
  const over = battles.length - open;
  const parts = [
    ...(attacks > 0 ? [`${counted(attacks, 'attack was', 'attacks were')} declared`] : []),
    ...(over > 0 ? [`${counted(over, 'battle', 'battles')} ended`] : []),
    ...(open > 0 ? [`${counted(open, 'battle is', 'battles are')} still to be fought`] : []),
    ...(taken > 0 ? [`${counted(taken, 'territory', 'territories')} changed hands`] : []),
  ];
  return parts.length === 0 ? 'Nobody attacked.' : `${plain(listed(parts))}.`;
}

function tell(told: ToldTurn): RoundWords {
  const words = wordsOf(told.view);
  const battles = toldBattles(told);
  const news = told.events.filter(({ type }) => NEWS.includes(type));
  return {
    headline: headlineOf(told, battles, words),
    deck: deckOf(told, battles),
    story: [
      ...battles.map((battle) => begun(battleStory(battle, words))),
      ...conquests(told, words),
      ...(told.view.board.turn === 0 ? [] : [scores(told, words)]),
    ],
    topics: battles.map((battle) => battleWords(battle, told, words)),
    news: news.map((event) => describeEvent(event, words)),
  };
}

/** The sector campaign's texts in a gazette. */
export const sectorGazetteText: GazetteText<ToldTurn> = {
  tell,
  scores: 'victory points after each turn',
  topics: {
    title: 'The battles',
    says: 'as told by the players who fought them',
    none: 'No battles were fought this turn.',
  },
  caption: (isOver) =>
    isOver
      ? 'The sectors at the end of the campaign.'
      : 'The sectors as everyone sees them: counters are face down until they have fought.',
};
