import type { NodePlace } from '../node-context.ts';

export const BATTLES_VIEW = 'game-battles';
export const battlesOwed = (_place: NodePlace): number => 0;
export const battleSearch = (id: string): string => `?battle=${id}`;
