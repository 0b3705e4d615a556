import type { Edit, Field } from '../../kernel/index.ts';
import { FIND_KINDS, NO_GOD, NO_TREATY } from '../types/choices.ts';
import {
  AIR_MISSIONS,
  ASPECTS,
  BATTLE_ENDS,
  BUILDING_TYPES,
  DEFENCE_TYPES,
  FACTIONS,
  GODS,
  MARCHES,
  MOVE_CLASSES,
  NO_WEAPON,
  OVERRULED_LOSSES,
  OVERRULED_WINNERS,
  SLOTS,
  TREATY_KINDS,
  TURRET_WEAPONS,
} from '../types/vocabulary.ts';

const RULE = 'HEX-TURN-13';

/** The most VP that a referee gives a seat. */
export const MOST_VP = 9999;

const upTo = (most: number, least = 0) => ({ kind: 'number', least, most }) as const;
const MODELS = upTo(1000);
const BP = upTo(99_999);
const SEAT = { kind: 'seat', orNobody: false } as const;
const PLACE = { kind: 'place' } as const;
const NAME = { kind: 'text', longest: 60 } as const;
const SIZE = upTo(4, 1);
const LEVEL = upTo(3, 1);
const YIELD = upTo(300, 1);
const POINTS = upTo(10_000);
const FOUND = upTo(10_000, 1);
const TURN = upTo(999, 1);
const CARGO = upTo(99_999, 1);
const TERMS = {
  treaty: { kind: 'choice', values: [NO_TREATY, ...TREATY_KINDS] },
  secret: { kind: 'switch' },
  gives: BP,
  takes: BP,
} as const;
const UNIT = {
  unit: NAME,
  kind: NAME,
  slot: { kind: 'choice', values: SLOTS },
  moveClass: { kind: 'choice', values: MOVE_CLASSES },
  points: POINTS,
  models: upTo(1000, 1),
} as const;

/** An edit that goes in a list with others. */
const edit = <Type extends string, Of extends string, Fields extends Readonly<Record<string, Field>>>(
  type: Type,
  of: Of,
  fields: Fields,
) => ({ type, isAlone: false, rule: RULE, of, fields }) as const;

