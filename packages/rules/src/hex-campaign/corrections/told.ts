import type { Readers, SeatId } from '../../kernel/index.ts';
import type { CorrectionEvent, Event, KeptRuling } from '../types.ts';
import type { Facts } from './made.ts';

export type Told = KeptRuling['told'][number];

const CORRECTIONS = [
  'vp-corrected',
  'bp-corrected',
  'debt-corrected',
  'control-given',
  'control-taken',
  'promise-ruled',
  'models-corrected',
] as const;

type Single = Extract<CorrectionEvent, { readonly type: (typeof CORRECTIONS)[number] }>;

export const isSingle = (event: Event): event is Single => CORRECTIONS.some((type) => type === event.type);

/** Whether the event tells a correction by the referee. */
export const isCorrection = (event: Event): event is CorrectionEvent => event.type === 'corrected' || isSingle(event);

/** Readers as a list keeps them. */
export const seatsOf = (to: Readers): readonly SeatId[] | null => (typeof to === 'string' ? null : to);

/** The event of a correction that also exists alone, in the terms of a list. */
export const toldOf = (event: Single): Told => ({ ...factsOf(event), to: seatsOf(event.to) });

function factsOf(event: Single): { readonly edit: string; readonly facts: Facts } {
  switch (event.type) {
    case 'vp-corrected':
      return { edit: 'set-vp', facts: { seat: event.seat, change: event.change } };
    case 'bp-corrected':
      return { edit: 'set-bp', facts: { seat: event.seat, hex: event.hex, bp: event.bp, was: event.was } };
    case 'debt-corrected':
      return { edit: 'set-debt', facts: { seat: event.seat, debt: event.debt, was: event.was } };
    case 'control-given':
    case 'control-taken':
      return {
        edit: 'set-control',
        facts: { seat: event.seat, hex: event.hex, given: event.type === 'control-given' },
      };
    case 'promise-ruled':
      return { edit: 'break-promise', facts: { seat: event.seat, with: event.with, made: event.made } };
    case 'models-corrected': {
      const { seat, piece, name, unit, models } = event;
      const { ready, wounded, damaged, dead } = models;
      return { edit: 'set-models', facts: { seat, piece, name, unit, ready, wounded, damaged, dead } };
    }
  }
}
