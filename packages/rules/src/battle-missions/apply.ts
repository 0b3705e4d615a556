import type { Dice, Input, Instant, Result, Step, Table } from '../kernel/index.ts';
import { failed, lookup, ok } from '../kernel/index.ts';
import { throwDice } from './dice/reader.ts';
import { LEFT, PEN } from './due.ts';
import { merged } from './entries/merge.ts';
import { stateBattle, stateSheet } from './known.ts';
import { ruledEntry } from './referee/rulings.ts';
import { RULE_OF_ROLL, readerOf } from './rolls/rolls.ts';
import { refused } from './sheet/board.ts';
import { fold } from './sheet/fold.ts';
import { verdictOn } from './sheet/foreseen.ts';
import { REFEREE_PHONE } from './sheet/pen-entries.ts';
import type { Entry, Event, MissionGame, Order, Rejection, State, Stored } from './types.ts';

type Played = Result<Step<MissionGame>, readonly Rejection[]>;
type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;

const MOST_PHONES = 9;
const no = (code: Parameters<typeof refused>[0], rule: Rejection['rule'] = 'MSN-COMP-10'): Played =>
  failed([refused(code, rule)]);

/** The next step. Everything counts on arrival; what it comes to is for the sheet to say. */
export function apply(state: State, input: Input<MissionGame>, { dice }: Table): Played {
  if (state.isLeft) return no('battle-left', 'MSN-MARGIN-11');
  switch (input.type) {
    case 'order':
      return ordered(state, input, dice);
    case 'ruling':
      return ruled(state, input, dice);
    case 'clock':
      return ok(fellDue(state, input.of ?? []));
    case 'resumed':
      return ok({ state: { ...state, lastEntry: input.at }, events: [] });
    case 'phase':
    case 'seats':
      return no('not-understood');
  }
}

function ruled(state: State, { ruling, reason, at }: Extract<Input<MissionGame>, { type: 'ruling' }>, dice: Dice): Played {
  const battle = stateBattle(state);
  // With nobody at the table there is nothing to rule on.
  if (battle === null) return no('wrong-stage');
  const entry = ruledEntry(fold(battle).order, ruling, at);
  const verdict = verdictOn(battle, entry);
  if (verdict.kind === 'refused') return failed([verdict.rejection]);
  return stored(state, [entry], at, dice, { type: 'ruled', rule: 'MSN-COMP-10', to: 'seats', reason });
}

function ordered(state: State, { seat, order, at }: Extract<Input<MissionGame>, { type: 'order' }>, dice: Dice): Played {
  const side = state.setup.seats.find(({ id }) => id === seat)?.side;
  if (side === undefined) return no('not-your-seat');
  const phone = lookup(state.phones, order.phone);
  if (order.type === 'phone') {
    if (order.phone === REFEREE_PHONE) return no('not-your-phone');
    if (phone !== undefined) return phone.seat === seat ? ok({ state, events: [] }) : no('not-your-phone');
    if (Object.keys(state.phones).length >= MOST_PHONES) return no('too-many-phones');
    const phones = { ...state.phones, [order.phone]: { id: order.phone, seat, side, lastSign: at } };
    const event: Event = { type: 'joined', rule: 'MSN-COMP-10', to: 'seats', phone: order.phone, side };
    return ok({ state: { ...state, phones }, events: [event] });
  }
  if (phone?.seat !== seat) return no('not-your-phone');
  const present: State = { ...state, phones: { ...state.phones, [phone.id]: { ...phone, lastSign: at } } };
  // The pen is not lost any more once its phone gives a sign.
  const isPenLost = state.isPenLost && stateSheet(state)?.pen !== phone.id;
  if (order.type === 'sign') return ok({ state: { ...present, isPenLost }, events: [] });
  return entered({ ...present, isPenLost }, order, at, dice);
}

