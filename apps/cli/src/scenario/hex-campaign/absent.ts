import type { CaptivesText, ConstructionText, DealText } from './format/absent.ts';
import { pieceOf } from './pieces.ts';

/** `{ is: 'red infantry 4 @ 0,0', captor: blue, in: prison }` as captives of the state. */
export function captivesOf(text: CaptivesText, id: string) {
  const { is, captor, imprisoned = null, jailed = null } = text;
  const detachment = { ...pieceOf(id, is), ...text.with };
  const holder = text.in === 'prison' ? { kind: 'prison', hex: detachment.hex } : { kind: 'piece', piece: text.in };
  return { detachment, captor, holder, imprisoned, jailed };
}

/** A detachment that is being built in the hex that its short text names. */
export function constructionOf({ id, is, ready, orbit = false, prefer = [], paid = 0 }: ConstructionText) {
  const detachment = pieceOf(id, is);
  return { detachment, hex: detachment.hex, ready, orbit, prefer, paid };
}

const sideOf = (side: DealText['gives']) => ({ bp: 0, from: null, captives: [], ...side });

/** An offer; omitted parts are empty. */
export function dealOf({ gives, takes, ...terms }: DealText) {
  const plain = { secret: false, treaty: null, promise: '', signed: false };
  return { ...plain, ...terms, gives: sideOf(gives), takes: sideOf(takes) };
}
