import type { Event, SeenBattle } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';

export const SECTIONS = [
  'turn',
  'air',
  'initiative',
  'moves',
  'battles',
  'recovery',
  'sight',
  'land',
  'affairs',
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Where an event of the march is in the report; all others are with their phase: air missions, battles, or affairs.
 * Null: the frame of the page says it already.
 */
const SECTION_OF: Readonly<Partial<Record<Event['type'], Section | null>>> = {
  'campaign-began': 'turn',
  'corner-dealt': 'turn',
  'urban-sized': 'land',
  'yield-rolled': 'land',
  'detachment-placed': 'moves',
  'turn-began': null,
  'phase-opened': null,
  'turn-ended': null,
  corrected: 'turn',
  'orders-missing': 'turn',
  'order-refused': 'moves',
  initiative: 'initiative',
  'initiative-dice': 'initiative',
  recovered: 'moves',
  marched: 'moves',
  held: 'moves',
  'went-to-orbit': 'moves',
  'webway-taken': 'moves',
  'spy-infiltrated': 'sight',
  'spy-switched': 'sight',
  passed: 'sight',
  sighted: 'sight',
  'lost-from-sight': 'sight',
  'convoy-captured': 'land',
  'convoy-lost': 'land',
  'diplomat-lost': 'land',
  'diplomat-overrun': 'land',
  'detachment-lost': 'moves',
  'urban-taken': 'land',
  'urban-lost': 'land',
  'treatment-worsened': 'land',
  'stronghold-taken': 'land',
  'stronghold-lost': 'land',
  'skimmer-checked': 'moves',
  claimed: 'land',
  'claim-failed': 'land',
  'control-lost': 'land',
  discovery: 'land',
  'discovery-seen': 'land',
  'capital-fell': 'land',
  'capital-taken': 'land',
  'vp-scored': 'land',
  rolls: 'turn',
  beaten: 'turn',
  'campaign-ended': 'turn',
  'recovery-rolled': 'recovery',
  'air-support-assigned': 'air',
  'air-support-refused': 'air',
  'spy-released': 'sight',
  'spy-lost': 'sight',
  'spy-caught': 'sight',
  'spy-report': 'sight',
  'spy-mission': 'sight',
  'spy-guarded': 'sight',
  'spy-order-refused': 'sight',
  'captives-silent': 'sight',
  sabotaged: 'sight',
  poisoned: 'sight',
  'battle-initiative': 'battles',
  'battle-initiative-dice': 'battles',
};

const BATTLE_PHASES: readonly Event['phase'][] = ['battle-movement', 'battle'];

/** The section of an event; null when the frame of the page says it already. */
export const sectionOf = (event: Event): Section | null => {
  const section = SECTION_OF[event.type];
  if (section !== undefined) return section;
  if (event.phase === 'air-missions') return 'air';
  return BATTLE_PHASES.includes(event.phase) ? 'battles' : 'affairs';
};

export interface ReportSection {
  readonly section: Section;
  readonly events: readonly Event[];
}

/** The report of a step: its events in their order, by section. */
export function reportSections(events: readonly Event[]): readonly ReportSection[] {
  return SECTIONS.map((section) => ({
    section,
    events: events.filter((event) => sectionOf(event) === section),
  })).filter((part) => part.events.length > 0);
}

const NO_BATTLES: ReadonlyMap<string, HexKey> = new Map();

/** The hex that a line points at; one that names only its battle points at the battle's hex. */
export function placeOf(event: Event, battles: ReadonlyMap<string, HexKey> = NO_BATTLES): HexKey | null {
  switch (event.type) {
    case 'marched':
      return event.trail.at(-1) ?? event.from;
    case 'corner-dealt':
      return event.capital;
    case 'sighted':
    case 'lost-from-sight':
      return event.pieces[0]?.hex ?? null;
    case 'passed':
      return event.hexes.at(-1) ?? event.piece.hex;
    default:
      if ('hex' in event) return event.hex;
      return 'battle' in event && event.battle !== null ? (battles.get(event.battle) ?? null) : null;
  }
}

/** The hexes of the battles in a report: their events name the battle and not always the hex. */
export function battlePlaces(
  open: readonly Pick<SeenBattle, 'id' | 'hex'>[],
  events: readonly Event[],
): ReadonlyMap<string, HexKey> {
  const told = events.flatMap((event) =>
    'battle' in event && event.battle !== null && 'hex' in event && event.hex !== null
      ? [[event.battle, event.hex] as const]
      : [],
  );
  return new Map([...open.map(({ id, hex }) => [id, hex] as const), ...told]);
}

/** Whose line it is: the seat that acted or that it is about. */
export function seatOf(event: Event): SeatId | null {
  if (event.type === 'sighted' || event.type === 'lost-from-sight') return event.pieces[0]?.seat ?? null;
  return 'seat' in event ? event.seat : null;
}

/** The dice that decided a line, as rolled. */
export function diceOf(event: Event): readonly number[] {
  const first = 'die' in event && event.die !== null ? [event.die] : [];
  if (!('dice' in event) || event.dice === null || !(Symbol.iterator in event.dice)) return first;
  return [...first, ...event.dice];
}
