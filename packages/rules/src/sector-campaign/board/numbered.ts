import type { BattleId, CounterId, DetachmentId, Side, TerritoryId } from '../vocabulary.ts';

const isTerritoryId = (text: string): text is TerritoryId => /^[we]([1-9]|1\d|2[0-5])$/.test(text);
const isCounterId = (text: string): text is CounterId => /^(west|east)-[1-9]\d{0,3}$/.test(text);
const isDetachmentId = (text: string): text is DetachmentId => /^[we]d[1-9]\d{0,3}$/.test(text);
const isBattleId = (text: string): text is BattleId => /^b[1-9]\d{0,5}$/.test(text);

function minted<Id extends string>(text: string, isId: (text: string) => text is Id): Id {
  if (!isId(text)) throw new Error(`too many of a kind: ${text}`);
  return text;
}

const letterOf = (side: Side): string => (side === 'west' ? 'w' : 'e');

// The ids of what is numbered, without the schemas that read them: a page needs none of those before its first order.
export const territoryIdOf = (home: Side, number: number): TerritoryId =>
  minted(`${letterOf(home)}${number}`, isTerritoryId);
export const counterIdOf = (side: Side, number: number): CounterId => minted(`${side}-${number}`, isCounterId);
export const detachmentIdOf = (side: Side, number: number): DetachmentId =>
  minted(`${letterOf(side)}d${number}`, isDetachmentId);
export const battleIdOf = (number: number): BattleId => minted(`b${number}`, isBattleId);
