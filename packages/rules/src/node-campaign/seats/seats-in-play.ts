import type { SeatId } from '../../kernel/index.ts';
import { sortedKeys } from '../../kernel/index.ts';
import { controllerOf, playerOf } from '../board/board.ts';
import { DAY, type Play, playerIn, startTimer, tell } from '../board/play.ts';
import { hasFactionPower } from '../board/relations.ts';
import { setPresent } from '../night/night-in-play.ts';
import { arrive, askAgain, giveFirstPoints } from '../setup/setup-in-play.ts';
import { GUARD } from '../vocabulary.ts';
import { hasVacantGuard, type Join } from './seats.ts';

/** Until the player enters, they may choose again. */
export function joinWar(play: Play, seat: SeatId, { faction, army, nodes }: Join): void {
  Object.assign(playerIn(play, seat), { faction, army, standing: 'joining', entersAt: [...nodes] });
  tell(play, { type: 'player-joining', rule: 'NODE-SETUP-08', to: 'all', seat, faction });
}

/** NODE-SETUP-08: late players enter, after the last step of midnight. */
export function enterLate(play: Play): void {
  for (const seat of play.state.seats) {
    if (playerOf(play.state, seat).standing === 'joining') enter(play, seat);
  }
}

function enter(play: Play, seat: SeatId): void {
  const player = playerIn(play, seat);
  const { faction, entersAt } = player;
  if (faction === null) return;
  const isUncalled = hasFactionPower(play.state.settings, faction, 'call');
  Object.assign(player, { standing: 'in', entersAt: [], isUncalled });
  tell(play, { type: 'player-entered', rule: 'NODE-SETUP-08', to: 'all', seat, faction });
  giveFirstPoints(play, seat);
  if (player.isUncalled) return;
  if (faction === 'imperial-guard' && hasVacantGuard(play.state)) takeOverGuard(play, seat);
  else arrive(play, seat, entersAt);
}

/** NODE-SETUP-08: all that the Guard has, with rosters that can be entered now. */
function takeOverGuard(play: Play, seat: SeatId): void {
  const { state } = play;
  const nodes = state.map.nodes.map(({ id }) => id).filter((id) => controllerOf(state, id) === GUARD);
  for (const node of nodes) {
    const held = state.nodes[node];
    if (held !== undefined) held.controller = seat;
  }
  tell(play, { type: 'control-dealt', rule: 'NODE-SETUP-08', to: 'all', owner: seat, nodes });
  for (const id of sortedKeys(state.forces)) {
    const force = state.forces[id];
    if (force?.owner !== GUARD) continue;
    force.owner = seat;
    force.isFrozen = false;
    startTimer(play, 'roster', force.id, state.settings.rosterDays * DAY);
  }
}

/** NODE-SETUP-08: a player who leaves before they enter has not joined: the next one of the seat chooses a faction. */
function leaveEarly(play: Play, seat: SeatId): void {
  const player = playerIn(play, seat);
  if (player.standing === 'joining') Object.assign(player, { ...NOT_JOINED, entersAt: [] });
}

const NOT_JOINED = { faction: null, army: '', standing: 'waiting' } as const;

/** NODE-SETUP-09: these seats have no player now; all others have. */
export function hearSeats(play: Play, empty: readonly SeatId[]): void {
  for (const seat of play.state.seats) {
    const player = playerIn(play, seat);
    const isEmpty = empty.includes(seat);
    if (player.isEmpty === isEmpty) continue;
    player.isEmpty = isEmpty;
    tell(play, { type: isEmpty ? 'seat-emptied' : 'seat-filled', rule: 'NODE-SETUP-09', to: 'all', seat });
    if (isEmpty) leaveEarly(play, seat);
    if (isEmpty && play.state.present.includes(seat)) setPresent(play, seat, false);
  }
  askAgain(play);
}
