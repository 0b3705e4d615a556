import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { banks, edgeKey, neighbours } from '../../space/hex.ts';
import type { Fault } from '../refusal/fault.ts';
import type { State, Stronghold, UrbanSite } from '../types.ts';
import { battleFault, type Edits, first, gone, landFault, no, put, seatFault, strangersFault } from './made.ts';

interface Settled {
  readonly site: UrbanSite;
  readonly seat: SeatId;
}

/** A settlement and its owner. */
export function settled(state: State, hex: HexKey): Settled | Fault {
  const site = lookup(state.sites, hex);
  const seat = lookup(state.control, hex);
  return site?.kind === 'urban' && seat !== undefined ? { site, seat } : no('no-settlement-there', { hex });
}

/** What keeps a settlement from going to others, or from vanishing. */
const keptFault = (state: State, hex: HexKey): Fault | null =>
  first(
    battleFault(state, hex),
    state.seatOrder.some((seat) => lookup(state.seats, seat)?.capital === hex) ? no('is-capital', { hex }) : null,
    Object.values(state.captives).some(({ holder }) => holder.kind === 'prison' && holder.hex === hex)
      ? no('captives-there', { hex })
      : null,
    state.constructions.some((one) => one.hex === hex) ? no('under-construction-there', { hex }) : null,
    [
      ...state.deals.flatMap(({ gives, takes }) => [gives.from, takes.from]),
      ...state.deliveries.map(({ paidBy }) => paidBy),
    ].includes(hex)
      ? no('promised-away', { hex })
      : null,
  );

/** HEX-ROUTE-01: resources whose route ends in the hex lose it. */
const withoutRoutesTo = (state: State, hex: HexKey): State['sites'] =>
  Object.entries(state.sites).reduce<State['sites']>(
    (sites, [at, site]) =>
      site.kind === 'resource' && site.route?.at(-1) === hex
        ? put<string, typeof site | UrbanSite>(sites, at, { ...site, route: null })
        : sites,
    state.sites,
  );

export const withSite = (state: State, hex: HexKey, site: State['sites'][HexKey] | null): State => ({
  ...state,
  sites: put(state.sites, hex, site),
});

const owned = (state: State, hex: HexKey): readonly SeatId[] => {
  const seat = lookup(state.control, hex);
  return seat === undefined ? [] : [seat];
};

/** Nobody can discover what is there any more. */
const discovered = (state: State, hex: HexKey): State => ({
  ...state,
  undiscovered: state.undiscovered.filter((one) => one !== hex),
  ruins: state.ruins.filter((one) => one !== hex),
});

function resourceAt(state: State, hex: HexKey) {
  const site = lookup(state.sites, hex);
  return site?.kind === 'resource' ? site : null;
}

/** Settlements and resources. */
export const SITE_EDITS: Edits<
  | 'add-settlement'
  | 'change-settlement'
  | 'give-settlement'
  | 'remove-settlement'
  | 'add-resource'
  | 'set-yield'
  | 'remove-resource'
> = {
  'add-settlement': (state, { hex, seat, size, name }) => {
    const keeper = lookup(state.strongholds, hex)?.owner;
    const fault = first(
      seatFault(state, seat),
      landFault(state, hex, 'seat'),
      battleFault(state, hex),
      lookup(state.sites, hex) === undefined ? null : no('place-there', { hex }),
      keeper === undefined || keeper === seat ? null : no('keep-there', { hex }),
      strangersFault(state, hex, seat, 'seat'),
    );
    const faction = lookup(state.seats, seat)?.faction;
    if (fault !== null || faction === undefined) return fault ?? gone();
    const site: UrbanSite = {
      ...{ kind: 'urban', size, faction, name, bp: 0, buildings: [], grown: state.turn, exploits: true },
    };
    const founded = discovered(withSite(state, hex, site), hex);
    const facts = { seat, hex, name, size };
    return {
      state: { ...founded, control: put(state.control, hex, seat) },
      facts,
      to: [...new Set([seat, ...owned(state, hex)])],
    };
  },
  'change-settlement': (state, { hex, size, name }) => {
    const found = settled(state, hex);
    if ('code' in found) return found;
    const { site, seat } = found;
    if (site.size === size && site.name === name) return no('nothing-changed', {}, ['size']);
    const facts = { seat, hex, name, size, was: site.size };
    return { state: withSite(state, hex, { ...site, size, name }), facts, to: [seat] };
  },
  'give-settlement': (state, { hex, seat }) => {
    const found = settled(state, hex);
    if ('code' in found) return found;
    if (found.seat === seat) return no('nothing-changed', {}, ['seat']);
    const fault = first(seatFault(state, seat), keptFault(state, hex), strangersFault(state, hex, seat, 'seat'));
    if (fault !== null) return fault;
    const keep = lookup(state.strongholds, hex);
    const strongholds = keep === undefined ? state.strongholds : put(state.strongholds, hex, { ...keep, owner: seat });
    const sites = withoutRoutesTo(state, hex);
    const facts = { seat, from: found.seat, hex, name: found.site.name };
    const given = { ...state, sites, strongholds, control: put(state.control, hex, seat) };
    return { state: given, facts, to: [seat, found.seat] };
  },
  'remove-settlement': (state, { hex }) => {
    const found = settled(state, hex);
    if ('code' in found) return found;
    const garrison = Object.values(state.pieces).some((one) => one.kind === 'garrison' && one.hex === hex);
    const homeless = garrison && lookup(state.strongholds, hex) === undefined;
    const fault = first(keptFault(state, hex), homeless ? no('no-home-for-garrison', { hex }) : null);
    if (fault !== null) return fault;
    const { site, seat } = found;
    const sites = put(withoutRoutesTo(state, hex), hex, null);
    return { state: { ...state, sites }, facts: { seat, hex, name: site.name }, to: [seat] };
  },
  'add-resource': (state, given) => {
    const { hex } = given;
    const fault = first(
      landFault(state, hex, 'yield'),
      lookup(state.sites, hex) === undefined ? null : no('place-there', { hex }),
    );
    if (fault !== null) return fault;
    const site = { kind: 'resource', yield: given.yield, route: null, since: state.turn } as const;
    return {
      state: withSite(discovered(state, hex), hex, site),
      facts: { hex, yield: given.yield },
      to: owned(state, hex),
    };
  },
  'set-yield': (state, given) => {
    const site = resourceAt(state, given.hex);
    if (site === null) return gone();
    if (site.yield === given.yield) return no('nothing-changed', {}, ['yield']);
    const facts = { hex: given.hex, yield: given.yield, was: site.yield };
    return { state: withSite(state, given.hex, { ...site, yield: given.yield }), facts, to: owned(state, given.hex) };
  },
  'remove-resource': (state, { hex }) =>
    resourceAt(state, hex) === null
      ? gone()
      : { state: withSite(state, hex, null), facts: { hex }, to: owned(state, hex) },
};

