import type { Dice } from '../../kernel/index.ts';
import { sha256Hex } from '../../kernel/index.ts';
import type { PieceId } from '../types.ts';

const WORDS = 8;
const WORD = 65536;

/** 128 secret bits of a campaign, drawn at its start and never shown. */
export function drawnSalt(dice: Dice): string {
  return Array.from({ length: WORDS }, () => (dice.die('HEX-START-19', 'salt', WORD) - 1).toString(16)).join('-');
}

/** A name for a piece that tells nobody where or when it came to be, or how many there were before it. */
export function pieceIdFrom(salt: string, about: string): PieceId {
  return `p${sha256Hex(`${salt}|${about}`).slice(0, 12)}` as PieceId;
}
