/** A key as the browser names it. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, Alt or Meta is down: the key belongs to the page or the browser. */
  readonly isChord: boolean;
}

/** A key's request to the map. */
export type KeyIntent<Space> =
  | { readonly type: 'move'; readonly to: Space }
  | { readonly type: 'choose' }
  | { readonly type: 'step' }
  | { readonly type: 'back' }
  | { readonly type: 'leave' }
  | { readonly type: 'next'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'fit' };

const ZOOM = 1.3;

/** A key's request; null if the board has no use for it. `toward`: where a key would move the cursor. */
export function intentOf<Space>(press: KeyPress, toward: (key: string) => Space | null): KeyIntent<Space> | null {
  if (press.isChord) return null;
  const to = toward(press.key);
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
    case 'Home':
      return { type: 'fit' };
    default:
      return null;
  }
}