/** HEX-TURN-13: corrections by the referee. Rulings on battles have forms of their own. */
export const EDITS = [
  edit('add-detachment', 'hex', { seat: SEAT, name: NAME, ...UNIT }),
  edit('add-garrison', 'hex', { name: NAME, ...UNIT }),
  edit('move-piece', 'piece', { to: PLACE }),
  edit('to-orbit', 'piece', {}),
  edit('from-orbit', 'piece', { to: PLACE }),
  edit('rename-piece', 'piece', { name: NAME }),
  edit('remove-piece', 'piece', {}),
  edit('add-unit', 'piece', UNIT),
  edit('set-models', 'unit', { ready: MODELS, wounded: MODELS, damaged: MODELS }),
  edit('move-unit', 'unit', { to: PLACE }),
  edit('change-unit', 'unit', { name: NAME, points: POINTS }),
  edit('remove-unit', 'unit', {}),
  edit('set-march', 'piece', { march: { kind: 'choice', values: MARCHES } }),
  edit('rearm-piece', 'piece', {}),
  edit('add-construction', 'hex', { name: NAME, ...UNIT, ready: TURN }),
  edit('set-ready', 'construction', { ready: TURN }),
  edit('end-construction', 'construction', {}),
  edit('add-convoy', 'hex', { seat: SEAT, bp: BP }),
  edit('set-cargo', 'piece', { bp: BP }),
  edit('add-spy', 'hex', { seat: SEAT, name: NAME, home: PLACE }),
  edit('add-diplomat', 'hex', { seat: SEAT, name: NAME }),
  edit('set-target', 'target', {}),
  edit('free-spy', 'piece', {}),
  edit('add-find', 'piece', {
    found: { kind: 'choice', values: FIND_KINDS },
    race: { kind: 'choice', values: FACTIONS },
    points: FOUND,
  }),
  edit('set-find', 'find', { points: FOUND }),
  edit('end-find', 'find', {}),
  edit('add-mission', 'hex', { seat: SEAT, mission: { kind: 'choice', values: AIR_MISSIONS } }),
  edit('remove-mission', 'mission', {}),
  edit('add-air-support', 'piece', { seat: SEAT }),
  edit('remove-air-support', 'support', {}),
  edit('set-control', 'hex', { seat: { kind: 'seat', orNobody: true } }),
  edit('mark-discovered', 'hex', {}),
  edit('mark-undiscovered', 'hex', {}),
  edit('add-ruin', 'hex', {}),
  edit('remove-ruin', 'hex', {}),
  edit('add-settlement', 'hex', { seat: SEAT, size: SIZE, name: NAME }),
  edit('change-settlement', 'hex', { size: SIZE, name: NAME }),
  edit('give-settlement', 'hex', { seat: SEAT }),
  edit('remove-settlement', 'hex', {}),
  edit('set-capital', 'seat', { hex: PLACE }),
  edit('lose-capital', 'seat', {}),
  edit('add-building', 'hex', {
    building: { kind: 'choice', values: BUILDING_TYPES.filter((type) => type !== 'aspect-shrine') },
  }),
  edit('add-shrine', 'hex', { aspect: { kind: 'choice', values: ASPECTS } }),
  edit('remove-building', 'building', {}),
  edit('add-resource', 'hex', { yield: YIELD }),
  edit('set-yield', 'hex', { yield: YIELD }),
  edit('set-route', 'hex', { to: PLACE }),
  edit('end-route', 'hex', {}),
  edit('remove-resource', 'hex', {}),
  edit('add-stronghold', 'hex', { seat: SEAT, level: LEVEL }),
  edit('change-stronghold', 'hex', { level: LEVEL }),
  edit('give-stronghold', 'hex', { seat: SEAT }),
  edit('remove-stronghold', 'hex', {}),
  edit('add-defence', 'hex', {
    defence: { kind: 'choice', values: DEFENCE_TYPES },
    weapon: { kind: 'choice', values: [NO_WEAPON, ...TURRET_WEAPONS] },
  }),
  edit('remove-defence', 'defence', {}),
  edit('set-curse', 'defence', { god: { kind: 'choice', values: [NO_GOD, ...GODS] } }),
  edit('add-road', 'hex', { to: PLACE }),
  edit('remove-road', 'road', {}),
  edit('capture', 'piece', { seat: SEAT, prison: PLACE }),
  edit('move-captives', 'captives', { prison: PLACE }),
  edit('free-captives', 'captives', { to: PLACE }),
  edit('call-off', 'battle', {}),
  edit('overrule-claim', 'hex', { seat: { kind: 'seat', orNobody: true } }),
  edit('overrule-battle', 'battle', {
    winner: { kind: 'choice', values: OVERRULED_WINNERS },
    beaten: { kind: 'choice', values: BATTLE_ENDS },
    attackerLosses: { kind: 'choice', values: OVERRULED_LOSSES },
    defenderLosses: { kind: 'choice', values: OVERRULED_LOSSES },
    units: { kind: 'counts' },
  }),
  edit('add-treaty', 'seat', {
    with: SEAT,
    treaty: { kind: 'choice', values: TREATY_KINDS },
    secret: { kind: 'switch' },
  }),
  edit('end-treaty', 'treaty', {}),
  edit('add-notice', 'treaty', { ends: TURN }),
  edit('set-notice', 'treaty', { ends: TURN }),
  edit('end-notice', 'treaty', {}),
  edit('add-deal', 'seat', { with: SEAT, ...TERMS, promise: { kind: 'text', longest: 200 } }),
  edit('change-deal', 'offer', { ...TERMS, signed: { kind: 'switch' } }),
  edit('remove-deal', 'offer', {}),
  edit('add-delivery', 'seat', { with: SEAT, bp: CARGO, hex: PLACE }),
  edit('set-delivery', 'delivery', { bp: CARGO }),
  edit('end-delivery', 'delivery', {}),
  edit('end-promise', 'deal', {}),
  // Alone: the list of agreements is made of what it tells.
  { ...edit('break-promise', 'deal', { seat: SEAT }), rule: 'HEX-DIP-04', isAlone: true },
  edit('set-vp', 'seat', { vp: upTo(MOST_VP) }),
  edit('set-bp', 'hex', { bp: BP }),
  edit('set-debt', 'seat', { debt: BP }),
  edit('return-player', 'seat', {}),
  edit('set-strategy', 'seat', { strategy: upTo(5) }),
  edit('set-dxp', 'piece', { dxp: BP }),
  edit('set-xp', 'unit', { xp: BP }),
  edit('heal-unit', 'unit', {}),
  edit('forget-loss', 'loss', {}),
  { ...edit('undo-corrections', 'ruling', {}), isAlone: true },
] as const satisfies readonly Edit[];

export type EditType = (typeof EDITS)[number]['type'];

/** How many rulings can be taken back at most. */
export const MOST_KEPT = 20;