/** MSN-COMP-10: own entries, or those that another phone handed over. */
function entered(state: State, { phone, entries, isCarried }: Of<'entries'>, at: Instant, dice: Dice): Played {
  const seat = lookup(state.phones, phone)?.seat;
  const isOwn = (entry: Entry): boolean => lookup(state.phones, entry.phone)?.seat === seat;
  const isKnown = (entry: Entry): boolean => lookup(state.phones, entry.phone) !== undefined;
  if (!entries.every(isCarried ? isKnown : isOwn)) return no('not-your-phone');
  return stored(state, entries, at, dice, null);
}

/** Keeps what is new, throws the dice that it asks for, and tells what changed. */
function stored(state: State, entries: readonly Entry[], at: Instant, dice: Dice, first: Event | null): Played {
  const isLate = stateSheet(state)?.stage === 'closed';
  const arriving = entries.map((entry): Stored => {
    const isGranted = entry.body.type === 'claim-pen' && state.isPenLost;
    return { entry, facts: { arrivedAt: at, dice: null, isGranted, isLate } };
  });
  const { entries: all, added, differing } = merged(state.entries, arriving);
  if (differing.length > 0) return no('entry-differs');
  if (added.length === 0) return ok({ state, events: [] });
  const events: Event[] = first === null ? [] : [first];
  const phone = entries[0]?.phone;
  if (phone !== undefined) events.push({ type: 'entered', rule: 'MSN-COMP-10', to: 'seats', phone, entries: [...added] });
  const kept = withDice({ ...state, entries: all, lastEntry: at }, dice, events);
  const after = kept.isPenLost && stateSheet(kept)?.pen !== stateSheet(state)?.pen ? { ...kept, isPenLost: false } : kept;
  events.push(...closing(state, after));
  return ok({ state: after, events });
}

/**
 * MSN-COMP-05: throws for each entry that would count if it had dice, in the order of the sheet: new ones, and those that
 * waited for what is new.
 */
function withDice(state: State, dice: Dice, events: Event[]): State {
  let now = state;
  for (;;) {
    const sheet = stateSheet(now);
    const next = sheet?.order.find((id) => {
      const verdict = lookup(sheet.verdicts, id);
      return verdict?.kind === 'refused' && verdict.rejection.code === 'dice-wanted';
    });
    const one = next === undefined ? undefined : lookup(now.entries, next);
    if (next === undefined || one === undefined || one.facts === null || one.entry.body.type !== 'roll') return now;
    const { roll } = one.entry.body;
    const rule = RULE_OF_ROLL[roll.kind];
    const thrown = throwDice(readerOf(roll), () => dice.d6(rule, next));
    events.push({ type: 'rolled', rule, to: 'seats', entry: next, roll, dice: [...thrown] });
    now = { ...now, entries: { ...now.entries, [next]: { ...one, facts: { ...one.facts, dice: [...thrown] } } } };
  }
}

/** MSN-COMP-06: both sides have closed the sheet with this step. */
function closing(before: State, after: State): readonly Event[] {
  const sheet = stateSheet(after);
  if (sheet?.stage !== 'closed' || stateSheet(before)?.stage === 'closed') return [];
  const { sides, margin } = sheet.totals;
  const totals = { a: sides.a.total, b: sides.b.total };
  const won = { winner: margin?.winner ?? null, margin: margin?.name ?? null };
  return [{ type: 'closed', rule: 'MSN-MARGIN-11', to: 'all', totals, ...won }];
}

/** MSN-COMP-10, MSN-MARGIN-11: the phone with the pen is lost; the battle is left. */
function fellDue(state: State, of: readonly string[]): Step<MissionGame> {
  const pen = stateSheet(state)?.pen;
  const isPenLost = of.includes(PEN) && pen !== undefined && !state.isPenLost;
  const isLeft = of.includes(LEFT);
  const events: Event[] = [];
  if (isPenLost) events.push({ type: 'pen-lost', rule: 'MSN-COMP-10', to: 'seats', phone: pen });
  if (isLeft) events.push({ type: 'left', rule: 'MSN-MARGIN-11', to: 'all' });
  return { state: { ...state, isPenLost: state.isPenLost || isPenLost, isLeft }, events };
}
