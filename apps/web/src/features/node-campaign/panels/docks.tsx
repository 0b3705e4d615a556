'use client';

export function MidnightDock() {
  return null;
}

export function LogDock() {
  return null;
}
