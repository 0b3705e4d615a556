'use client';

export function ForcesView() {
  return null;
}
