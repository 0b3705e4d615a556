'use client';
import { useCallback, useState } from 'react';
import { useSearch } from '../../browser/address.ts';
import type { Eyes, Moment } from '../../campaign-data/campaign-data.ts';

const EYES = /^(referee|spectator|seat:[a-z][a-z0-9-]*)$/;

const isEyes = (text: string): text is Eyes => EYES.test(text);

/** The moment that an address names: `?as=seat:azure&step=12`. */
export function momentIn(search: string): Moment | null {
  const given = new URLSearchParams(search);
  const [as, step] = [given.get('as') ?? '', given.get('step')];
  if (!isEyes(as)) return null;
  const n = step === null ? Number.NaN : Number(step);
  return { as, step: Number.isInteger(n) && n >= 0 ? n : null };
}

/** The address of a moment, for links and for the address bar. */
export function addressOfMoment({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, moment: Moment): string {
  const step = moment.step === null ? '' : `&step=${moment.step}`;
  return `${origin}${pathname}?as=${moment.as}${step}`;
}

/**
 * The moment being viewed as another viewer, according to the address; null: the reader's own view. The address always
 * matches what is shown, so that it can be shared.
 */
export function useMoment(isAllowed: boolean) {
  // A link within the site renders this before the address bar has the new address.
  const search = useSearch();
  const [moment, setMoment] = useState<Moment | null>(() => momentIn(search.toString()));
  const look = useCallback((next: Moment | null) => {
    setMoment(next);
    history.replaceState(history.state, '', next === null ? location.pathname : addressOfMoment(location, next));
  }, []);
  return [isAllowed ? moment : null, look] as const;
}
