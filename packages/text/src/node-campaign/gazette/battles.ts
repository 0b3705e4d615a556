import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import type { BattleId, Event, NodeId, Owner, ScoredBattle, View } from '@sealed-orders/rules/node-campaign';
import type { TopicWords } from '../../gazette.ts';
import { capital, listed, plain, type Sentence, say } from '../../sentence.ts';
import { endedSentence, side } from '../events/battles.ts';
import type { EventOf } from '../events/table.ts';
import { DEGREE_NAMES, MISSION_NAMES } from '../names.ts';
import type { Words } from '../words.ts';

/** The public part of the set-up or of a week. */
export interface Told {
  readonly view: View;
  readonly events: readonly Event[];
  /** The saved records of the battles that ended then. */
  readonly past: readonly Pick<ScoredBattle, 'id' | 'mission'>[];
}

/** A battle as the gazette tells it. */
export interface ToldBattle {
  readonly id: BattleId;
  readonly node: NodeId;
  /** The holder's side first, then the attackers. */
  readonly sides: readonly (readonly Owner[])[];
  /** Null: the battle is not over yet. */
  readonly ended: EventOf<'battle-ended'> | null;
}

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is EventOf<Type> =>
    event.type === type;

/** All events of a type. */
export const eventsOf = <Type extends Event['type']>(events: readonly Event[], type: Type): readonly EventOf<Type>[] =>
  events.filter(isOf(type));

/**
 * The battles that began or ended, in the order they began. A battle against an Imperial Guard that nobody plays is
 * just a roll of a die, so it is left out.
 */
export function toldBattles({ view, events }: Pick<Told, 'view' | 'events'>): readonly ToldBattle[] {
  const opened = eventsOf(events, 'battle-opened');
  const ended = new Map(eventsOf(events, 'battle-ended').map((event) => [event.battle, event]));
  const begun = new Map(opened.map((event) => [event.battle, event]));
  return [...new Set([...ended.keys(), ...begun.keys()])]
    .filter((id) => ended.get(id)?.ending !== 'at-once')
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .flatMap((id): readonly ToldBattle[] => {
      const [start, end] = [begun.get(id), ended.get(id) ?? null];
      const agreed = lookup(view.battles, id)?.multi?.sides;
      if (end !== null) return [{ id, node: end.node, sides: end.sides, ended: end }];
      if (start === undefined) return [];
      return [{ id, node: start.node, sides: agreed ?? [[start.defender], [start.attacker]], ended: null }];
    });
}

export const winnersOf = ({ sides, ended }: ToldBattle): readonly Owner[] =>
  ended === null || ended.winner === null ? [] : (sides[ended.winner] ?? []);
const isSeat = (owner: Owner): owner is SeatId => owner !== '*guard';

function resultWords(battle: ToldBattle, words: Words): string {
  const { ended } = battle;
  if (ended === null) return 'Not over yet';
  if (ended.ending === 'void') return 'Called off';
  const byDie = ended.ending === 'random' ? ', decided by a die' : '';
  const winners = winnersOf(battle);
  if (winners.length === 0) return `A draw${byDie}`;
  const who = plain(side(winners, words));
  if (ended.ending === 'concession') return `Conceded to ${who}`;
  const victory = ended.degree === null ? 'victory' : `${DEGREE_NAMES[ended.degree]} victory`;
  return `A ${victory} for ${who}${byDie}`;
}

/** `Azure against Madder`. */
const meeting = ({ sides }: ToldBattle, words: Words): string =>
  sides.map((one) => plain(side(one, words))).join(' against ');

export function battleWords(battle: ToldBattle, words: Words): TopicWords {
  const { id, node, sides } = battle;
  return {
    id,
    number: null,
    place: words.node(node).text,
    title: capital(meeting(battle, words)),
    sides: sides.flatMap((owners, i) =>
      owners.filter(isSeat).map((seat) => ({ seat, says: i === 0 ? 'defended' : 'attacked' })),
    ),
    result: resultWords(battle, words),
  };
}

/** A paragraph about a battle: how it ended, the mission, and which battleforces were destroyed. */
export function battleStory(battle: ToldBattle, { past, events }: Told, words: Words): Sentence {
  const { id, node, sides, ended } = battle;
  if (ended === null) {
    const [holder = [], ...attackers] = sides;
    return say`${side(attackers.flat(), words)} attacked ${side(holder, words)} at ${words.node(node)}. The battle is not over yet.`;
  }
  const mission = past.find((one) => one.id === id)?.mission ?? null;
  const played = mission === null || ended.ending !== 'report' ? '' : ` They played ${MISSION_NAMES[mission]}.`;
  const lost = eventsOf(events, 'force-destroyed').filter(
    (one) => one.node === node && sides.flat().includes(one.owner),
  );
  const destroyed =
    lost.length === 0
      ? []
      : say` Destroyed, with nowhere to retreat: ${listed(lost.map(({ name, force }) => ({ kind: 'name', text: name, ref: force }) as const))}.`;
  return say`${endedSentence(ended, words)}${played}${destroyed}`;
}
