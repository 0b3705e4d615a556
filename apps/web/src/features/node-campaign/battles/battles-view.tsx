'use client';

export function BattlesView() {
  return null;
}
