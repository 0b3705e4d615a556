import { missionFaults, setMission } from '../air/missions.ts';
import { dogfight, dogfightFaults } from '../air/reactions.ts';
import { attack, attackFaults, dropAttack, dropAttackFaults, flyAttack, flyAttackFaults } from '../attacks/attacks.ts';
import {
  doneFaults,
  dropResponse,
  dropResponseFaults,
  endResponses,
  flyResponse,
  flyResponseFaults,
  respond,
  respondFaults,
} from '../attacks/responses.ts';
import { refused } from '../board/board.ts';
import { isAsked, type Play } from '../board/play.ts';
import {
  dropMove,
  dropMoveFaults,
  flyMove,
  flyMoveFaults,
  fortify,
  fortifyFaults,
  landingFaults,
  move,
  moveFaults,
  moveVehicles,
} from '../moves/moves.ts';
import { scout, scoutFaults } from '../scouting/scouting.ts';
import { place, placeFaults } from '../setup/deployment.ts';
import { DECLARES, isDeclaring, pass } from '../turn/alternation.ts';
import type {
  Declaration,
  DeclarationOf,
  DeclarationType,
  DeclaringPhase,
  Known,
  Queue,
  Rejection,
  Side,
} from '../types.ts';

type Fly = DeclarationOf<'fly'>;
type Drop = DeclarationOf<'drop'>;
type Declarations = { readonly [One in Declaration as One['type']]: One };
interface Chapter<One extends Declaration> {
  readonly faults: (known: Known, declaration: One) => readonly Rejection[];
  readonly carryOut: (play: Play, side: Side, declaration: One) => void;
}

const FLIGHTS: Readonly<Record<Fly['purpose'], Chapter<Fly>>> = {
  move: { faults: flyMoveFaults, carryOut: flyMove },
  attack: { faults: flyAttackFaults, carryOut: flyAttack },
  response: { faults: flyResponseFaults, carryOut: flyResponse },
};
const DROPS: Readonly<Record<Drop['purpose'], Chapter<Drop>>> = {
  move: { faults: dropMoveFaults, carryOut: dropMove },
  attack: { faults: dropAttackFaults, carryOut: dropAttack },
  response: { faults: dropResponseFaults, carryOut: dropResponse },
};

/** Each kind of declaration: why the side can't make it, and what it does. */
const CHAPTERS: { readonly [Type in DeclarationType]: Chapter<Declarations[Type]> } = {
  place: { faults: placeFaults, carryOut: place },
  mission: { faults: missionFaults, carryOut: (play, side, order) => setMission(play, side, order, false) },
  scout: { faults: scoutFaults, carryOut: scout },
  dogfight: { faults: dogfightFaults, carryOut: dogfight },
  move: { faults: moveFaults, carryOut: move },
  fortify: { faults: fortifyFaults, carryOut: fortify },
  'land-vehicles': { faults: landingFaults, carryOut: moveVehicles },
  attack: { faults: attackFaults, carryOut: attack },
  respond: { faults: respondFaults, carryOut: respond },
  fly: {
    faults: (known, order) => FLIGHTS[order.purpose].faults(known, order),
    carryOut: (play, side, order) => FLIGHTS[order.purpose].carryOut(play, side, order),
  },
  drop: {
    faults: (known, order) => DROPS[order.purpose].faults(known, order),
    carryOut: (play, side, order) => DROPS[order.purpose].carryOut(play, side, order),
  },
  done: { faults: doneFaults, carryOut: (play) => endResponses(play, false) },
  pass: { faults: () => [], carryOut: (play, side) => pass(play, side, false) },
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

/** A declaration that has passed its checks. */
export const declare = (play: Play, side: Side, declaration: Declaration): void =>
  carryOut(declaration.type, play, side, declaration);

/** The chapter of a declaration by its type. */
const faultsOf = <Type extends DeclarationType>(
  type: Type,
  known: Known,
  declaration: Declarations[Type],
): readonly Rejection[] => CHAPTERS[type].faults(known, declaration);

const carryOut = <Type extends DeclarationType>(
  type: Type,
  play: Play,
  side: Side,
  declaration: Declarations[Type],
): void => CHAPTERS[type].carryOut(play, side, declaration);
