import { sortedKeys } from '../../kernel/index.ts';
import { forcesOf, inMapOrder } from '../board/board.ts';
import { nodeIn, type Play, stopTimer, tell } from '../board/play.ts';
import { raiseForce } from '../holding/holding-in-play.ts';
import type { Known, NodeId } from '../types.ts';
import { nodeValue } from '../victory/values.ts';
import { GUARD } from '../vocabulary.ts';
import { garrisonsOf, type Part, partsOf, type Shares } from './guard.ts';

/** NODE-FAC-IG-01, -03: who controls the habitable planets. A Guard that nobody plays is placed too. */
export function dealParts(play: Play, parts: readonly Part[]): void {
  const { state } = play;
  for (const { owner, nodes } of parts) {
    for (const node of nodes) nodeIn(play, node).controller = owner;
    tell(play, { type: 'control-dealt', rule: 'NODE-FAC-IG-01', to: 'all', owner, nodes: [...nodes] });
  }
  if (state.setUp !== null) state.setUp.parts = parts.map(({ owner, nodes }) => ({ owner, nodes: [...nodes] }));
  for (const part of parts) {
    if (part.owner !== GUARD) continue;
    raiseForce(play, { owner: GUARD, node: mostValuable(state, garrisonsOf(state, part)), rule: 'NODE-FAC-IG-03' });
  }
}

/** NODE-FAC-IG-03: of most VP, then of the lowest id. The list is not empty. */
const mostValuable = (known: Pick<Known, 'map' | 'nodes' | 'settings'>, nodes: readonly NodeId[]): NodeId =>
  nodes.reduce((best, node) => (nodeValue(known, node) > nodeValue(known, best) ? node : best));

/** NODE-FAC-IG-03: the Guard that nobody plays goes to these cities. */
export function moveGuard(play: Play, nodes: readonly NodeId[]): void {
  for (const part of partsOf(play.state, GUARD)) {
    const into = nodes.find((node) => part.nodes.includes(node));
    const force = forcesOf(play.state, GUARD).find(({ node }) => part.nodes.includes(node));
    const moving = force === undefined ? undefined : play.state.forces[force.id];
    if (moving === undefined || into === undefined || moving.node === into) continue;
    const { id, owner, node: from } = moving;
    moving.node = into;
    tell(play, { type: 'moved', rule: 'NODE-FAC-IG-03', to: 'all', force: id, owner, from, into, roll: null });
  }
}

/** NODE-FAC-IG-02: deals the planets again. Nobody but the Guard is on the map yet, and all of it chooses again. */
export function shareGuard(play: Play, parts: Shares): void {
  const { state } = play;
  for (const id of sortedKeys(state.forces)) {
    const force = state.forces[id];
    if (force === undefined) continue;
    delete state.forces[id];
    delete state.retreats[id];
    stopTimer(play, 'roster', force.id);
  }
  dealParts(
    play,
    parts.map(({ seat, nodes }) => ({ owner: seat, nodes: [...inMapOrder(state, nodes)] })),
  );
}
