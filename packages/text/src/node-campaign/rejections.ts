import type { Facts } from '@sealed-orders/rules/kernel';
import type { RefusalCode } from '@sealed-orders/rules/node-campaign';
import { counted } from '../sentence.ts';
import { longDate } from './dates.ts';
import { word } from './facts.ts';

/** A refusal with its facts. */
export interface Refused {
  readonly code: RefusalCode;
  readonly facts: Facts;
}
type Reason = string | ((facts: Facts) => string);
type Reasons<Code extends RefusalCode> = Readonly<Record<Code, Reason>>;

const points = (value: unknown): string => counted(Number(value), 'point', 'points');

/** NODE-MAP-12: what is wrong with a map. `id` is the node, planet or path. */
const MAP_FAULTS: Readonly<Record<string, (id: string) => string>> = {
  'node-twice': (id) => `Two nodes have the id ${id}.`,
  'name-twice': (id) => `${id} has the same name as another node.`,
  'planet-twice': (id) => `Two planets have the id ${id}.`,
  'planet-unknown': (id) => `${id} is on a planet that the map doesn’t have.`,
  'planet-missing': (id) => `${id} must be on a planet.`,
  'planet-in-space': (id) => `${id} is in open space, so it can’t belong to a planet.`,
  'site-in-space': (id) => `${id} is in space, so it can’t have an installation.`,
  'city-site-elsewhere': (id) => `${id} is not a city, so it can’t have a city installation.`,
  'orbit-missing': (id) => `The planet ${id} needs an orbit.`,
  'orbit-twice': (id) => `The planet ${id} has more than one orbit.`,
  'path-nowhere': (id) => `The path ${id} leads to a node that the map doesn’t have.`,
  'path-to-itself': (id) => `The path ${id} leads back to the same node.`,
  'path-twice': (id) => `Two paths connect the same nodes: ${id}.`,
  'no-deep-space': () => 'The map needs a deep space node.',
  'no-warp': () => 'The map needs a warp node.',
  'no-surface': () => 'The map needs a surface node that is neither a city nor a spaceport.',
  disconnected: (id) => `No path leads to ${id}.`,
};

const mapFault = ({ fault, id }: Facts): string =>
  Object.entries(MAP_FAULTS).find(([one]) => one === fault)?.[1](word(id)) ?? 'This map can’t be played on.';

const tooLarge =
  (what: string): Reason =>
  ({ points: given, most }) =>
    given === undefined
      ? `${what} has no room for more units.`
      : `${what} has ${points(given)}; at most ${word(most)} allowed.`;

type BoardCode = Extract<
  RefusalCode,
  | 'not-understood'
  | 'campaign-ended'
  | 'not-your-seat'
  | 'seat-empty'
  | 'not-yet'
  | 'set-up-over'
  | 'not-offered'
  | 'mix-imperium'
  | 'mix-xenos'
  | 'map-unplayable'
  | 'level-range'
  | 'too-many-points'
  | `node-${string}`
  | `force-${string}`
  | 'too-many-nodes'
  | 'too-few-nodes'
  | 'unit-unknown'
  | 'seat-taken'
  | 'late-join-off'
>;

