import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import {
  absentees,
  endsSession,
  GUARD,
  isOpenSpace,
  type NodeId,
  type Option,
  type Outlook,
  type Owner,
  unbound,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { capital, listed, plain } from '@sealed-orders/text';
import { COMMAND_HINTS, commandClause, refusalSentence, type Words } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { nightText } from '@sealed-orders/text/node-campaign/night';

export type CommandOption = Extract<Option, { readonly type: 'command' }>;

/** A list that is not all about one battleforce. */
const OF_A_KIND = 2;
const MOST_REFUSED = 2;

/**
 * The orders that a player finds ready: those that can be given now, then a few that have to wait. At most two are for the same
 * battleforce or, without one, of the same type.
 * @param ranked best first
 */
export function readyOrders(ranked: readonly CommandOption[], most: number): readonly CommandOption[] {
  const open = varied(ranked.filter(({ refusal }) => refusal === null));
  const refused = varied(ranked.filter(({ refusal }) => refusal !== null));
  return [...open.slice(0, most), ...refused.slice(0, MOST_REFUSED)].slice(0, most);
}

function varied(ranked: readonly CommandOption[]): readonly CommandOption[] {
  const kindOf = ({ command }: CommandOption): string =>
    'force' in command && command.type !== 'taint' ? command.force : command.type;
  return ranked.filter((option, i) => {
    const before = ranked.slice(0, i).filter((one) => kindOf(one) === kindOf(option));
    return before.length < OF_A_KIND;
  });
}

/** What identifies an order in a list. */
export const orderKey = ({ command }: CommandOption): string => JSON.stringify(command);

/** `Move Sable Column to Ashen Ridge`. */
export const orderTitle = ({ command }: CommandOption, words: Words): string =>
  capital(plain(commandClause(command, words)));

const names = (owners: readonly Owner[], words: Words): string => plain(listed(owners.map(words.seat)));

/** What an order leads to, or why it has to wait, in a few words. */
export function leadsTo(view: View, seat: SeatId, option: CommandOption, words: Words): string {
  const { command, outlook, refusal } = option;
  const absent = absentees(view, seat, command);
  if (refusal !== null) {
    const isAway = refusal.code === 'protected-absent' && absent.length > 0;
    return isAway ? awaySays(view, seat, option, words) : refusalSentence(refusal);
  }
  const away = absent.length === 0 ? [] : [awaySays(view, seat, option, words)];
  const course = outlook === null ? [COMMAND_HINTS[command.type]] : courseOf(view, seat, option, outlook, words);
  const odds = outlook === null ? '' : composerText.odds(outlook.rolls, outlook.percent);
  return sentences([...away, ...course, ...(odds === '' ? [] : [odds])]);
}

/** An order whose battle ends the session says so on its button, too. */
export function battleSays(view: View, { outlook }: CommandOption, words: Words): string | null {
  const ends = endsSession(view, outlook);
  if (ends === null || outlook === null) return null;
  const who = names(outlook.others, words);
  return ends === 'at-once' ? nightText.startsBattle(who) : nightText.startsBattleLater(who);
}

const awaySays = (view: View, seat: SeatId, { command, price }: CommandOption, words: Words): string =>
  nightText.absent(names(absentees(view, seat, command), words), price, unbound(view, seat));

/** The end of each but the last with a full stop. */
const sentences = (parts: readonly string[]): string => parts.map((part) => part.replace(/\.$/, '')).join('. ');

function courseOf(
  view: View,
  seat: SeatId,
  option: CommandOption,
  { meets, others }: Outlook,
  words: Words,
): readonly string[] {
  const to = 'to' in option.command && option.command.type !== 'cede' ? option.command.to : null;
  if (to === null) return [];
  switch (meets) {
    case 'node':
      return [composerText.takes(words.node(to).text)];
    case 'battle':
      return [battleSays(view, option, words) ?? attackSays(others, words), ...hereSays(view, others, words)];
    case 'stack':
      return [composerText.joinsStack(String(placeInStack(view, to)))];
    case 'nothing':
      return calmSays(view, seat, to);
  }
}

const attackSays = (others: readonly Owner[], words: Words): string => composerText.attacks(names(others, words));

function hereSays({ night }: View, others: readonly Owner[], words: Words): readonly string[] {
  const here = others.filter((owner) => owner !== GUARD && night?.players.includes(owner) === true);
  return here.length === 0 ? [] : [nightText.present(names(here, words))];
}

const placeInStack = ({ battles }: View, node: NodeId): number =>
  1 + (Object.values(battles).find((battle) => battle.node === node)?.stack.length ?? 0);

function calmSays({ map, nodes }: View, seat: SeatId, to: NodeId): readonly string[] {
  if (map.nodes.some((node) => node.id === to && isOpenSpace(node))) return [composerText.openSpace];
  return lookup(nodes, to)?.controller === seat ? [composerText.own] : [];
}
