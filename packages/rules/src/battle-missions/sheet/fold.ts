import { lookup } from '../../kernel/index.ts';
import { inOrder, type Placed } from '../entries/order.ts';
import { subjectOf } from '../rolls/rolls.ts';
import type { BodyOf, EntryId, PhoneId, Rejection, Setup, Side, Stored } from '../types.ts';
import { type Board, begun, type Judgement, refused, type Turned } from './board.ts';
import { briefingEntry } from './briefing-entries.ts';
import { confirmDice, rollEntry, type ServerDice } from './dice-entries.ts';
import { penEntry, phoneFault } from './pen-entries.ts';
import { pointsEntry } from './points-entries.ts';
import { isByServer, strike, type Target } from './strikes.ts';
import { turnEntry } from './turn-entries.ts';

/** What became of an entry. MSN-COMP-10, -11. */
export type Verdict =
  | { readonly kind: 'counted' }
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** It was taken back, or was entered because of one that was. */
  | { readonly kind: 'struck' }
  | { readonly kind: 'not-used' }
  /** Earlier entries of this or another phone have not arrived. */
  | { readonly kind: 'waiting' };

/** Everything that was entered, read. */
export interface Folded {
  readonly board: Board;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  /** In the order in which they count. */
  readonly order: readonly EntryId[];
}

/** A battle as a set of entries. */
export interface Battle {
  readonly setup: Setup;
  /** The side of each phone. */
  readonly phones: Readonly<Record<string, Side>>;
  /** The phone that began. */
  readonly first: PhoneId;
  readonly entries: readonly Stored[];
}

/** What goes, and the entries that took it back. */
interface Taken {
  readonly gone: ReadonlyMap<EntryId, 'struck' | 'not-used'>;
  readonly by: ReadonlySet<EntryId>;
}

/**
 * MSN-COMP-10, -11: what a set of entries comes to. It depends only on which entries there are, neither on their order of
 * arrival nor on how often they arrived.
 */
export function fold(battle: Battle): Folded {
  const { placed, waiting } = inOrder(battle.entries);
  let taken: Taken = { gone: new Map(), by: new Set() };
  for (;;) {
    const walk = walkOver(battle, placed, taken);
    const more = walkOn(walk);
    if (more === null) {
      for (const id of waiting) walk.verdicts[id] = { kind: 'waiting' };
      return { board: walk.board, verdicts: walk.verdicts, order: placed.map(({ id }) => id) };
    }
    taken = more;
  }
}

/** One walk over all entries, without those that were taken back so far. */
interface Walk {
  readonly board: Board;
  readonly placed: readonly Placed[];
  readonly places: ReadonlyMap<EntryId, number>;
  readonly verdicts: Record<string, Verdict>;
  readonly server: ServerDice;
  readonly taken: Taken;
  /** The place of the last roll or end of a player turn that counted. MSN-COMP-11. */
  lastSeal: number;
}

const walkOver = ({ setup, phones, first }: Battle, placed: readonly Placed[], taken: Taken): Walk => ({
  board: begun(setup, phones, first),
  placed,
  places: new Map(placed.map(({ id }, at) => [id, at])),
  verdicts: {},
  server: serverDice(placed, taken),
  taken,
  lastSeal: -1,
});

/** MSN-COMP-05: what the server has thrown for, unless both sides set it aside. */
function serverDice(placed: readonly Placed[], { gone }: Taken): ServerDice {
  const subjects = placed.flatMap((one): readonly string[] => {
    const { body } = one.stored.entry;
    return body.type === 'roll' && isByServer(one) && !gone.has(one.id) ? [subjectOf(body.roll)] : [];
  });
  return { subjects: new Set(subjects) };
}

/** Judges the entries one after the other, until another one goes. Null: all are judged. */
function walkOn(walk: Walk): Taken | null {
  for (const [at, placed] of walk.placed.entries()) {
    const { id } = placed;
    const { body } = placed.stored.entry;
    const gone = goneWith(walk, placed);
    if (gone !== null) walk.verdicts[id] = { kind: gone };
    else if (walk.taken.by.has(id)) walk.verdicts[id] = { kind: 'counted' };
    else if (body.type === 'strike' || body.type === 'not-used') {
      const goes = takeBack(walk, placed, body, at);
      if (goes !== null) return takenBy(walk, goes, body.type);
    } else judge(walk, placed, at);
  }
  return null;
}

