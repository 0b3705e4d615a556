import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { Outputs } from '../../api/client.ts';

export interface Story {
  /** What happened in the battle. */
  readonly events: readonly Event[];
  /** Why the referee called it off; null: nobody did, or the reader was not told. */
  readonly reason: string | null;
}

/**
 * The story of a battle from what the reader was told in its phase. A ruling that called it off tells the same as the
 * event that followed: only its reason is kept.
 * @param hex where it was fought; null: the reader no longer knows
 */
export function storyOf(told: readonly Event[], id: string, hex: HexKey | null): Story {
  const events = told.filter((event) => isOf(event, id, hex));
  const ruling = events.findLast((event) => event.type === 'corrected' && event.edit === 'call-off');
  const isOff = events.some(({ type, rule }) => type === 'battle-called-off' && rule === ruling?.rule);
  if (!isOff || ruling?.type !== 'corrected' || ruling.undone) return { events, reason: null };
  return { events: events.filter((event) => event !== ruling), reason: ruling.reason || null };
}

/** Whether the event names the battle; or, once its dice have been rolled, happened in its hex. */
function isOf(event: Event, id: string, hex: HexKey | null): boolean {
  if ('battle' in event) return event.battle === id;
  if (event.type === 'corrected') return event.facts.battle === id;
  if (event.phase !== 'battle' || hex === null) return false;
  return ('hex' in event && event.hex === hex) || ('from' in event && event.from === hex);
}

type DeskLine = Pick<Outputs['desk']['log'][number], 'deed' | 'events' | 'opening' | 'reason'>;

/**
 * Why the referee decided the battle or let dice decide it, from what was done at the desk. Corrections give their
 * reasons themselves.
 * @param since the number of its phase: if the war was taken back, an earlier battle may have had the same id
 */
export function decidedBecause(lines: readonly DeskLine[], id: string, since: number): string | null {
  const ruling = lines.find(
    ({ deed, events, opening }) => deed === 'rule' && opening >= since && events.some((event) => decides(event, id)),
  );
  return ruling?.reason || null;
}

const decides = (event: DeskLine['events'][number], id: string): boolean =>
  (event.type === 'battle-decided' || event.type === 'battle-ended') && 'battle' in event && event.battle === id;