const boardReasons: Reasons<BoardCode> = {
  'not-understood': 'This order could not be read.',
  'campaign-ended': 'The war is over.',
  'not-your-seat': 'You can’t do this for another player.',
  'seat-empty': 'Nobody is playing this seat at the moment.',
  'not-yet': 'You can’t do this yet.',
  'set-up-over': 'The set-up is over.',
  'not-offered': 'You can’t do this here.',
  'mix-imperium':
    'The war needs an Imperium player: Imperial Guard, Space Marines or Inquisition. Change a faction, or allow any mix of factions.',
  'mix-xenos': 'The war needs a player outside the Imperium. Change a faction, or allow any mix of factions.',
  'map-unplayable': mapFault,
  'level-range': ({ least, most }) =>
    least === undefined
      ? 'The usual force level must be between the lowest and the highest.'
      : `The force level must be ${word(least)} to ${word(most)} points.`,
  'too-many-points': ({ points: given, most }) => `${points(given)}; at most ${word(most)} allowed.`,
  'node-unknown': 'The map has no such node.',
  'node-type': 'That isn’t possible in a node of this kind.',
  'node-taken': 'This node is already taken.',
  'node-occupied': 'There is a battleforce in this node.',
  'node-contested': 'A battle is pending in this node.',
  'node-not-yours': 'You don’t control this node.',
  'node-not-theirs': 'This belongs to the wrong player.',
  'too-many-nodes': 'You have chosen too many nodes.',
  'too-few-nodes': 'You haven’t chosen enough nodes yet.',
  'force-unknown': 'This battleforce is gone.',
  'force-not-yours': 'This battleforce belongs to another player.',
  'force-locked': 'This battleforce is locked by a battle, so it can’t take orders.',
  'force-not-placed': 'This battleforce is not on the map yet.',
  'unit-unknown': 'This unit is not in the roster.',
  'seat-taken': 'This player is already in the war.',
  'late-join-off': 'Nobody can join this war late.',
};

type OrderCode = Extract<
  RefusalCode,
  | 'not-your-faction'
  | 'cannot-pay'
  | 'protected-absent'
  | 'one-order-only'
  | 'not-your-round'
  | 'already-acted'
  | 'postdated-unknown'
  | 'date-past'
  | 'date-too-late'
  | 'too-many-posts'
  | 'series-broken'
  | 'not-adjacent'
  | 'entry-forbidden'
  | 'warp-closed'
  | 'hulk-cannot-land'
  | 'portal-dormant'
  | 'not-called'
  | 'already-called'
  | 'no-neighbour'
  | 'rok-defends'
  | 'not-surface'
  | 'no-uses-left'
  | 'too-many-forces'
  | 'already-tainted'
  | 'no-installation'
  | 'city-spared'
  | 'portal-here'
  | 'tyranid-node'
  | `roster-${string}`
  | 'kill-team-too-large'
  | 'name-taken'
  | 'retrain-needed'
  | 'nothing-changed'
  | 'night-open'
  | 'night-closed'
  | 'battle-pending'
>;

const orderReasons: Reasons<OrderCode> = {
  'not-your-faction': 'This faction can’t do that.',
  'cannot-pay': ({ price, points: left }) =>
    price === undefined ? 'There were not enough CP.' : `It costs ${word(price)} CP; only ${word(left)} available.`,
  'protected-absent': ({ price, points: left }) =>
    `This order attacks an absent player, so acceleration points can’t pay for it. It costs ${word(price)} ordinary CP; only ${word(left)} available.`,
  'one-order-only': 'You can give only one order a round.',
  'not-your-round': 'You are not in this round. Tap “I am here tonight” to join from the next one.',
  'already-acted': 'You have already made your choice.',
  'postdated-unknown': 'This postdated order no longer exists.',
  'date-past': 'This time has passed. Choose a later one.',
  'date-too-late': ({ last }) =>
    last === undefined
      ? 'That is too far ahead.'
      : `That is too far ahead. Choose a day up to ${longDate(word(last))}.`,
  'too-many-posts': ({ most }) => `At most ${word(most)} postdated orders at a time. Withdraw one first.`,
  'series-broken': 'An earlier step of this order failed.',
  'not-adjacent': 'No path connects these nodes.',
  'entry-forbidden': 'This faction’s alliances forbid that.',
  'warp-closed': 'Only Eldar and Dark Eldar can enter the warp.',
  'hulk-cannot-land': 'A Space Hulk can’t land.',
  'portal-dormant': 'This portal is dormant while Tyranids control its node.',
  'not-called': 'Call your first battleforce before you give other orders.',
  'already-called': 'Your first battleforce has already been called.',
  'no-neighbour':
    'To expand, you need a neighbouring node of your own. To cede a node, you need an Imperial Guard node next to it.',
  'rok-defends': 'A Rok defends this node.',
  'not-surface': 'Choose a node on the surface of a planet.',
  'no-uses-left': 'You have no more uses of this order.',
  'too-many-forces': 'You already have as many battleforces as this campaign allows.',
  'already-tainted': 'This battleforce is already Tainted.',
  'no-installation': 'There is no such installation here.',
  'city-spared': 'Tau can’t destroy city installations.',
  'portal-here': 'There is already a portal here.',
  'tyranid-node': 'Tyranids control this node. No portal can open there, and nobody can enter it from the warp.',
  'roster-frozen': 'You can no longer change this roster for free. Use Modify.',
  'roster-too-large': tooLarge('The roster'),
  'roster-not-empty': 'This battleforce already has a roster.',
  'kill-team-too-large': tooLarge('The Kill-Team'),
  'name-taken': 'Another battleforce has this name.',
  'retrain-needed': 'You can change a mindless unit only with Retrain, and only once in an order.',
  'nothing-changed': 'That would change nothing.',
  'night-open': 'A session is already open.',
  'night-closed': 'No session is open.',
  'battle-pending': 'No session can open while a battle is pending.',
};

