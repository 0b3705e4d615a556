'use client';

export function NightView() {
  return null;
}
