import { lookup } from '../../kernel/index.ts';
import { hasSeen, type Placed } from '../entries/order.ts';
import type { BodyOf, EntryBody, EntryId } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { type Judgement, refused, type Turned } from './board.ts';

const RULE = 'MSN-COMP-11';

/** What cannot be struck: taking back itself, the pen, and what both sides have agreed on. */
const FINAL: readonly EntryBody['type'][] = [
  'strike',
  'not-used',
  'confirm-brief',
  'close',
  'offer-pen',
  'keep-pen',
  'take-pen',
  'claim-pen',
  'give-pen',
];

/** MSN-COMP-05: whether the server threw the dice of an entry. */
export const isByServer = ({ stored: { entry, facts } }: Placed): boolean =>
  entry.body.type === 'roll' && entry.body.dice === null && facts !== null && facts.dice !== null;

/** What the fold knows of the entry that is to go. */
export interface Target {
  readonly placed: Placed;
  readonly hasCounted: boolean;
  readonly isGone: boolean;
  /** MSN-COMP-11: a roll or the end of a player turn came since. */
  readonly isSealed: boolean;
}

/** The outcome: refused, noted until the other side agrees, or it goes. */
export type Taking = { readonly judgement: Judgement; readonly goes: EntryId | null };

const no = (code: Parameters<typeof refused>[0]): Taking => ({ judgement: refused(code, RULE), goes: null });

/** MSN-COMP-11: an entry may be struck by its side alone until the next roll or the end of the player turn, later by both. */
export function strike(turned: Turned, body: BodyOf<'strike' | 'not-used'>, target: Target | null): Taking {
  if (target === null || !hasSeen(turned.placed, target.placed.id)) return no('entry-unknown');
  const { placed, hasCounted, isGone, isSealed } = target;
  if (isGone) return no('struck-already');
  if (body.type === 'not-used') return isByServer(placed) ? agreed(turned, placed.id) : no('dice-not-typed');
  if (isByServer(placed)) return no('server-dice');
  const { entry } = placed.stored;
  if (!hasCounted || FINAL.includes(entry.body.type)) return no('not-to-be-struck');
  const isAlone = entry.by === turned.by && !isSealed;
  return isAlone ? { judgement: null, goes: placed.id } : agreed(turned, placed.id);
}

/** MSN-COMP-11: it goes when both sides have said so. */
function agreed({ board, by }: Turned, id: EntryId): Taking {
  const votes = new Set([...(lookup(board.votes, id) ?? []), by]);
  board.votes[id] = SIDES.filter((side) => votes.has(side));
  return { judgement: null, goes: votes.size === SIDES.length ? id : null };
}
