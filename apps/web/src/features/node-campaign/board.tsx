'use client';
import type { BoardProps } from '../campaign/door.ts';

export function NodeBoard(_props: BoardProps) {
  return null;
}
