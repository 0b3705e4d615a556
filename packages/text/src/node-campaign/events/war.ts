import type { Event, Taking } from '@sealed-orders/rules/node-campaign';
import { listed, type Sentence, say, signed } from '../../sentence.ts';
import { longDate } from '../dates.ts';
import { FACTION_NAMES, INSTALLATION_NAMES, SCORE_NAMES } from '../names.ts';
import { army, atField, installation, named, type Words, whose } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const STEPS: Readonly<Record<EventOf<'set-up-asked'>['step'], string>> = {
  guard: 'the cities to garrison',
  colonies: 'a colony and its neighbouring nodes',
  others: 'a node to start in',
};

type SetUpType = 'campaign-began' | 'set-up-asked' | 'control-dealt' | 'force-raised' | 'war-began';
type SeatType = 'seat-emptied' | 'seat-filled' | 'player-joining' | 'player-entered';

/** NODE-SETUP. */
const setUpSentences: SentencesFor<SetUpType | SeatType> = {
  'campaign-began': () => say`The set-up begins.`,
  'set-up-asked': ({ step, seats }, words) => say`Now choosing ${STEPS[step]}: ${listed(seats.map(words.seat))}.`,
  'control-dealt': ({ owner, nodes }, words) =>
    nodes.length > 5
      ? say`Now controlled by ${words.seat(owner)}: ${nodes.length} nodes.`
      : say`Now controlled by ${words.seat(owner)}: ${listed(nodes.map(words.node))}.`,
  'force-raised': ({ force, owner, node, name, isHulk }, words) =>
    say`A new ${isHulk ? 'Space Hulk' : 'battleforce'} in ${words.node(node)}: ${named({ kind: 'name', text: name, ref: force }, owner, words)}.`,
  'war-began': ({ date }) => say`The war begins: day 1, ${longDate(date)}.`,
  'seat-emptied': ({ seat }, words) => say`Nobody is playing ${words.seat(seat)} at the moment.`,
  'seat-filled': ({ seat }, words) => say`Somebody is playing ${words.seat(seat)} again.`,
  'player-joining': ({ seat, faction }, words) =>
    say`${words.seat(seat)} will join the war at midnight as ${FACTION_NAMES[faction]}.`,
  'player-entered': ({ seat, faction }, words) => say`${words.seat(seat)} joined the war as ${FACTION_NAMES[faction]}.`,
};

const GAINED: Readonly<Record<EventOf<'cp-gained'>['why'], string>> = {
  daily: 'Daily points',
  waagh: 'Waagh!',
  'top-up': 'Top-up (nobody could afford an order)',
  acceleration: 'Acceleration points',
  referee: 'Points from the referee',
};

const plus = (points: number): string => (points < 0 ? signed(points) : `+${points}`);

/** `everyone +1`, or each player's share. */
function gainsSentence({ why, gains }: EventOf<'cp-gained'>, words: Words): Sentence {
  const [first] = gains;
  const isSame = gains.length > 1 && gains.every(({ points, lost }) => points === first?.points && lost === 0);
  // Only Orks get the bonus of the Waagh!.
  if (first !== undefined && isSame && why !== 'waagh') return say`everyone ${plus(first.points)} CP`;
  return listed(
    gains.map(({ seat, points, lost }): Sentence => {
      const overCap = lost === 0 ? '' : ` (${lost} CP lost to the limit)`;
      return say`${words.seat(seat)} ${plus(points)} CP${overCap}`;
    }),
  );
}

function vpSentence({ seat, amount, score, battle }: EventOf<'vp-scored'>, words: Words): Sentence {
  const at = battle === null ? [] : atField(battle, words);
  if (score === 'referee') return say`A ruling changed ${whose(seat, words)} score by ${plus(amount)} VP.`;
  if (amount < 0) return say`${words.seat(seat)} gave up ${-amount} VP ${SCORE_NAMES[score]}${at}.`;
  return say`${words.seat(seat)} scored ${amount} VP ${SCORE_NAMES[score]}${at}.`;
}

/** NODE-CP, NODE-VP. */
const pointSentences: SentencesFor<'day-began' | 'cp-gained' | 'embargo-ended' | 'vp-scored'> = {
  'day-began': ({ date, day }) => say`Day ${day} begins: ${longDate(date)}.`,
  'cp-gained': (event, words) => say`${GAINED[event.why]}: ${gainsSentence(event, words)}.`,
  'embargo-ended': ({ gains }, words) =>
    say`Acceleration points can now be spent: ${listed(gains.map(({ seat, points }) => say`${words.seat(seat)} ${points}`))}.`,
  'vp-scored': vpSentence,
};

