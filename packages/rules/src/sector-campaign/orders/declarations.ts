import { missionFaults } from '../air/missions.ts';
import { dogfightFaults } from '../air/reactions.ts';
import { attackFaults, dropAttackFaults, flyAttackFaults } from '../attacks/attacks.ts';
import { doneFaults, dropResponseFaults, flyResponseFaults, respondFaults } from '../attacks/responses.ts';
import { isAsked, refused } from '../board/board.ts';
import { dropMoveFaults, flyMoveFaults, fortifyFaults, landingFaults, moveFaults } from '../moves/moves.ts';
import { scoutFaults } from '../scouting/scouting.ts';
import { placeFaults } from '../setup/deployment.ts';
import { DECLARES, isDeclaring } from '../turn/alternation.ts';
import type { Declaration, DeclarationOf, DeclarationType, DeclaringPhase, Known, Queue, Rejection } from '../types.ts';

type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;
type Declarations = { readonly [One in Declaration as One['type']]: One };
type Faults<One extends Declaration> = (known: Known, declaration: One) => readonly Rejection[];

const OF_FLIGHTS: Readonly<Record<Fly['purpose'], Faults<Fly>>> = {
  move: flyMoveFaults,
  attack: flyAttackFaults,
  response: flyResponseFaults,
};
const OF_DROPS: Readonly<Record<Drop['purpose'], Faults<Drop>>> = {
  move: dropMoveFaults,
  attack: dropAttackFaults,
  response: dropResponseFaults,
};

/** Why a side can't make a declaration, by its kind. */
const FAULTS: { readonly [Type in DeclarationType]: Faults<Declarations[Type]> } = {
  place: placeFaults,
  mission: missionFaults,
  scout: scoutFaults,
  dogfight: dogfightFaults,
  move: moveFaults,
  fortify: fortifyFaults,
  'land-vehicles': landingFaults,
  attack: attackFaults,
  respond: respondFaults,
  fly: (known, order) => OF_FLIGHTS[order.purpose](known, order),
  drop: (known, order) => OF_DROPS[order.purpose](known, order),
  done: doneFaults,
  pass: () => [],
};

const OF_TYPE: Readonly<
  Record<Exclude<DeclarationType, 'fly' | 'drop' | 'respond' | 'done'>, readonly DeclaringPhase[]>
> = {
  place: ['deployment'],
  mission: ['air'],
  scout: ['scouting'],
  dogfight: ['scouting', 'moves', 'attacks'],
  move: ['moves'],
  fortify: ['moves'],
  'land-vehicles': ['moves'],
  attack: ['attacks'],
  // SEC-INIT-04: every aircraft gets a mission, and every detachment a place.
  pass: ['scouting', 'moves', 'attacks'],
};

/** The queues that can hold a declaration: those of the phases in which it is possible, or of responses. SEC-TURN-05. */
export function queuesFor(declaration: Declaration): readonly Queue[] {
  switch (declaration.type) {
    case 'respond':
    case 'done':
      return ['responses'];
    case 'fly':
    case 'drop':
      return [declaration.purpose === 'move' ? 'moves' : declaration.purpose === 'attack' ? 'attacks' : 'responses'];
    default:
      return OF_TYPE[declaration.type];
  }
}

/** The queue for what the side is asked now; null: there is none. */
export function queueAsked({ board, side }: Known): Queue | null {
  if (isAsked(board, side, 'respond')) return 'responses';
  return isDeclaring(board.phase) && isAsked(board, side, DECLARES[board.phase]) ? board.phase : null;
}

/** SEC-TURN-01, SEC-INIT-04, SEC-RESP-01: why the side can't declare this now. */
export function declarationFaults(known: Known, declaration: Declaration): readonly Rejection[] {
  const asked = queueAsked(known);
  if (asked === null) return [refused('not-your-declaration', 'SEC-INIT-04')];
  if (!queuesFor(declaration).includes(asked)) return [refused('wrong-phase', 'SEC-TURN-01', ['type'])];
  return faultsOf(declaration.type, known, declaration);
}

const faultsOf = <Type extends DeclarationType>(
  type: Type,
  known: Known,
  declaration: Declarations[Type],
): readonly Rejection[] => FAULTS[type](known, declaration);
