import { useState } from 'react';

export interface ReasonField {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Whether somebody has tried without a reason, and there is none yet. */
  readonly isMissed: boolean;
  /** The reason when the form is sent; without one null, and the field is ready to be typed into. */
  readonly take: (form: HTMLFormElement) => string | null;
}

/** The reason of a deed, in the field `reason` of its form. Nothing is done without one. */
export function useReason(): ReasonField {
  const [text, write] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = text.trim();
  const take = (form: HTMLFormElement): string | null => {
    setTried(true);
    if (reason !== '') return reason;
    const field = form.elements.namedItem('reason');
    // Its problem is then read aloud with its name.
    if (field instanceof HTMLElement) field.focus();
    return null;
  };
  return { text, write, isMissed: isTried && reason === '', take };
}
