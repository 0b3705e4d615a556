import { useState } from 'react';

/** The value of an earlier render as long as the new one says the same: what depends on it is then not drawn again. */
export function useSame<T>(value: T, isSame: (kept: T, value: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (Object.is(kept, value) || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
