import { useState } from 'react';

export interface ReasonField {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Whether the user has submitted without a reason, and there is none yet. */
  readonly isMissed: boolean;
  /** The reason when the form is sent; without one null, and the field gets the focus. */
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
    // So that screen readers read its problem with its name.
    if (field instanceof HTMLElement) field.focus();
    return null;
  };
  return { text, write, isMissed: isTried && reason === '', take };
}