/** The sentence for each code. Leaving one out is a compile error. */
const REASONS: Reasons<RefusalCode> = {
  ...boardReasons,
  ...orderReasons,
  'battle-unknown': 'This battle is over.',
  'not-in-battle': 'Only the players fighting this battle can do this.',
  'battle-reported': 'A report on this battle has already been filed.',
  'not-reported': 'No report has been filed yet.',
  'not-your-report': 'Only the player who filed the report can take it back.',
  'report-answered': 'Another player has already answered the report, so you can’t take it back.',
  'own-report': 'This is your own version. Another player has to answer it.',
  'same-result': 'This is the result already reported. Change something, or confirm the report.',
  'amended-already': 'The report has already been amended. Confirm or dispute it.',
  'amendment-stands': 'You can’t take an amendment back. Another player has to answer it.',
  'report-disputed': 'The report is disputed. The referee decides.',
  'level-missing': 'Agree on a force level first.',
  'mission-known': 'The mission has already been rolled.',
  'pivotal-asked': 'The request for a pivotal battle has not been answered yet.',
  'no-choice-open': 'There is nothing to choose at the moment.',
  'not-your-choice': 'Another player makes this choice.',
  'choice-unknown': 'That is not one of the choices.',
  'units-missing': 'Enter at least one unit.',
  'result-mismatch':
    'The result isn’t consistent. Check the date, the winner, the level of victory and what each unit did.',
  'too-early': 'It is too early for that.',
  'multi-asked': 'One battle for everyone has already been proposed.',
  'multi-not-asked': 'The proposal to fight one battle no longer stands.',
  'too-few-players': 'There are not enough players for this.',
  'no-such-split':
    'Put every player on a side: allies on the same side, the attacker and the holder on different sides.',
  'agreed-already': 'This has already been answered.',
  'defences-mismatch': ({ turrets }) =>
    turrets === undefined
      ? 'A Rok is defended only by turrets, HQ, Troops and Heavy Support.'
      : `Too many turrets; at most ${word(turrets)} allowed.`,
  'list-unapproved': 'The referee has not approved your list yet.',
  'no-change': 'That would change nothing.',
  'not-agreed': ({ agreed, players }) =>
    `More than half of the players must agree; ${word(agreed)} of ${word(players)} have.`,
  'not-disputed': 'Nobody has disputed this report.',
  'seat-unknown': 'This player is not in the war.',
  'deadline-unknown': 'This deadline no longer exists.',
};

/** Why something is not allowed, in a sentence. It names nothing on the map, so it is the same for every reader. */
export function refusalSentence({ code, facts }: Refused): string {
  const reason = REASONS[code];
  return typeof reason === 'string' ? reason : reason(facts);
}

const hasReason = (code: string): code is RefusalCode => Object.hasOwn(REASONS, code);

/** Like {@link refusalSentence}; null for another game's codes. */
export const refusalReason = ({ code, facts }: { readonly code: string; readonly facts: Facts }): string | null =>
  hasReason(code) ? refusalSentence({ code, facts }) : null;
