import { operatorText } from '@sealed-orders/text/cli/operator';
import { z } from 'zod';

/** The origins in a list that commas separate, such as `http://localhost:4000`. */
export const localHooksSchema = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(z.string().refine(isOrigin)));

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text;
}

/** What the operator should know of these origins when a process starts; no lines if there are none. */
export const saysOpen = (localHooks: readonly string[]): readonly string[] =>
  localHooks.length === 0 ? [] : [operatorText.localHooks(localHooks)];
