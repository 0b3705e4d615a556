import { useState } from 'react';

/** The previous value while the new one is equal, so that dependants are not drawn again. */
export function useSame<T>(value: T, isSame: (kept: T, value: T) => boolean): T {
  const [kept, keep] = useState(value);
  if (Object.is(kept, value) || isSame(kept, value)) return kept;
  keep(value);
  return value;
}
