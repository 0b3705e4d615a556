'use client';

export function NodePanel({ isPeek: _isPeek }: { readonly isPeek: boolean }) {
  return null;
}
