import { canonical, lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { seatNumber, stillGroundOf } from '../ground/ground.ts';
import { waysFrom } from '../ground/ways.ts';
import type { ResourceSite, State } from '../types.ts';
import { type Edits, gone, no, put } from './made.ts';

const withRoute = (state: State, hex: HexKey, site: ResourceSite, route: ResourceSite['route']): State => ({
  ...state,
  sites: put<HexKey, State['sites'][HexKey]>(state.sites, hex, { ...site, route }),
});

/** HEX-ROUTE-01: where the RP of a Resource hex go. */
export const ROUTE_EDITS: Edits<'set-route' | 'end-route'> = {
  /** HEX-ROUTE-02, -03: the shortest way over own and allied land. */
  'set-route': (state, { hex, to }) => {
    const site = lookup(state.sites, hex);
    const seat = lookup(state.control, hex);
    if (site?.kind !== 'resource' || seat === undefined) return gone();
    const isTheirs = lookup(state.control, to) === seat && lookup(state.sites, to)?.kind === 'urban';
    if (!isTheirs) return no('no-settlement-there', { hex: to }, ['to']);
    const way = waysFrom(stillGroundOf(state), seatNumber(state.seatOrder, seat), hex).get(to);
    if (way === undefined) return no('no-way-for-route', { hex: to, seat }, ['to']);
    if (canonical(site.route) === canonical(way.path)) return no('nothing-changed', {}, ['to']);
    return { state: withRoute(state, hex, site, way.path), facts: { seat, hex, to }, to: [seat] };
  },
  'end-route': (state, { hex }) => {
    const site = lookup(state.sites, hex);
    const seat = lookup(state.control, hex);
    if (site?.kind !== 'resource' || site.route === null || seat === undefined) return gone();
    return { state: withRoute(state, hex, site, null), facts: { seat, hex }, to: [seat] };
  },
};
