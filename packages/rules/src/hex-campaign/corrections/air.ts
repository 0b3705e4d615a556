import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import { OFF_MAP } from '../map/numbers.ts';
import { squadronsOf } from '../places/squadrons.ts';
import type { Fault } from '../refusal/fault.ts';
import type { AirMission, AirSupport, Army, State } from '../types.ts';
import { areOnOneSide, type Edits, first, gone, isArmy, no, pieceOf, seatFault } from './made.ts';
import { isUnderWay, takesPart } from './models.ts';

/** `red 3 recon`; of a Strategic Bombardment with its target behind it. */
export const missionName = ({ seat, airspace, mission, target }: AirMission): string =>
  `${seat} ${airspace} ${mission}${target === null ? '' : ` ${target}`}`;

/** `red 3 R1`, without the army if none is named yet. */
export const supportName = ({ seat, airspace, army }: AirSupport): string =>
  `${seat} ${airspace}${army === null ? '' : ` ${army}`}`;

/** HEX-TURN-02, -03: missions are ordered and not flown yet, and the referee may see them. */
function missionFault({ phase, settings }: State): Fault | null {
  if (phase !== 'movement-orders' || settings.mergeAirAndMoveOrders) return no('no-missions-now');
  return settings.refereeSeesOrders ? null : no('missions-hidden');
}

/** HEX-AIR-01, HEX-BLD-13. */
function squadronFault(state: State, seat: SeatId): Fault | null {
  const faction = lookup(state.seats, seat)?.faction;
  const own = sortedKeys(state.sites).filter((hex) => lookup(state.control, hex) === seat);
  const sites = own.flatMap((hex) => lookup(state.sites, hex) ?? []);
  const squadrons = faction === undefined ? 0 : squadronsOf(sites, faction, state.turn);
  const flying = state.airMissions.filter((one) => one.seat === seat).length;
  return flying < squadrons ? null : no('no-squadron-left', { seat, squadrons }, ['seat']);
}

/** HEX-AIR-09: neither the seat's own settlement nor that of a friend or partner. */
function targetFault(state: State, seat: SeatId, hex: HexKey): Fault | null {
  const owner = lookup(state.control, hex);
  const isFriendly =
    owner === seat ||
    state.treaties.some(({ between }) => owner !== undefined && between.includes(seat) && between.includes(owner));
  const isTarget = lookup(state.sites, hex)?.kind === 'urban' && !isFriendly;
  return isTarget ? null : no('no-target-there', { hex, seat }, ['mission']);
}

/** HEX-AIR-10: an army that a Tactical Bombardment can still help. */
function supportFault({ phase, battles }: State, army: Army): Fault | null {
  const late = no('no-support-now', { name: army.name });
  if (phase === 'battle-orders') return null;
  if (phase !== 'battle') return late;
  const fought = battles.filter((battle) => battle.result === null && takesPart(battle, army.id));
  if (fought.length === 0) return late;
  return fought.some(isUnderWay) ? no('battle-under-way', { name: army.name }) : null;
}

const airspaceOf = ({ chart }: State, hex: HexKey): number => {
  const grid = gridOf(chart);
  const index = indexOf(grid, hex);
  return index === OFF_MAP ? 0 : (grid.airspace[index] ?? 0);
};

/** By seat, as orders are kept. */
const inOrder = ({ seatOrder }: State, missions: readonly AirMission[]): readonly AirMission[] =>
  seatOrder.flatMap((seat) => missions.filter((one) => one.seat === seat));

/** Missions that are not flown yet, and aircraft over a battle. */
export const AIR_EDITS: Edits<'add-mission' | 'remove-mission' | 'add-air-support' | 'remove-air-support'> = {
  'add-mission': (state, { hex, seat, mission }) => {
    const airspace = airspaceOf(state, hex);
    if (airspace === 0) return gone();
    const isBombing = mission === 'strategic';
    const fault = first(
      seatFault(state, seat),
      missionFault(state),
      squadronFault(state, seat),
      isBombing ? targetFault(state, seat, hex) : null,
    );
    if (fault !== null) return fault;
    const ordered: AirMission = { seat, airspace, mission, target: isBombing ? hex : null };
    const airMissions = inOrder(state, [...state.airMissions, ordered]);
    return { state: { ...state, airMissions }, facts: { seat, hex, airspace, mission }, to: [seat] };
  },
  'remove-mission': (state, { mission: named }) => {
    const fault = missionFault(state);
    if (fault !== null) return fault;
    const at = state.airMissions.findIndex((one) => missionName(one) === named);
    const ordered = state.airMissions[at];
    if (ordered === undefined) return gone();
    const { seat, airspace, mission } = ordered;
    const airMissions = state.airMissions.filter((_, i) => i !== at);
    return { state: { ...state, airMissions }, facts: { seat, airspace, mission }, to: [seat] };
  },
  'add-air-support': (state, { piece: id, seat }) => {
    const army = pieceOf(state, id);
    if (army === undefined || !isArmy(army)) return gone();
    const fault = first(
      seatFault(state, seat),
      areOnOneSide(state, seat, army.seat) ? null : no('supports-only-friends', { seat }, ['seat']),
      supportFault(state, army),
    );
    if (fault !== null) return fault;
    const airspace = airspaceOf(state, army.hex);
    const airSupport = [...state.airSupport, { seat, airspace, army: id }];
    const facts = { seat, piece: id, name: army.name, hex: army.hex };
    return { state: { ...state, airSupport }, facts, to: [...new Set([seat, army.seat])] };
  },
  'remove-air-support': (state, { support: named }) => {
    const at = state.airSupport.findIndex((one) => supportName(one) === named);
    const given = state.airSupport[at];
    if (given === undefined) return gone();
    const { seat, airspace, army: id } = given;
    const army = id === null ? undefined : pieceOf(state, id);
    const fault = army === undefined || !isArmy(army) ? null : supportFault(state, army);
    if (fault !== null) return fault;
    const airSupport = state.airSupport.filter((_, i) => i !== at);
    const to = army === undefined ? [seat] : [...new Set([seat, army.seat])];
    return { state: { ...state, airSupport }, facts: { seat, airspace }, to };
  },
};