type Taken = (
  taken: Omit<EventOf<'control-changed'>, 'owner' | 'to'> & { readonly to: Sentence },
  words: Words,
) => Sentence;

const from = (was: EventOf<'control-changed'>['was'], words: Words): Sentence =>
  was === null ? [] : say` from ${words.seat(was)}`;

const TAKEN: Readonly<Record<Taking, Taken>> = {
  'set-up': ({ to, node }, words) => say`${words.node(node)} went to ${to}.`,
  entered: ({ to, node, was }, words) => say`${to} took ${words.node(node)}${from(was, words)}.`,
  won: ({ to, node, was }, words) => say`${to} won ${words.node(node)}${from(was, words)}.`,
  drawn: ({ to, node }, words) => say`${words.node(node)} went to ${to}.`,
  expanded: ({ to, node, was }, words) =>
    was === null
      ? say`${to} expanded control to ${words.node(node)}.`
      : say`${to} expanded control to ${words.node(node)}, taking it from ${words.seat(was)}.`,
  corrupted: ({ to, node, was }, words) => say`${to} corrupted ${words.node(node)} and took it${from(was, words)}.`,
  ceded: ({ to, node, was }, words) =>
    was === null
      ? say`${to} was given ${words.node(node)}.`
      : say`${words.seat(was)} ceded ${words.node(node)} to ${to}.`,
  'joint-command': ({ to, node, was }, words) =>
    say`${to} took over ${words.node(node)}${from(was, words)} under joint command.`,
};

function controlSentence(event: EventOf<'control-changed'>, words: Words): Sentence {
  if (event.owner === null) return say`Nobody controls ${words.node(event.node)} any more.`;
  return TAKEN[event.how]({ ...event, to: [words.seat(event.owner)] }, words);
}

/** A roll against a target number: `rolled 4, needed 3+`. */
const rolled = (die: number, needed: number): string => `rolled ${die}, needed ${needed}+`;

function failedSentence(event: EventOf<'path-failed'>, words: Words): Sentence {
  const { force, owner, from: start, into, die, needed } = event;
  const who = army(force, owner, words);
  return start === into
    ? say`${who} stayed in ${words.node(start)}: ${rolled(die, needed)}.`
    : say`${who} missed the drop from ${words.node(start)} and ended up in ${words.node(into)}: ${rolled(die, needed)}.`;
}

function destroyedSentence(event: EventOf<'installation-destroyed'>, words: Words): Sentence {
  const gone = installation(event, INSTALLATION_NAMES[event.what], words);
  const at = words.node(event.node);
  return event.by === null
    ? say`${gone} in ${at} was destroyed.`
    : say`${words.seat(event.by)} destroyed ${gone} in ${at}.`;
}

type MovementType =
  | 'order-ignored'
  | 'moved'
  | 'path-failed'
  | 'control-changed'
  | 'rok-landed'
  | 'portal-opened'
  | 'installation-destroyed'
  | 'force-tainted';

/** NODE-MOVE, and what is built in the nodes. */
const movementSentences: SentencesFor<MovementType> = {
  'order-ignored': ({ force, seat, die }, words) =>
    say`${army(force, seat, words)} ignored the order: Tainted, ${rolled(die, 4)}.`,
  moved: ({ force, owner, from: start, into, roll }, words) =>
    say`${army(force, owner, words)} moved from ${words.node(start)} to ${words.node(into)}${roll === null ? '' : `: ${rolled(roll.die, roll.needed)}`}.`,
  'path-failed': failedSentence,
  'control-changed': controlSentence,
  'rok-landed': ({ node, seat }, words) => say`${whose(seat, words)} Rok now defends ${words.node(node)}.`,
  'portal-opened': ({ node, seat }, words) => say`${words.seat(seat)} opened a webway portal in ${words.node(node)}.`,
  'installation-destroyed': destroyedSentence,
  'force-tainted': ({ force, by }, words) =>
    say`${words.seat(by)} tainted ${words.force(force) ?? say`a battleforce`}. From now on, it ignores orders to move if it rolls 1 to 3.`,
};

type WarType = SetUpType | SeatType | keyof typeof pointSentences | MovementType;

/** The set-up, points, movement and control. */
export const warSentences: SentencesFor<WarType & Event['type']> = {
  ...setUpSentences,
  ...pointSentences,
  ...movementSentences,
};
