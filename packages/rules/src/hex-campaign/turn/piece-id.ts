import type { Dice } from '../../kernel/index.ts';
import { sha256Hex } from '../../kernel/index.ts';
import type { PieceId, UnitId } from '../types.ts';

const WORDS = 8;
const WORD = 65536;

/** 128 secret bits of a campaign, drawn at its start and never shown. */
export function drawnSalt(dice: Dice): string {
  return Array.from({ length: WORDS }, () => (dice.die('HEX-START-19', 'salt', WORD) - 1).toString(16)).join('-');
}

/** A name for a piece that does not reveal where or when it was created, or how many there were before. */
export function pieceIdFrom(salt: string, about: string): PieceId {
  return `p${sha256Hex(`${salt}|${about}`).slice(0, 12)}` as PieceId;
}

/**
 * HEX-SIGHT-12: a name for a defence of a Stronghold. It must not tell viewers how many there were before,
 * or which were lost out of sight.
 */
export function defenceIdFrom(salt: string, about: string): string {
  return `f${sha256Hex(`${salt}|defence|${about}`).slice(0, 12)}`;
}

/**
 * HEX-SIGHT-12: a name for a unit. The enemy reads it on a battle card: it must not tell how many units are not on it,
 * or which of them joined later.
 */
export function unitIdFrom(salt: string, about: string): UnitId {
  return `u${sha256Hex(`${salt}|unit|${about}`).slice(0, 12)}` as UnitId;
}
