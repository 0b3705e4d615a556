import type { Event } from '../types.ts';

/**
 * HEX-TURN-08, HEX-BP-04: BP that the upkeep, or the routes before it, put into a seat's stores or, below zero, took out
 * of them, as reported; null for every other event.
 */
export function upkeepBp(event: Event): number | null {
  switch (event.type) {
    case 'income':
      return event.bp + event.bonus;
    case 'reinforced':
    case 'bonus-paid':
    case 'resources-arrived':
      return event.bp;
    case 'building-unpaid':
      return event.refund;
    case 'buildings-maintained':
    case 'deducted':
      return -event.bp;
    case 'army-maintained':
      return -event.paid;
    default:
      return null;
  }
}
