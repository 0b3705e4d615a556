'use client';

/** The orders that a player composes for what is selected. */
export function ComposerPanel() {
  return null;
}
