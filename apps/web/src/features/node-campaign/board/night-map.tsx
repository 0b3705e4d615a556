'use client';

/** The star map in the middle of the game night page. */
export function NightMap() {
  return null;
}
