import { lookup } from '@sealed-orders/rules/kernel';
import { type Board, type Declared, printed, type Side } from '@sealed-orders/rules/sector-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/sector-campaign';
import { declaredText as words } from '@sealed-orders/text/sector-campaign/map-papers';

/** A declaration of the present phase with the answers to it. */
export interface DeclaredLine {
  readonly key: string;
  readonly side: Side;
  readonly says: string;
  readonly answers: readonly string[];
}

type Known = Pick<Board, 'declared' | 'phase' | 'counters' | 'sides'>;

/** The declarations of the present phase in order, each with the other side's answers. */
export function declaredLines(board: Known): readonly DeclaredLine[] {
  const lines: { key: string; side: Side; says: string; answers: string[] }[] = [];
  board.declared.forEach((one, i) => {
    if (one.phase !== board.phase) return;
    const says = one.isByTime ? words.byTime(saysOf(board, one)) : saysOf(board, one);
    const before = lines.at(-1);
    if (one.what === 'respond' && before !== undefined) before.answers.push(says);
    else lines.push({ key: String(i), side: one.side, says, answers: [] });
  });
  return lines;
}

function saysOf(board: Known, declared: Declared): string {
  const { what, counters, from, to, mission } = declared;
  const numbers = counters.flatMap((id) => lookup(board.counters, id)?.number ?? []);
  const [first = 0] = numbers;
  const start = from === null ? null : printed(from);
  const end = to === null ? '' : printed(to);
  switch (what) {
    case 'pass':
      return passSays(board, declared);
    case 'mission':
      return words.mission(first, mission === null ? '' : MISSION_NAMES[mission]);
    case 'move':
      return words.move(first, start, end);
    case 'attack':
      return words.attack(numbers, start, end);
    case 'fortify':
      return words.fortify(end);
    default:
      return words[what](first, end);
  }
}

/** SEC-INIT-04: a missed deadline skips one declaration, or it was the last of the phase. */
function passSays({ declared, phase, sides }: Known, one: Declared): string {
  const { side, isByTime } = one;
  const last = declared.findLast((other) => other.phase === phase && other.side === side && other.what === 'pass');
  if (!isByTime) return words.pass;
  return last === one && sides[side].passed === 'final' ? words.passed : words.skipped;
}
