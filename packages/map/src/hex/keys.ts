import { columnRow, type HexKey, hexAt, type MapSize } from '@sealed-orders/rules/kernel';

/** A key as the browser names it. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, Alt or Meta is down: the key belongs to the page or the browser. */
  readonly isChord: boolean;
}

/** What a key asks of the map. */
export type KeyIntent =
  | { readonly type: 'move'; readonly to: HexKey }
  | { readonly type: 'choose' }
  | { readonly type: 'step' }
  | { readonly type: 'back' }
  | { readonly type: 'leave' }
  | { readonly type: 'next'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'fit' };

const ZOOM = 1.3;

/** What a key asks for with the cursor on a hex; null when the map has no use for it. */
export function keyIntent(size: MapSize, cursor: HexKey, press: KeyPress): KeyIntent | null {
  if (press.isChord) return null;
  const to = destination(size, cursor, press.key);
  if (to !== null) return { type: 'move', to };
  switch (press.key) {
    case 'Enter':
      return { type: 'choose' };
    case ' ':
      return { type: 'step' };
    case 'Backspace':
      return { type: 'back' };
    case 'Escape':
      return { type: 'leave' };
    case 'n':
    case 'N':
      return { type: 'next', by: press.shift ? -1 : 1 };
    case '+':
    case '=':
      return { type: 'zoom', factor: ZOOM };
    case '-':
      return { type: 'zoom', factor: 1 / ZOOM };
    case '0':
      return { type: 'fit' };
    default:
      return null;
  }
}

/** Up and down keep the column, so they go north-east and north-west by turns. */
function destination(size: MapSize, cursor: HexKey, key: string): HexKey | null {
  const { column, row } = columnRow(cursor);
  const within = (c: number, r: number): HexKey =>
    hexAt(Math.min(size.columns - 1, Math.max(0, c)), Math.min(size.rows - 1, Math.max(0, r)));
  switch (key) {
    case 'ArrowLeft':
      return within(column - 1, row);
    case 'ArrowRight':
      return within(column + 1, row);
    case 'ArrowUp':
      return within(column, row - 1);
    case 'ArrowDown':
      return within(column, row + 1);
    case 'Home':
      return within(0, row);
    case 'End':
      return within(size.columns - 1, row);
    case 'PageUp':
      return within(column, row - 5);
    case 'PageDown':
      return within(column, row + 5);
    default:
      return null;
  }
}
