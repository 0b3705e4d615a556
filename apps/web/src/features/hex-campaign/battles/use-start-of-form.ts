import { type RefObject, useEffect, useRef } from 'react';

const FIELDS = 'input, select, textarea, button';

/** A form that opens where its reader pressed a button: its start comes into view, and its first field has the focus. */
export function useStartOfForm(isAsked: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isAsked || form.current === null) return;
    form.current.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    form.current.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return form;
}

/** What appears in the place of a longer form: its start comes into view. */
export function useStartInSight(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) part.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return part;
}
