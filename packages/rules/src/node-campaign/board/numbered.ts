import type { BattleId, ForceId, UnitId } from '../vocabulary.ts';

const isForceId = (text: string): text is ForceId => /^f\d{1,6}$/.test(text);
const isUnitId = (text: string): text is UnitId => /^u\d{1,6}$/.test(text);
const isBattleId = (text: string): text is BattleId => /^b\d{1,6}$/.test(text);

function minted<Id extends string>(text: string, isId: (text: string) => text is Id): Id {
  if (!isId(text)) throw new Error(`too many of a kind: ${text}`);
  return text;
}

// The ids of what is numbered, without the schemas that read them: a page asks for none of those before its first order.
export const forceIdOf = (number: number): ForceId => minted(`f${number}`, isForceId);
export const unitIdOf = (number: number): UnitId => minted(`u${number}`, isUnitId);
export const battleIdOf = (number: number): BattleId => minted(`b${number}`, isBattleId);
