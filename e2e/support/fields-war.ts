import { hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import { ordersWar } from './orders-war.ts';

const hexOf = (at: string): HexKey => hexAt(Number(at.slice(0, 2)) - 1, Number(at.slice(2)) - 1);

/** Azure's pieces whose orders have extra fields, with the hex of each. */
export const PIECES = {
  /** Skimmers only. */
  lancers: { name: 'Sky Lancers', at: '0305' },
  /** Chaos, led by a character who can curse a tower of their Stronghold. */
  cult: { name: 'Tower Cult', at: '0309' },
  /** Dark Eldar, who raid over two hexes. */
  reavers: { name: 'Reavers', at: '0702' },
  /** Beside an enemy town. */
  siege: { name: 'Siege Foot', at: '0708' },
} as const;

/** Azure's spies: two without a target, beside an army and in a town, and two in that town with a choice of targets. */
export const FREE_SPIES = {
  withArmy: { name: 'Moth', at: '0805' },
  inTown: { name: 'Owl', at: '1003' },
  switching: { name: 'Kite', at: '1003' },
  joining: { name: 'Wren', at: '1003' },
} as const;

/** Where the lancers go, and Madder's town beside the siege. */
export const GOALS = { ahead: '0405', town: '0808', behind: '0607' } as const;

const unit = (id: string, n: number, more: object = {}) => ({
  id: `${id}-${n}`,
  name: `Squad ${n}`,
  slot: n === 1 ? 'hq' : 'troops',
  moveClass: 'infantry',
  scout: false,
  points: 200,
  models: { ready: 10, wounded: 0, damaged: 0, dead: 0, captured: 0 },
  ...more,
});

const army = (id: string, { name, at }: { name: string; at: string }, ofUnit: object = {}, more: object = {}) => ({
  kind: 'detachment',
  id,
  seat: 'azure',
  hex: hexOf(at),
  name,
  march: 'normal',
  units: [1, 2, 3, 4, 5].map((n) => unit(id, n, ofUnit)),
  dxp: 0,
  garrisonDetachment: false,
  treatment: null,
  ...more,
});

const spy = (id: string, { name, at }: { name: string; at: string }, target: object | null) => ({
  kind: 'spy',
  id,
  seat: 'azure',
  hex: hexOf(at),
  name,
  home: hexOf('0202'),
  target,
});

function withFields(state: State): State {
  const pieces = [
    army('lancers', PIECES.lancers, { moveClass: 'skimmer' }),
    army('cult', PIECES.cult, { tags: ['chaos-leader'] }, { race: 'ch' }),
    army('reavers', PIECES.reavers, {}, { race: 'de' }),
    army('siege', PIECES.siege),
    spy('moth', FREE_SPIES.withArmy, null),
    spy('owl', FREE_SPIES.inTown, null),
    army('watch', { name: 'Town Watch', at: FREE_SPIES.inTown.at }, {}, { seat: 'madder' }),
    spy('wren', FREE_SPIES.joining, { kind: 'urban', hex: hexOf(FREE_SPIES.joining.at), of: 'madder' }),
    spy('kite', FREE_SPIES.switching, { kind: 'urban', hex: hexOf(FREE_SPIES.switching.at), of: 'madder' }),
  ];
  const tower = { id: 'd1', type: 'tower', weapon: null, race: 'ch', paid: 50 };
  const village = { kind: 'urban', size: 1, faction: 'sm', name: 'Fenwick', bp: 0, buildings: [] };
  return hexCampaign.schemas.state.parse({
    ...state,
    control: { ...state.control, [hexOf(PIECES.cult.at)]: 'azure', [hexOf(PIECES.siege.at)]: 'azure' },
    pieces: { ...state.pieces, ...Object.fromEntries(pieces.map((piece) => [piece.id, piece])) },
    sites: { ...state.sites, [hexOf(GOALS.town)]: village },
    strongholds: {
      ...state.strongholds,
      [hexOf(PIECES.cult.at)]: { level: 1, owner: 'azure', defences: [tower] },
      [hexOf(FREE_SPIES.inTown.at)]: { level: 1, owner: 'madder' },
    },
  });
}

/** A war in which azure has a piece for every field that an order of a turn may have; movement orders are open. */
export const fieldsWar = () => ordersWar(withFields);
