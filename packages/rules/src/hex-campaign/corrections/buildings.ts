import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { rivalShrine, SHRINE_BUILDINGS, SHRINE_RACES } from '../data/races/orders.ts';
import { BUILDINGS } from '../data/settlements.ts';
import { leastSize } from '../places/working.ts';
import type { Fault } from '../refusal/fault.ts';
import type { Aspect, Building, BuildingType, Defence, Faction, State, Stronghold } from '../types.ts';
import { NO_GOD } from '../types.ts';
import { battleFault, type Edits, first, gone, type Made, no, put } from './made.ts';
import { settled, withSite } from './places.ts';

/** `3,4 barracks`; of an Aspect Shrine with its aspect behind it. */
export const buildingKey = (hex: string, { type, aspect }: Pick<Building, 'type' | 'aspect'>): string =>
  `${hex} ${type}${aspect === null ? '' : ` ${aspect}`}`;

function added(state: State, hex: HexKey, building: BuildingType, aspect: Aspect | null): Made | Fault {
  const found = settled(state, hex);
  if ('code' in found) return found;
  const { site, seat } = found;
  const owner = lookup(state.seats, seat);
  if (owner === undefined) return gone();
  const { only, capital } = BUILDINGS[building];
  const least = leastSize(building, owner.faction);
  const at = [aspect === null ? 'building' : 'aspect'];
  const fault = first(
    only !== null && only !== owner.faction ? no('building-of-others', { building }, at) : null,
    (building === 'aspect-shrine') !== (aspect !== null) ? no('aspect-wrong', {}, at) : null,
    capital && owner.capital !== hex ? no('capital-only', { building }, at) : null,
    site.size < least ? no('settlement-too-small', { hex, building, size: least }, at) : null,
    site.buildings.some((one) => one.type === building && one.aspect === aspect)
      ? no('building-stands', { hex, building }, at)
      : null,
  );
  if (fault !== null) return fault;
  const one: Building = { type: building, aspect, built: Math.max(0, state.turn - 1), disabled: null };
  const facts = { seat, hex, building, ...(aspect === null ? {} : { aspect }) };
  return { state: withSite(state, hex, { ...site, buildings: [...site.buildings, one] }), facts, to: [seat] };
}

/** HEX-RACE-CH-08: a defence that can be cursed, or is. */
function cursable(state: State, named: string) {
  const [at = '', id = ''] = named.split(' ');
  const hex = Object.keys(state.strongholds).find((one): one is HexKey => one === at);
  const keep = hex === undefined ? undefined : lookup(state.strongholds, hex);
  const defence = keep?.defences.find((one) => one.id === id);
  if (hex === undefined || keep === undefined || defence === undefined) return null;
  const race = lookup(state.seats, keep.owner)?.faction;
  return race !== undefined && isCursable(defence, race) ? { hex, keep, defence } : null;
}

/** Whether a player of this race can have the defence as a shrine, or it is one. */
export const isCursable = ({ type, shrine }: Defence, race: Faction): boolean =>
  shrine !== null || (SHRINE_RACES.includes(race) && SHRINE_BUILDINGS.includes(type));

const withDefence = (keep: Stronghold, was: Defence, now: Defence): Stronghold => ({
  ...keep,
  defences: keep.defences.map((one) => (one === was ? now : one)),
});

/** What is built in settlements, and shrines. */
export const BUILDING_EDITS: Edits<'add-building' | 'add-shrine' | 'remove-building' | 'set-curse'> = {
  'add-building': (state, { hex, building }) => added(state, hex, building, null),
  'add-shrine': (state, { hex, aspect }) => added(state, hex, 'aspect-shrine', aspect),
  'remove-building': (state, { building: named }) => {
    const [at = '', type = '', aspect] = named.split(' ');
    const hex = Object.keys(state.sites).find((one): one is HexKey => one === at);
    const found = hex === undefined ? gone() : settled(state, hex);
    if ('code' in found || hex === undefined) return gone();
    const { site, seat } = found;
    const building = site.buildings.find((one) => one.type === type && (aspect === undefined || one.aspect === aspect));
    if (building === undefined) return gone();
    const holds = Object.values(state.captives).some(({ holder }) => holder.kind === 'prison' && holder.hex === hex);
    if (holds && type === 'prison') return no('captives-there', { hex });
    const buildings = site.buildings.filter((one) => one !== building);
    const facts = { seat, hex, building: type, ...(aspect === undefined ? {} : { aspect }) };
    return { state: withSite(state, hex, { ...site, buildings }), facts, to: [seat] };
  },
  /** HEX-RACE-CH-08, -11. */
  'set-curse': (state, { defence: named, god: given }) => {
    const found = cursable(state, named);
    if (found === null) return gone();
    const { hex, keep, defence } = found;
    const god = given === NO_GOD ? null : given;
    if (defence.shrine === god) return no('nothing-changed', {}, ['god']);
    const bare = put(state.strongholds, hex, withDefence(keep, defence, { ...defence, shrine: null }));
    const rival = god === null ? undefined : rivalShrine(bare, hex, keep, god);
    const fault = first(
      battleFault(state, hex),
      rival === undefined ? null : no('shrine-of-another-kind', { hex: rival }, ['god']),
    );
    if (fault !== null) return fault;
    const strongholds = put(state.strongholds, hex, withDefence(keep, defence, { ...defence, shrine: god }));
    const facts = { seat: keep.owner, hex, defence: defence.type, god: given, was: defence.shrine ?? NO_GOD };
    return { state: { ...state, strongholds }, facts, to: [keep.owner] };
  },
};
