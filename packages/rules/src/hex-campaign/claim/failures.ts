import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { ALLY, relation, seatNumber } from '../ground/ground.ts';
import type { HexIndex } from '../map/numbers.ts';
import { NOBODY, noMarks } from '../map/numbers.ts';
import { seenBy } from '../sight/seen.ts';
import type { SightMask } from '../sight/sight.ts';
import { sightOf } from '../sight/sight.ts';
import { at, tell } from '../turn/play.ts';
import type { Event, PieceId, SeenPiece, State } from '../types.ts';
import { classesOf } from '../units/classes.ts';
import { groundKnownBy } from '../view/known-by.ts';
import type { Claim } from './claim.ts';
import type { ClaimPlay } from './play.ts';
import type { Supply } from './supply.ts';
import { isSupplied, supplyFrom } from './supply.ts';

export type FailureCode = Exclude<Extract<Event, { type: 'claim-failed' }>['code'], 'unseen'>;

/** A failed claim with its true reason. */
export interface Failure {
  readonly claim: Claim;
  readonly code: FailureCode;
  /** HEX-CLAIM-07: the detachments of others that claim the same hex. */
  readonly rivals: readonly PieceId[];
  /** HEX-CLAIM-08: all claims of the seat, by index. */
  readonly claimed: ReadonlySet<HexIndex>;
}

const RULE_OF = {
  occupied: 'HEX-CLAIM-03',
  'partner-land': 'HEX-CLAIM-03',
  urban: 'HEX-CLAIM-04',
  sea: 'HEX-CLAIM-05',
  contested: 'HEX-CLAIM-07',
  'no-supply': 'HEX-CLAIM-08',
  'no-capital': 'HEX-CLAIM-23',
} as const satisfies Record<FailureCode, RuleId>;

/** What a seat sees when the claims resolve. */
interface Eyes {
  readonly state: State;
  readonly mask: SightMask;
  readonly seen: ReadonlyMap<PieceId, SeenPiece>;
  /** Supply as far as the seat knows, for each combination of movement classes. */
  readonly supplies: Map<number, Supply>;
}

/**
 * HEX-CLAIM-01, HEX-SIGHT-01: failed claims are announced with the reason if their owner can see it. All others read
 * the same, one per hex: no code, rule or number reveals who is there or claims it unseen.
 * @param failures in the order in which the claims were made
 */
export function tellFailures(play: ClaimPlay, failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  const state = play.stateNow();
  const eyes = new Map<SeatId, Eyes>();
  const unseen = new Set<string>();
  for (const failure of failures) {
    const { seat, id: piece } = failure.claim.piece;
    const { hex } = failure.claim;
    const own = eyes.get(seat) ?? eyesOf(state, seat);
    eyes.set(seat, own);
    const base = { type: 'claim-failed', to: [seat], seat, piece, hex } as const;
    if (isPlain(play, failure, own)) {
      tell(play, { ...base, rule: RULE_OF[failure.code], code: failure.code });
      continue;
    }
    if (!unseen.has(`${seat} ${hex}`)) tell(play, { ...base, rule: 'HEX-CLAIM-01', code: 'unseen' });
    unseen.add(`${seat} ${hex}`);
  }
}

function eyesOf(state: State, seat: SeatId): Eyes {
  const mask = sightOf(state).get(seat) ?? noMarks(0);
  return { state, mask, seen: seenBy(state, seat), supplies: new Map() };
}

/** Whether the claim's owner can see why it failed. */
function isPlain(play: ClaimPlay, { claim, code, rivals, claimed }: Failure, eyes: Eyes): boolean {
  switch (code) {
    case 'sea':
    case 'no-capital':
      return true;
    case 'occupied':
      return isArmySeen(eyes, claim.hex);
    case 'partner-land':
      return isAllied(play, claim) || eyes.mask[claim.index] === 1 || isControlPublic(eyes);
    case 'urban':
      return eyes.mask[claim.index] === 1;
    case 'contested':
      return rivals.some((id) => eyes.seen.has(id));
    case 'no-supply':
      return !seemsSupplied(play, claim, claimed, eyes);
  }
}

const isArmySeen = ({ seen }: Eyes, hex: HexKey): boolean =>
  [...seen.values()].some((piece) => piece.hex === hex && (piece.kind === 'detachment' || piece.kind === 'garrison'));

const isControlPublic = ({ state }: Eyes): boolean => state.settings.controlVisibility === 'public';

function isAllied({ ground }: ClaimPlay, { piece, index }: Claim): boolean {
  return relation(ground, seatNumber(ground.seats, piece.seat), ground.control[index] ?? NOBODY) === ALLY;
}

/** HEX-CLAIM-08: whether the path exists as far as the seat knows: then something unseen cuts it. */
function seemsSupplied(play: ClaimPlay, { piece }: Claim, claimed: ReadonlySet<HexIndex>, eyes: Eyes): boolean {
  const capital = lookup(play.seats, piece.seat)?.capital ?? null;
  if (capital === null) return false;
  const known = groundKnownBy(eyes.state, piece.seat);
  const tracer = { seat: seatNumber(known.seats, piece.seat), classes: classesOf(piece.units) };
  const supply = eyes.supplies.get(tracer.classes) ?? supplyFrom(known, tracer, at(play, capital), claimed);
  eyes.supplies.set(tracer.classes, supply);
  return isSupplied(supply, at(play, piece.hex));
}
