import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Claim } from '../claim/claim.ts';
import { settle } from '../claim/claims.ts';
import { discover } from '../claim/discovery.ts';
import { isFound, placeAt } from '../claim/record.ts';
import { EMPTY_FRAGMENT } from '../corrections/fragments.ts';
import { isArmy, no, piecesIn } from '../corrections/made.ts';
import { playOf, stateOf } from '../play.ts';
import type { Fault } from '../refusal/fault.ts';
import { at } from '../turn/play.ts';
import type { ContactEdit, Detachment, Fragment, SettledClaim, State } from '../types.ts';
import { type CarriedOver, carriedOver } from './carry.ts';
import { leftStanding, type Said } from './left.ts';
import type { Ruled, Ruling } from './play.ts';

type OverruleClaim = Extract<ContactEdit, { readonly type: 'overrule-claim' }>;

/**
 * HEX-TURN-13: the referee rules what the claims on a hex came to. Whoever had got it loses it with what was found
 * there, and the claimant named gets it as by HEX-CLAIM-06, -10 and -20. What has changed again since stays, named.
 */
export function overruleClaim(state: State, { hex, seat }: OverruleClaim, course: Ruling): Ruled | Fault {
  const kept = lookup(state.settled?.claims ?? {}, hex);
  if (kept === undefined) return no('not-correctable', {}, ['hex']);
  if (seat === kept.got) return no('nothing-changed', {}, ['seat']);
  if ((lookup(state.control, hex) ?? null) !== kept.now.control) return no('changed-since', {}, ['hex']);
  const piece = seat === null ? null : claimantOf(state, kept, seat);
  if (piece !== null && 'code' in piece) return piece;
  const stranger = seat === null ? undefined : strangerAt(state, hex, seat);
  if (stranger !== undefined) return no('strangers-there', { hex, seat: stranger }, ['hex']);
  const back = withoutClaim(state, kept, hex);
  const play = playOf({ ...back.state, turn: kept.turn }, {}, course);
  if (piece !== null) {
    const claim: Claim = { piece, hex, index: at(play, hex), isArea: false };
    settle(play, claim);
    discover(play, claim);
  }
  const now: SettledClaim = { ...kept, got: seat, now: placeAt(play, hex), found: isFound(play, hex) };
  const { settled: { battles = {}, closing = null, claims = {} } = {} } = state;
  const { turn, phase } = state;
  return {
    state: { ...stateOf(play), turn, settled: { battles, closing, claims: { ...claims, [hex]: now } } },
    told: toldOf(kept, hex, seat),
    events: [
      ...play.events.map((event) => ({ ...event, turn, phase })),
      ...leftStanding(
        state,
        { id: null, hex },
        {
          stuck: back.stuck,
          changed: null,
          reason: course.reason,
          others: paid(state, kept, hex, seat),
        },
      ),
    ],
    unseen: play,
  };
}

/** The detachment that claimed the hex for a seat, while it is there. */
function claimantOf(state: State, { claimants }: SettledClaim, seat: SeatId): Detachment | Fault {
  const claimant = claimants.find((one) => one.seat === seat);
  const piece = claimant === undefined ? undefined : lookup(state.pieces, claimant.piece);
  return piece?.kind === 'detachment' ? piece : no('not-a-claimant', { seat }, ['seat']);
}

/** HEX-CLAIM-03: somebody else whose army stands there by now. */
const strangerAt = (state: State, hex: HexKey, seat: SeatId): SeatId | undefined =>
  piecesIn(state, hex).find((one) => isArmy(one) && one.seat !== seat)?.seat;

/** The hex as it was before the claims, as far as nothing has changed again since. */
function withoutClaim(state: State, { was, now, got, turn, found }: SettledClaim, hex: HexKey): CarriedOver {
  const of = ({ control, site, stronghold, undiscovered }: SettledClaim['was']): Fragment => ({
    ...EMPTY_FRAGMENT,
    control: { [hex]: control },
    sites: { [hex]: site ?? null },
    strongholds: { [hex]: stronghold ?? null },
    undiscovered: undiscovered ? [hex] : [],
  });
  const back = carriedOver(state, of(now), of(was));
  if (!found) return back;
  const isFind = (one: State['pending'][number]) => one.hex === hex && one.seat === got && one.turn === turn;
  return { ...back, state: { ...back.state, pending: state.pending.filter((one) => !isFind(one)) } };
}

/** HEX-ROUTE-07, HEX-CLAIM-12: what the hex has brought since, and forces found there that have already come. */
function paid(state: State, kept: SettledClaim, hex: HexKey, seat: SeatId | null): readonly Said[] {
  const { was, now, got, found, turn } = kept;
  const isRich = was.site !== undefined || now.site !== undefined;
  const holders = [was.control, got, seat].flatMap((one) => one ?? []);
  const income = isRich && turn < state.turn ? [...new Set(holders)] : [];
  const isGone = found && got !== null && !isFound(state, hex);
  return [
    ...income.map((one): Said => ({ what: 'income', seat: one, at: hex })),
    ...(isGone ? [{ what: 'find', seat: got, at: hex } as const] : []),
  ];
}

/** Each reads of his own gain or loss, and not who the other is. */
function toldOf({ got, was }: SettledClaim, hex: HexKey, seat: SeatId | null): Ruled['told'] {
  const [before, after] = [got ?? was.control, seat ?? was.control];
  const told = (one: SeatId | null, given: boolean) =>
    one === null || before === after ? [] : [{ facts: { hex, seat: one, given }, to: [one] }];
  return [...told(before, false), ...told(after, true)];
}