/** MSN-COMP-11: an entry goes with the one that it was entered because of. */
function goneWith({ taken, verdicts }: Walk, { id, stored }: Placed): 'struck' | 'not-used' | null {
  const gone = taken.gone.get(id);
  if (gone !== undefined) return gone;
  const { because } = stored.entry;
  const cause = because === null ? undefined : lookup(verdicts, because)?.kind;
  return cause === 'struck' || cause === 'not-used' ? 'struck' : null;
}

/** The entry that goes now; null: none. */
function takeBack(walk: Walk, placed: Placed, body: BodyOf<'strike' | 'not-used'>, at: number): EntryId | null {
  const turned: Turned = { board: walk.board, placed, by: placed.stored.entry.by };
  const fault = phoneFault(turned);
  const { judgement, goes } =
    fault === null ? strike(turned, body, targetOf(walk, body, at)) : { judgement: fault, goes: null };
  walk.verdicts[placed.id] = verdictOf(judgement);
  return goes;
}

const aimOf = (body: BodyOf<'strike' | 'not-used'>): EntryId => (body.type === 'strike' ? body.entry : body.roll);

/** Null: the entry that is to go is unknown, or comes later. */
function targetOf({ placed, places, verdicts, lastSeal }: Walk, body: Parameters<typeof aimOf>[0], at: number): Target | null {
  const aim = places.get(aimOf(body));
  const target = aim === undefined || aim >= at ? undefined : placed[aim];
  if (target === undefined || aim === undefined) return null;
  const kind = lookup(verdicts, target.id)?.kind;
  const isGone = kind === 'struck' || kind === 'not-used';
  return { placed: target, hasCounted: kind === 'counted', isGone, isSealed: lastSeal > aim };
}

/** What has been taken back with this entry as well, and all the strikes that agreed on it. */
function takenBy({ taken, placed, verdicts }: Walk, goes: EntryId, type: 'strike' | 'not-used'): Taken {
  const strikes = placed.filter(({ id, stored }) => {
    const { body } = stored.entry;
    const isStrike = body.type === 'strike' || body.type === 'not-used';
    return isStrike && aimOf(body) === goes && lookup(verdicts, id)?.kind === 'counted';
  });
  return {
    gone: new Map([...taken.gone, [goes, type === 'strike' ? 'struck' : 'not-used']]),
    by: new Set([...taken.by, ...strikes.map(({ id }) => id)]),
  };
}

function judge(walk: Walk, placed: Placed, at: number): void {
  const { stored, id } = placed;
  const turned: Turned = { board: walk.board, placed, by: stored.entry.by };
  const judgement = lateFault(stored) ?? phoneFault(turned) ?? judgementOf(walk, turned);
  walk.verdicts[id] = verdictOf(judgement);
  const { type } = stored.entry.body;
  if (judgement === null && (type === 'roll' || type === 'end-turn')) walk.lastSeal = at;
}

const verdictOf = (judgement: Judgement): Verdict =>
  judgement === null ? { kind: 'counted' } : { kind: 'refused', rejection: judgement };

/** MSN-COMP-06: a sheet that both have closed does not change any more, whoever was out of reach. */
const lateFault = ({ facts }: Stored): Judgement =>
  facts?.isLate === true ? refused('sheet-closed', 'MSN-COMP-06') : null;

function judgementOf({ server, placed, places }: Walk, turned: Turned): Judgement {
  const { entry, facts } = turned.placed.stored;
  const { body } = entry;
  switch (body.type) {
    case 'brief':
    case 'army':
    case 'confirm-brief':
    case 'place':
    case 'set-aside':
    case 'placed':
    case 'deployed':
      return briefingEntry(turned, body);
    case 'roll':
      return rollEntry(turned, body, facts, server);
    case 'confirm-dice': {
      const at = places.get(body.roll);
      return confirmDice(turned, body, at === undefined ? null : (placed[at]?.stored.entry.by ?? null));
    }
    case 'first':
    case 'end-turn':
    case 'acted':
    case 'arrive':
    case 'blocked':
    case 'land':
      return turnEntry(turned, body);
    case 'state':
    case 'holds':
    case 'inside':
    case 'bonus':
    case 'gave-up':
    case 'close':
      return pointsEntry(turned, body);
    case 'offer-pen':
    case 'keep-pen':
    case 'take-pen':
    case 'claim-pen':
    case 'give-pen':
      return penEntry(turned, body, facts);
    // Judged where they are met, because the walk begins again.
    case 'strike':
    case 'not-used':
      return null;
  }
}