const withStronghold = (state: State, hex: HexKey, stronghold: Stronghold | null): State => ({
  ...state,
  strongholds: put(state.strongholds, hex, stronghold),
});

/** Strongholds and roads. */
export const WORK_EDITS: Edits<
  'add-stronghold' | 'change-stronghold' | 'give-stronghold' | 'remove-stronghold' | 'add-road' | 'remove-road'
> = {
  'add-stronghold': (state, { hex, seat, level }) => {
    const fault = first(
      seatFault(state, seat),
      landFault(state, hex, 'seat'),
      battleFault(state, hex),
      lookup(state.strongholds, hex) === undefined ? null : no('keep-there', { hex }),
      lookup(state.control, hex) === seat ? null : no('not-their-hex', { hex, seat }, ['seat']),
    );
    if (fault !== null) return fault;
    const stronghold = { level, owner: seat, raised: Math.max(0, state.turn - 1), defences: [] };
    return { state: withStronghold(state, hex, stronghold), facts: { seat, hex, level }, to: [seat] };
  },
  'change-stronghold': (state, { hex, level }) => {
    const keep = lookup(state.strongholds, hex);
    if (keep === undefined) return gone();
    if (keep.level === level) return no('nothing-changed', {}, ['level']);
    const fault = battleFault(state, hex);
    if (fault !== null) return fault;
    const facts = { seat: keep.owner, hex, level, was: keep.level };
    return { state: withStronghold(state, hex, { ...keep, level }), facts, to: [keep.owner] };
  },
  'give-stronghold': (state, { hex, seat }) => {
    const keep = lookup(state.strongholds, hex);
    if (keep === undefined) return gone();
    if (keep.owner === seat) return no('nothing-changed', {}, ['seat']);
    const fault = first(
      seatFault(state, seat),
      battleFault(state, hex),
      lookup(state.sites, hex)?.kind === 'urban' ? no('place-there', { hex }) : null,
      strangersFault(state, hex, seat, 'seat'),
    );
    if (fault !== null) return fault;
    const given = withStronghold(state, hex, { ...keep, owner: seat });
    const facts = { seat, from: keep.owner, hex };
    return { state: { ...given, control: put(state.control, hex, seat) }, facts, to: [seat, keep.owner] };
  },
  'remove-stronghold': (state, { hex }) => {
    const keep = lookup(state.strongholds, hex);
    if (keep === undefined) return gone();
    const garrison = Object.values(state.pieces).some((one) => one.kind === 'garrison' && one.hex === hex);
    const homeless = garrison && lookup(state.sites, hex)?.kind !== 'urban';
    const fault = first(battleFault(state, hex), homeless ? no('no-home-for-garrison', { hex }) : null);
    if (fault !== null) return fault;
    return { state: withStronghold(state, hex, null), facts: { seat: keep.owner, hex }, to: [keep.owner] };
  },
  'add-road': (state, { hex, to }) => {
    const fault = first(
      landFault(state, hex, 'to'),
      landFault(state, to, 'to'),
      neighbours(hex).includes(to) ? null : no('not-next-to-it', { hex }, ['to']),
      state.roads.includes(edgeKey(hex, to)) ? no('road-there', { hex }, ['to']) : null,
    );
    if (fault !== null) return fault;
    const roads = [...state.roads, edgeKey(hex, to)].sort();
    return { state: { ...state, roads }, facts: { from: hex, hex: to }, to: roadReaders(state, hex, to) };
  },
  'remove-road': (state, { road }) => {
    if (!state.roads.includes(road)) return gone();
    const [from, hex] = banks(road);
    const roads = state.roads.filter((one) => one !== road);
    return { state: { ...state, roads }, facts: { from, hex }, to: roadReaders(state, from, hex) };
  },
};

const roadReaders = (state: State, a: HexKey, b: HexKey): readonly SeatId[] => [
  ...new Set([...owned(state, a), ...owned(state, b)]),
];
