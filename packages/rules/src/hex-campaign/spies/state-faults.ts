import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { Infiltrated, Spy, State } from '../types.ts';

/** Violated invariants of spies: a target is somebody else's, in the spy's hex, with the recorded owner. */
export function spyStateFaults(state: State): readonly string[] {
  return sortedKeys(state.pieces).flatMap((id) => {
    const spy = lookup(state.pieces, id);
    if (spy?.kind !== 'spy' || spy.target === null) return [];
    return targetFaults(state, spy, spy.target);
  });
}

function targetFaults(state: State, spy: Spy, target: Infiltrated): readonly string[] {
  const { owner, hex } = whereabouts(state, target);
  if (target.of === spy.seat) return [`spy ${spy.id} has infiltrated its own side`];
  if (hex === undefined) return [`what spy ${spy.id} has infiltrated is gone`];
  if (hex !== spy.hex) return [`spy ${spy.id} is at ${spy.hex} and its target at ${hex}`];
  return owner === target.of ? [] : [`what spy ${spy.id} has infiltrated has changed hands`];
}

function whereabouts(state: State, target: Infiltrated) {
  switch (target.kind) {
    case 'detachment':
    case 'convoy': {
      const piece = lookup(state.pieces, target.piece);
      return { owner: piece?.seat, hex: piece?.kind === target.kind ? piece.hex : undefined };
    }
    case 'stronghold': {
      const stronghold = state.strongholds[target.hex];
      return { owner: stronghold?.owner, hex: stronghold === undefined ? undefined : target.hex };
    }
    case 'urban':
    case 'resource':
      return {
        owner: state.control[target.hex],
        hex: state.sites[target.hex]?.kind === target.kind ? target.hex : undefined,
      };
  }
}
