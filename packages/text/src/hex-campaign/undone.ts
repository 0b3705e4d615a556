import type { Facts } from '@sealed-orders/rules/kernel';
import { type Sentence, say } from '../sentence.ts';
import { hexIn, word } from './rejections/reason.ts';
import { building, defence, isTold, piece, RULINGS, rulingClause, type Says } from './rulings.ts';
import type { Words } from './words.ts';

const swapped =
  (edit: keyof typeof RULINGS, a: string, b: string): Says =>
  (f, w) =>
    RULINGS[edit]({ ...f, [a]: f[b] ?? '', [b]: f[a] ?? '' }, w);
const like =
  (edit: keyof typeof RULINGS): Says =>
  (f, w) =>
    RULINGS[edit](f, w);

/** HEX-TURN-13: how an edit is undone. Those without an entry are reported as an undone ruling. */
const BACK: Readonly<Partial<Record<keyof typeof RULINGS, Says>>> = {
  'add-detachment': like('remove-piece'),
  'add-garrison': like('remove-piece'),
  'add-spy': (f, w) => say`removed the spy ${word(f.name)} from ${hexIn(f.hex, w)}`,
  'add-diplomat': (f, w) => say`removed the diplomat ${word(f.name)} from ${hexIn(f.hex, w)}`,
  'remove-piece': (f, w) => say`put ${piece(f, w)} back at ${hexIn(f.hex, w)}`,
  'move-piece': (f, w) => say`moved ${piece(f, w)} from ${hexIn(f.hex, w)} back to ${hexIn(f.from, w)}`,
  'to-orbit': (f, w) => say`brought ${piece(f, w)} back from orbit to ${hexIn(f.hex, w)}`,
  'from-orbit': (f, w) => say`sent ${piece(f, w)} at ${hexIn(f.hex, w)} back to orbit`,
  'rename-piece': swapped('rename-piece', 'was', 'name'),
  'add-unit': like('remove-unit'),
  'remove-unit': (f, w) => say`put ${word(f.unit)} back into ${piece(f, w)}`,
  'set-march': swapped('set-march', 'was', 'march'),
  'add-construction': (f, w) => say`cancelled ${piece(f, w)}, under construction at ${hexIn(f.hex, w)}`,
  'set-ready': swapped('set-ready', 'was', 'ready'),
  'end-construction': (f, w) => say`put ${piece(f, w)} under construction at ${hexIn(f.hex, w)} again`,
  'free-spy': like('set-target'),
  'add-find': like('end-find'),
  'set-find': swapped('set-find', 'was', 'points'),
  'mark-discovered': like('mark-undiscovered'),
  'mark-undiscovered': like('mark-discovered'),
  'add-ruin': like('remove-ruin'),
  'remove-ruin': like('add-ruin'),
  'add-notice': like('end-notice'),
  'set-notice': swapped('set-notice', 'was', 'ends'),
  'end-notice': like('add-notice'),
  'add-deal': like('remove-deal'),
  'remove-deal': like('add-deal'),
  'add-delivery': like('end-delivery'),
  'set-delivery': swapped('set-delivery', 'was', 'bp'),
  'end-delivery': like('add-delivery'),
  'set-cargo': swapped('set-cargo', 'was', 'bp'),
  'set-bp': swapped('set-bp', 'was', 'bp'),
  'set-debt': swapped('set-debt', 'was', 'debt'),
  'set-strategy': swapped('set-strategy', 'was', 'strategy'),
  'set-dxp': swapped('set-dxp', 'was', 'dxp'),
  'set-xp': swapped('set-xp', 'was', 'xp'),
  'set-yield': swapped('set-yield', 'was', 'yield'),
  'set-vp': (f, w) => RULINGS['set-vp']({ ...f, change: -Number(f.change) }, w),
  'set-control': (f, w) => RULINGS['set-control']({ ...f, given: f.given !== true }, w),
  'change-stronghold': swapped('change-stronghold', 'was', 'level'),
  'give-settlement': swapped('give-settlement', 'from', 'seat'),
  'give-stronghold': swapped('give-stronghold', 'from', 'seat'),
  'add-settlement': like('remove-settlement'),
  'add-building': like('remove-building'),
  'add-shrine': like('remove-building'),
  'remove-building': (f, w) => say`put a building back at ${hexIn(f.hex, w)}: ${building(f)}`,
  'add-resource': like('remove-resource'),
  'add-stronghold': like('remove-stronghold'),
  'add-defence': like('remove-defence'),
  'set-curse': swapped('set-curse', 'was', 'god'),
  'remove-defence': (f, w) => say`put a defence back in the Stronghold at ${hexIn(f.hex, w)}: ${defence(f)}`,
  'add-road': like('remove-road'),
  'remove-road': (f, w) => say`put back the road from ${hexIn(f.from, w)} to ${hexIn(f.hex, w)}`,
  'overrule-battle': swapped('overrule-battle', 'was', 'winner'),
};

/** What undoing one edit did: `moved 3rd Regiment from 0608 back to 0509`. */
export function undoneClause(edit: string, facts: Facts, words: Words): Sentence {
  const back = isTold(edit) ? BACK[edit] : undefined;
  return back === undefined ? say`undid a ruling (${rulingClause(edit, facts, words)})` : back(facts, words);
}
