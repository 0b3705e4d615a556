import type { SeatId } from '../../kernel/index.ts';
import { refreshSight } from '../sight/refresh.ts';
import { areFoes, tell } from '../turn/play.ts';
import type { AirControl, AirMission } from '../types.ts';
import { bombardments } from './bombing.ts';
import { controllers, tellControl } from './control.ts';
import type { Interception } from './interception.ts';
import { intercepted } from './interception.ts';
import type { AirPlay } from './play.ts';
import { reconnaissance } from './recon.ts';
import { attackReinforcements, type Held } from './reinforcements.ts';

/**
 * HEX-AIR-02, -03: flies the missions of the turn, Airspace by Airspace in the order of their numbers: first all
 * interceptions and the consequences of control, then the bombardments, then Recon; last the events for air support.
 */
export function airMissions(play: AirPlay): void {
  if (play.airMissions.length === 0) return;
  const ordered = play.airMissions;
  play.airMissions = [];
  const numbers = [...new Set(ordered.map(({ airspace }) => airspace))].sort((a, b) => a - b);
  const skies = numbers.map((airspace) => {
    const missions = ordered.filter((mission) => mission.airspace === airspace);
    const isFoe = (a: SeatId, b: SeatId) => areFoes(play, a, b);
    return { airspace, missions, interception: intercepted(missions, isFoe, play.dice, airspace) };
  });
  const control: AirControl[] = [];
  const held = new Map<number, Held>();
  for (const { airspace, missions, interception } of skies) {
    tellInterception(play, airspace, missions, interception);
    const seats = controllers(play, interception.holding);
    if (seats.length === 0) continue;
    control.push({ airspace, seats });
    held.set(airspace, { seats, holding: interception.holding });
    tellControl(play, airspace, seats, missions);
  }
  play.ground.airControl = control;
  attackReinforcements(play, held);
  for (const { airspace, interception } of skies) bombardments(play, airspace, interception.flown);
  for (const { airspace, interception } of skies) reconnaissance(play, airspace, interception.flown);
  for (const { airspace, interception } of skies) readySupport(play, airspace, interception.flown);
  refreshSight(play); // HEX-SIGHT-09
}

/** HEX-AIR-04, -05: each player reads only about their own squadrons. */
function tellInterception(
  play: AirPlay,
  airspace: number,
  missions: readonly AirMission[],
  { holding, stopped, negated }: Interception,
): void {
  for (const seat of play.before.seatOrder) {
    const own = missions.filter((mission) => mission.seat === seat);
    const fighters = own.filter(({ mission }) => mission === 'intercept').length;
    const left = holding.get(seat) ?? 0;
    const lost: readonly AirMission['mission'][] = [
      ...new Array<'intercept'>(fighters - left).fill('intercept'),
      ...negated.filter((mission) => mission.seat === seat).map(({ mission }) => mission),
    ];
    for (const mission of lost) {
      const rule = mission === 'intercept' ? 'HEX-AIR-04' : 'HEX-AIR-05';
      tell(play, { type: 'squadron-negated', rule, to: [seat], seat, airspace, mission });
    }
    for (let i = 0; i < left; i++) {
      const hasStopped = i < (stopped.get(seat) ?? 0);
      tell(play, { type: 'interceptor-holds', rule: 'HEX-AIR-05', to: [seat], seat, airspace, stopped: hasStopped });
    }
  }
}

/** HEX-AIR-03, -10: Tactical Bombardments that got through wait for the Battle orders. */
function readySupport(play: AirPlay, airspace: number, flown: readonly AirMission[]): void {
  for (const { seat, mission } of flown) {
    if (mission !== 'tactical') continue;
    play.airSupport = [...play.airSupport, { seat, airspace, army: null }];
    tell(play, { type: 'air-support-ready', rule: 'HEX-AIR-10', to: [seat], seat, airspace });
  }
}
