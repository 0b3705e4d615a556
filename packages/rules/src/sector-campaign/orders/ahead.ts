import { lookup } from '../../kernel/index.ts';
import { detachmentOf, knownOf, UNUSED } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import type { Limited } from '../board/limits.ts';
import { battleIdOf } from '../board/numbered.ts';
import { DECLARES } from '../turn/alternation.ts';
import type {
  Battle,
  Board,
  Counter,
  Declaration,
  Desk,
  DetachmentId,
  Queue,
  Side,
  TerritoryId,
  View,
} from '../types.ts';
import { PHASES } from '../vocabulary.ts';

interface Ahead {
  readonly queue: Queue;
  /** For responses: the territory that the enemy attacks; null: not named yet. */
  readonly attacked: TerritoryId | null;
  /** What is queued before it. */
  readonly done: readonly Declaration[];
}

/** For battles on an imagined board. No real battle has this number. */
const IMAGINED = battleIdOf(999_999);

/**
 * SEC-TURN-05: the view as if its side were asked for this queue and had declared what is in it. The options of this
 * view are what can be queued as the board is now; whether an instruction is legal matters only when it is due. Deployment
 * queues are foreseen by their own rules.
 */
export function asIfAsked(view: View, { queue, attacked, done }: Ahead): View {
  const known = knownOf(view);
  if (known === null) return view;
  const { side } = known;
  const phase = queue === 'responses' ? 'attacks' : queue;
  const decision = queue === 'responses' ? 'respond' : DECLARES[queue];
  const isOver = PHASES.indexOf(phase) < PHASES.indexOf(view.board.phase);
  const board: Board = {
    ...(isOver ? nextTurn(view.board) : view.board),
    ...{ phase, flight: null, asked: [{ side, decision, battle: null, territory: null }] },
  };
  const open = attacked === null ? board : underAttack(board, otherSide(side), attacked);
  const asked = { ...view, board: open };
  return done.reduce((now, declaration) => asIfDeclared(now, side, known.desk, declaration), asked);
}

/** The board at the beginning of the next turn, as far as anybody can know. SEC-BTL-11. */
function nextTurn(board: Board): Board {
  const fresh = <One extends object, Change extends object>(all: Readonly<Record<string, One>>, change: Change) =>
    Object.fromEntries(Object.entries(all).map(([id, one]) => [id, { ...one, ...change }]));
  const used = { moves: 0, attacks: 0, responses: 0 };
  return {
    ...board,
    ...{ battles: {}, answered: null },
    sides: { west: { ...board.sides.west, used }, east: { ...board.sides.east, used } },
    territories: fresh(board.territories, { isAttacked: false, hasAttacked: false }),
    counters: fresh(board.counters, { ...UNUSED, mission: null }),
  };
}

function underAttack(board: Board, attacker: Side, territory: TerritoryId): Board {
  const attack = { from: null, counters: [], way: 'ground' } as const;
  const open = Object.values(board.battles).find((one) => one.territory === territory);
  const battle: Battle = open ?? {
    ...{ id: IMAGINED, territory, attacker, attacks: [attack], responders: [], defenders: [], outcome: null },
    isFortified: false,
  };
  return { ...board, answered: battle.id, battles: { ...board.battles, [battle.id]: battle } };
}

/** What a declaration changes on the board and on its side's desk, as far as later ones depend on it. */
function asIfDeclared(view: View, side: Side, desk: Desk, declaration: Declaration): View {
  const { board } = view;
  const counters = changed(board, desk, declaration);
  const counted = countOf(declaration);
  const used = { ...board.sides[side].used };
  if (counted !== null) used[counted] += 1;
  const next = {
    ...board,
    counters: { ...board.counters, ...counters },
    sides: { ...board.sides, [side]: { ...board.sides[side], used } },
  };
  if (declaration.type !== 'fortify') return { ...view, board: next };
  const dug = lookup(board.territories, declaration.territory);
  if (dug === undefined) return view;
  return {
    ...view,
    board: { ...next, territories: { ...board.territories, [dug.id]: { ...dug, isBeingFortified: true } } },
  };
}

/** What the declaration uses up. SEC-INIT-02. */
function countOf(declaration: Declaration): Limited | null {
  switch (declaration.type) {
    case 'fortify':
    case 'land-vehicles':
      return 'moves';
    case 'move':
      return declaration.isBonus ? null : 'moves';
    case 'attack':
      return declaration.isHasty ? null : 'attacks';
    case 'respond':
      return 'responses';
    case 'fly':
      return declaration.isBonus ? null : LIMITS[declaration.purpose];
    case 'drop':
      return LIMITS[declaration.purpose];
    default:
      return null;
  }
}

const LIMITS = { move: 'moves', attack: 'attacks', response: 'responses' } as const;

/** The counters that a declaration moves, commits or sends. */
function changed(board: Board, desk: Desk, declaration: Declaration): Readonly<Record<string, Counter>> {
  const all = (ids: readonly (DetachmentId | null)[], change: Partial<Counter>): Readonly<Record<string, Counter>> =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const counter = id === null ? null : (detachmentOf(desk, id)?.counter ?? null);
        const found = counter === null ? undefined : lookup(board.counters, counter);
        return found === undefined ? [] : [[found.id, { ...found, ...change }] as const];
      }),
    );
  const committed = { battle: IMAGINED };
  switch (declaration.type) {
    case 'move':
      return all([declaration.detachment], { at: declaration.to, hasMoved: true });
    case 'attack':
      return all(declaration.detachments, committed);
    case 'respond':
      return all([declaration.detachment], committed);
    case 'mission':
      return all([declaration.detachment], { mission: { mission: declaration.mission, isUsed: false } });
    case 'fly': {
      const { purpose, detachment, cargo, route } = declaration;
      const flown = purpose === 'move' ? { at: route.at(-1) ?? null, hasMoved: true } : committed;
      return all([detachment, cargo], { ...flown, hasFlown: true });
    }
    case 'drop':
      return all([declaration.detachment], declaration.purpose === 'move' ? { at: declaration.at } : committed);
    default:
      return {};
  }
}
