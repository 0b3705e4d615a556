import type { Facts } from '@sealed-orders/rules/kernel';
import {
  type BattleId,
  type CounterId,
  RACES,
  type Race,
  SIDES,
  type Side,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { figure, type Sentence, say } from '../sentence.ts';
import { RACE_NAMES } from './names.ts';
import { counter, theBattle, type Words, whose } from './words.ts';

const isId = <Id extends TerritoryId | CounterId | BattleId>(value: unknown): value is Id => typeof value === 'string';
const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value);
const isRace = (value: unknown): value is Race => RACES.some((race) => race === value);

/** A name or a number from the facts, unchanged. */
export function word(value: unknown): string {
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' ? value : '';
}

export const sideIn = (value: unknown, words: Words): Sentence => (isSide(value) ? [words.side(value)] : say`a side`);

export const whoseIn = (value: unknown, words: Words): Sentence =>
  isSide(value) ? whose(value, words) : say`a side’s`;

export const territoryIn = (value: unknown, words: Words): Sentence =>
  isId<TerritoryId>(value) ? [words.territory(value)] : say`a territory`;

export const counterIn = (value: unknown, words: Words): Sentence =>
  isId<CounterId>(value) ? counter(value, words) : say`a counter`;

export const battleIn = ({ battle }: Facts, words: Words): Sentence =>
  isId<BattleId>(battle) ? theBattle(battle, words) : say`a battle`;

export const raceIn = (value: unknown): string => (isRace(value) ? RACE_NAMES[value] : 'a race');
