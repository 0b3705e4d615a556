import type { Issues, Outcome, SeatId, Summary, Topic, TopicNow } from '../kernel/index.ts';
import { mapNode, playersOf, seatsOf } from './board/board.ts';
import { weekOfWar } from './board/dates.ts';
import type { Event, NodeGame, PastBattle, Phase, State, View } from './types.ts';

export const outcome = ({ ended }: Pick<State, 'ended'>): Outcome =>
  ended === null ? { kind: 'ongoing' } : { kind: 'ended', rule: ended.rule, winners: ended.winners };

const phaseOf = ({ clock, night }: Pick<State, 'clock' | 'night'>): Phase => {
  if (clock.day === 0) return 'set-up';
  return night === null ? 'war' : 'game-night';
};

/** A day is a round. */
export const summary = (state: State): Summary => ({ round: state.clock.day, phase: phaseOf(state) });

/** An issue for each week of the war, and one for the set-up. */
export const issues: Issues<NodeGame> = {
  zone: ({ settings }) => settings.timeZone,
  of: (round, date) => (round === 0 ? 0 : weekOfWar(round, date)),
};

/** Nobody met for a battle against a Guard that nobody plays. NODE-FAC-IG-03. */
const isTold = ({ ending }: Pick<PastBattle, 'ending'>): boolean => ending !== 'at-once';

/** Battles that go on, with those who fight now. */
export const topics = (view: View): readonly TopicNow[] =>
  Object.values(view.battles).map(
    (battle): TopicNow => ({
      id: battle.id,
      seats: playersOf(battle),
      at: mapNode(view, battle.node).name,
      standing: (view.talks[battle.id]?.dispute ?? null) === null ? 'open' : 'disputed',
    }),
  );

export const outcomes = (events: readonly Event[]): readonly Topic[] =>
  events.flatMap((event) =>
    event.type === 'battle-ended' && isTold(event) ? [{ id: event.battle, seats: seatsOf(event.sides.flat()) }] : [],
  );

const RULED: readonly Event['type'][] = ['ruled', 'corrected', 'battle-extended', 'list-approved'];
const COMMANDED: readonly Event['type'][] = ['ordered', 'order-cancelled'];

/** What a ruling said; or what an order did, without what it set off; and the battles that ended by it. */
export function deeds(events: readonly Event[]): readonly Event[] {
  const ruled = events.filter(({ type }) => RULED.includes(type));
  const said = ruled.length > 0 ? ruled : saidFirst(events);
  return [...said, ...events.filter((event) => event.type === 'battle-ended' && !said.includes(event))];
}

/** All commands of a series; of any other order the first events, as far as they are alike. */
function saidFirst(events: readonly Event[]): readonly Event[] {
  const [first] = events;
  if (first === undefined) return [];
  if (COMMANDED.includes(first.type) && 'seat' in first) {
    return events.filter((event) => COMMANDED.includes(event.type) && 'seat' in event && event.seat === first.seat);
  }
  const others = events.findIndex(({ type }) => type !== first.type);
  return others < 0 ? events : events.slice(0, others);
}

/** Everybody is everybody's neighbour: all is open. */
export const neighbours = ({ you, seats }: View): readonly SeatId[] =>
  you === null ? [] : seats.filter((seat) => seat !== you);
