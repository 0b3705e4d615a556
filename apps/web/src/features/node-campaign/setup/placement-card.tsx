'use client';

/** Where a player starts, or joins the war. */
export function PlacementCard() {
  return null;
}
