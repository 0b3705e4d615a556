import type { Practice, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { PRACTICE_FACTIONS, READY_MADE } from '../data/practice.ts';
import { options } from '../options.ts';
import type { Beginning, NewUnit, NodeGame, NodeId, Option, Order, PlainOrder, View } from '../types.ts';
import { nodeValue } from '../victory/values.ts';
import { bestCommand } from './worth.ts';

/** How the computer plays a seat of the node campaign. */
export const practice: Practice<NodeGame> = {
  war: {
    ...{ preset: 'short', start: null },
    // Nobody is there to approve a list.
    settings: { listApproval: false },
    seats: PRACTICE_FACTIONS.map((faction) => ({ faction })),
  },
  sheet: () => null,
  order: nextOrder,
};

/** The seat's next order: first what it owes, then what its points buy. */
function nextOrder(view: View): Order | null {
  const { you } = view;
  if (you === null) return null;
  const offered = options(view);
  for (const option of offered) {
    const order = answered(view, you, option);
    if (order !== null) return order;
  }
  return spent(view, you, offered) ?? passed(offered);
}

/** What it says to a question; null: nothing. Each answer removes the question, so that they come to an end. */
function answered(view: View, you: SeatId, option: Option): Order | null {
  switch (option.type) {
    case 'place':
      return { type: 'place', nodes: placed(view, option) };
    case 'join':
      return joined(view, you, option);
    case 'roster':
      return enrolled(view, option);
    case 'confirm':
      return { type: 'confirm', battle: option.battle, units: [...option.fielded] };
    case 'level':
      return levelled(view, you, option);
    case 'decision':
      return isTaken(option.decision) ? option.decision : null;
    default:
      return null;
  }
}

/** The richest nodes. Beside a colony the first by the map. */
function placed(view: View, { choices, beside }: Beginning): NodeId[] {
  const richest = (among: readonly NodeId[]): readonly NodeId[] =>
    [...among].sort((a, b) => nodeValue(view, b) - nodeValue(view, a)).slice(0, 1);
  const nodes = choices.flatMap(richest);
  const around = beside.find(({ colony }) => nodes.includes(colony))?.nodes ?? [];
  return [...nodes, ...around.slice(0, 2)];
}

type Of<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;

/** A faction that nobody plays yet; where it enters is left to the rules. */
function joined({ players }: View, you: SeatId, { faction }: Of<'join'>): Order | null {
  const isWaiting = lookup(players, you)?.standing === 'waiting';
  const isFree = Object.values(players).every((player) => player.faction !== faction);
  return isWaiting && isFree ? { type: 'join', faction, army: '', nodes: [] } : null;
}

function enrolled({ forces }: View, { force, most }: Of<'roster'>): Order | null {
  const units = readyMadeUnits(most);
  const isEmpty = lookup(forces, force)?.units.length === 0;
  return isEmpty && units.length > 0 ? { type: 'roster', force, units, killTeam: [] } : null;
}

/** NODE-BF-02: a ready-made roster of at most this many points, for the computer and for players who want one. */
export function readyMadeUnits(most: number): NewUnit[] {
  const units: NewUnit[] = [];
  let left = most;
  for (const unit of READY_MADE) {
    if (unit.points > left) break;
    left -= unit.points;
    units.push(unit);
  }
  return units;
}

/** What another player has named, or else the usual level. NODE-BTL-02. */
function levelled({ talks }: View, you: SeatId, { battle, least, most, usual }: Of<'level'>): Order | null {
  const named = lookup(talks, battle)?.levels ?? [];
  const others = named.filter(({ seat, level }) => seat !== you && level >= least && level <= most);
  const level = others.at(-1)?.level ?? usual;
  return named.some((one) => one.seat === you && one.level === level) ? null : { type: 'level', battle, level };
}

/**
 * It takes the first mission, holds the node, fights two at a time and no pivotal battles, and leaves results to the dice as soon as its
 * opponent does too; a report on the table it confirms. NODE-BTL-15, -16.
 */
function isTaken(decision: PlainOrder): boolean {
  switch (decision.type) {
    case 'choose-mission':
      return true;
    case 'leave':
      return decision.to === null;
    case 'pivotal':
      return !decision.wants;
    case 'consent':
      return !decision.agrees;
    case 'random':
      return decision.wants;
    default:
      return false;
  }
}

/** The best command if it can be paid; otherwise it saves for it. What waits for the hour of processing is carried out first. */
function spent(view: View, you: SeatId, offered: readonly Option[]): Order | null {
  if (view.posts.some(({ seat, paid }) => seat === you && paid !== null)) return null;
  const commands = offered.filter((option) => option.type === 'command');
  const best = bestCommand(view, you, commands);
  if (best === null || best.refusal !== null) return null;
  return { type: 'commands', commands: [best.command], when: { kind: 'now' } };
}

/** NODE-CP-06: in a game night it passes if nothing is worth its points. */
const passed = (offered: readonly Option[]): Order | null =>
  offered.some((option) => option.type === 'decision' && option.decision.type === 'pass') ? { type: 'pass' } : null;
