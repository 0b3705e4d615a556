import type { RuleId } from '../../kernel/index.ts';
import { lookup, revised } from '../../kernel/index.ts';
import { changedIn } from '../data/editions.ts';
import { areAllied } from '../sides/allied.ts';
import { tellFighters } from '../sides/put.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import { at, type Telling } from '../turn/play.ts';
import type { Battle } from '../types.ts';

/** The fields of a step that this reads and changes. */
type CallingOff = Telling & Reads<'before' | 'control' | 'ground' | 'pieces'> & Changes<'battleMoves' | 'battles'>;

/**
 * HEX-BMOV-08: a battle is not fought, and nobody scores. Its armies and its hex are free again.
 * @param stay whether both sides stay in the hex, as friends; otherwise the attacker has left it
 */
export function callOff(play: CallingOff, battle: Battle, rule: RuleId, stay: boolean): void {
  const { id, hex, attacker, defender } = battle;
  play.battles = play.battles.filter((one) => one.id !== id);
  play.ground.waiting.delete(at(play, hex));
  if (battle.postponed) forgetMoves(play, battle);
  const sides = { attacker: attacker.seat, defender: defender?.seat ?? null };
  const holder = lookup(play.control, hex) ?? null;
  tellFighters(play, battle, (to) => ({
    type: 'battle-called-off',
    rule,
    to,
    battle: id,
    hex,
    ...sides,
    stay,
    holder,
  }));
}

/** HEX-QB-11: what the armies of a battle that was put off had done before it. */
export function forgetMoves(play: Changes<'battleMoves'>, { attacker, defender }: Battle): void {
  play.battleMoves = revised(play.battleMoves, new Set([...attacker.armies, ...(defender?.armies ?? [])]), []);
}

/** HEX-BMOV-08: sides that have become allies do not fight what they have put off or still have to fight. */
export function callOffAllied(play: CallingOff): void {
  if (changedIn(play.before.edition).alliesCallOff !== 'at-once') return;
  for (const battle of play.battles) {
    if (battle.result === null && areAllied(play, battle)) callOff(play, battle, 'HEX-BMOV-08', true);
  }
}
