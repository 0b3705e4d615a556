import { isRecord } from '../merge.ts';
import type { BattleText } from './format/battles.ts';
import { SIDE_PATTERN, SUPPORT_PATTERN } from './format/battles.ts';
import type { Given } from './format/given.ts';
import type { OrderText } from './format/orders.ts';
import { BATTLE_ORDER_PATTERN } from './format/orders.ts';
import { pieceOf } from './pieces.ts';

/** `'R1 attack 1,0'`, `'R1 support R2'` as a battle order. */
export function battleOrderOf(text: OrderText): unknown {
  if (typeof text !== 'string') return text;
  const [, piece, type = '', hex, named, via] = BATTLE_ORDER_PATTERN.exec(text) ?? [];
  if (type === 'withdraw') return { type, piece, to: hex };
  if (type === 'support') return { type, piece, target: named };
  if (type === 'defend' || type === 'guard') return { type, piece };
  const target = named === undefined ? { kind: 'hex', hex } : { kind: 'army', piece: named };
  return { type, piece, target, ...(via === undefined ? {} : { via }) };
}

/** The scenario's army of that name; null if there is none. */
function armyOf(given: Given, id: string) {
  const text = given.pieces?.[id] ?? given.orbit?.[id];
  return text === undefined ? null : pieceOf(id, text);
}

/** `'npc ork 800, npc ork 500'` as forces; empty where armies fight. */
function forcesOf(text: string, hex: string | null) {
  return [...text.matchAll(/npc ([a-z]+) (\d+)/g)].map(([, faction, points]) => ({
    faction,
    points: Number(points),
    hex,
  }));
}

function sideOf(given: Given, text: string, forcesFrom: string | null) {
  const [, names, order = 'attack'] = SIDE_PATTERN.exec(text) ?? [];
  const armies = names?.split(' ') ?? [];
  const seat = armies[0] === undefined ? null : (armyOf(given, armies[0])?.seat ?? null);
  return { seat, armies, order, forces: armies.length > 0 ? [] : forcesOf(text, forcesFrom) };
}

const placeOf = (given: Given, { armies }: ReturnType<typeof sideOf>): string | null =>
  armies[0] === undefined ? null : (armyOf(given, armies[0])?.hex ?? null);

function supportersOf(side: string, texts: readonly string[] = []) {
  return texts.map((text) => {
    const [, piece, order, suffix] = SUPPORT_PATTERN.exec(text) ?? [];
    return { piece, side, order, fromOrbit: suffix === ' orbit', assigned: suffix !== ' beside' };
  });
}

/** `{ attacker: 'R1 attack', defender: 'B1 guard' }` as the n-th battle of the turn. */
export function battleOf(given: Given, text: BattleText, number: number): unknown {
  const turn = given.turn ?? 1;
  const defender = text.defender == null ? null : sideOf(given, text.defender, null);
  const here = defender === null ? null : placeOf(given, defender);
  const attacker = sideOf(given, text.attacker, text.origin ?? text.hex ?? here);
  const isRaid = attacker.order === 'raid' || attacker.order === 'planned-raid';
  const plain = {
    id: `b${turn}-${number}`,
    turn,
    number,
    hex: text.hex ?? placeOf(given, attacker) ?? here,
    kind: isRaid ? 'raid' : 'attack',
    origin: text.origin ?? null,
    home: text.home ?? null,
    attacker,
    defender,
    supporters: [
      ...supportersOf('attacker', text.support?.attacker),
      ...supportersOf('defender', text.support?.defender),
    ],
    stronghold: text.stronghold ?? false,
    stage: text.stage ?? 'open',
  };
  return isRecord(text.with) ? { ...plain, ...text.with } : plain;
}
