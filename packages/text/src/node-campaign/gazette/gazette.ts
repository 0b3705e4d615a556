import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event, Owner } from '@sealed-orders/rules/node-campaign';
import type { GazetteText, RoundWords } from '../../gazette.ts';
import { begun, capital, counted, listed, plain, type Sentence, say } from '../../sentence.ts';
import { side } from '../events/battles.ts';
import { describeEvent } from '../events.ts';
import { type Words, wordsOfStep } from '../words.ts';
import { battleStory, battleWords, eventsOf, type Told, type ToldBattle, toldBattles, winnersOf } from './battles.ts';

/** News that gets a line each. Orders, moves and points are left out: they would fill the page. */
const NEWS: readonly Event['type'][] = [
  'player-entered',
  'seat-emptied',
  'seat-filled',
  'force-tainted',
  'rok-landed',
  'portal-opened',
  'installation-destroyed',
  'multi-agreed',
  'night-opened',
  'battle-extended',
  'ruled',
  'corrected',
];

/** Nodes gained, by player; only the last owner of each node counts. */
function gains({ events }: Told): ReadonlyMap<Owner, readonly Event[]> {
  const changes = eventsOf(events, 'control-changed').filter(({ how }) => how !== 'set-up');
  const last = new Map(changes.map((event) => [event.node, event]));
  const found = new Map<Owner, readonly Event[]>();
  for (const event of last.values())
    if (event.owner !== null) found.set(event.owner, [...(found.get(event.owner) ?? []), event]);
  return found;
}

const nodesOf = (events: readonly Event[], words: Words): Sentence =>
  listed(events.flatMap((event) => (event.type === 'control-changed' ? [words.node(event.node)] : [])));

/** `Azure took Grayford and Threll Marsh.` */
const conquests = (told: Told, words: Words): readonly Sentence[] =>
  [...gains(told)].map(([owner, nodes]) => begun(say`${words.seat(owner)} took ${nodesOf(nodes, words)}.`));

/** What each player scored. */
function scored({ events }: Told, words: Words): readonly Sentence[] {
  const sums = new Map<SeatId, number>();
  for (const { seat, amount } of eventsOf(events, 'vp-scored')) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  const rows = [...sums].filter(([, vp]) => vp !== 0).sort((a, b) => b[1] - a[1]);
  return rows.length === 0
    ? []
    : [say`Victory points gained: ${listed(rows.map(([seat, vp]) => say`${words.seat(seat)} ${vp}`))}.`];
}

const RANK = { crushing: 3, solid: 2, marginal: 1 } as const;
const weight = ({ ended }: ToldBattle): number => {
  if (ended === null) return 0;
  return ended.degree === null ? 1 : RANK[ended.degree] + 1;
};

/** A headline about the most important battle; null: there was none. */
function ofBattles(battles: readonly ToldBattle[], words: Words): string | null {
  const [first] = battles.toSorted((a, b) => weight(b) - weight(a));
  if (first === undefined) return null;
  const at = words.node(first.node).text;
  if (first.ended === null) return `Battle at ${at}`;
  if (first.ended.ending === 'void') return `The battle at ${at} is called off`;
  const winners = winnersOf(first);
  // A name may be singular or plural, so no verb follows it.
  if (winners.length === 0) return `Neither side yields at ${at}`;
  const names = capital(plain(side(winners, words)));
  return first.ended.winner === 0 ? `${at} held by ${names}` : `${names} victorious at ${at}`;
}

/** A headline about the player who took the most nodes; null: nobody took any. */
function ofGains(told: Told, words: Words): string | null {
  const [first] = [...gains(told)].toSorted((a, b) => b[1].length - a[1].length);
  if (first === undefined) return null;
  const [owner, nodes] = first;
  const what = nodes.length > 3 ? counted(nodes.length, 'node', 'nodes') : plain(nodesOf(nodes, words));
  return capital(`${what} taken by ${words.seat(owner).text}`);
}

function headlineOf(told: Told, battles: readonly ToldBattle[], words: Words): string {
  const [end] = eventsOf(told.events, 'campaign-ended');
  if (end !== undefined) {
    return end.winners.length === 0
      ? 'The war is over, and nobody won'
      : `The war is over: ${plain(listed(end.winners.map(words.seat)))} won`;
  }
  if (eventsOf(told.events, 'war-began').length > 0) return 'The war begins';
  const quiet = told.view.clock.day === 0 ? 'Armies gather' : 'All quiet';
  return ofBattles(battles, words) ?? ofGains(told, words) ?? quiet;
}

/** The days of a week up to this one: `Days 8 to 12`. */
function daysUpTo(day: number): string {
  const first = day - ((day - 1) % 7);
  return first === day ? `Day ${day}` : `Days ${first} to ${day}`;
}

function deckOf(told: Told, battles: readonly ToldBattle[]): string {
  const { day } = told.view.clock;
  if (day === 0) {
    const hasBegun = eventsOf(told.events, 'war-began').length > 0;
    return hasBegun ? 'All players have chosen where to start.' : 'The players are choosing where to start.';
  }
  const open = battles.filter(({ ended }) => ended === null).length;
  const over = battles.length - open;
  const taken = [...gains(told).values()].flat().length;
  const parts = [
    ...(over > 0 ? [`${counted(over, 'battle', 'battles')} ended`] : []),
    ...(open > 0 ? [`${counted(open, 'battle is', 'battles are')} still to be fought`] : []),
    ...(taken > 0 ? [`${counted(taken, 'node', 'nodes')} changed hands`] : []),
  ];
  return `${daysUpTo(day)}: ${parts.length === 0 ? 'nothing changed hands' : plain(listed(parts))}.`;
}

function tell(told: Told): RoundWords {
  const words = wordsOfStep(told.view, told.events);
  const battles = toldBattles(told);
  const news = told.events.filter(({ type }) => NEWS.includes(type));
  return {
    headline: headlineOf(told, battles, words),
    deck: deckOf(told, battles),
    story: [
      ...battles.map((battle) => begun(battleStory(battle, told, words))),
      ...conquests(told, words),
      ...scored(told, words),
    ],
    topics: battles.map((battle) => battleWords(battle, words)),
    news: news.map((event) => describeEvent(event, words)),
  };
}

/** The node campaign's texts for a gazette. */
export const nodeGazetteText: GazetteText<Told> = {
  tell,
  scores: 'victory points after each week',
  topics: {
    title: 'The battles',
    says: 'as told by the players who fought them',
    none: 'No battles began or ended.',
  },
  caption: (isOver) =>
    isOver ? 'The star map at the end of the war.' : 'The star map as everyone sees it: nothing on it is hidden.',
  wholeTruth:
    'Everything as it stood at the end of that week. Under the terms of this campaign, it is no longer secret.',
};
