import { changedIn } from '../data/editions.ts';
import type { Reads } from '../turn/fields.ts';
import { areFoes } from '../turn/play.ts';
import type { Battle } from '../types.ts';

/** HEX-BMOV-08: whether the sides of a battle are enemies no more, so that it is called off. */
export function areAllied(play: Reads<'before' | 'ground'>, { attacker, defender }: Battle): boolean {
  const [one, other] = [attacker.seat, defender?.seat ?? null];
  if (one === null || other === null || changedIn(play.before.edition).alliesCallOff === 'never') return false;
  return !areFoes(play, one, other);
}
