import type { Event, State } from '@sealed-orders/rules/hex-campaign';

/** The part of a state that says who stands where, and who fights. */
type Standing = Pick<State, 'pieces' | 'battles'>;

/**
 * HEX-MAP-09: pairs of detachments of two seats that came to share a hex in a step, although they do not fight there
 * (enemies until their battle is settled) and no battle there was called off (HEX-BMOV-08). `faults` looks at one state
 * and cannot tell: allies who called off a battle may stay together for many turns.
 */
export function newlyShared(before: Standing, after: Standing, events: readonly Event[]): readonly string[] {
  const calledOff = new Set(events.flatMap((event) => (event.type === 'battle-called-off' ? [event.hex] : [])));
  const known = new Set(pairsIn(before).map(({ pair }) => pair));
  return pairsIn(after)
    .filter(({ pair, hex }) => !known.has(pair) && !calledOff.has(hex))
    .map(({ pair }) => `detachments of two seats share a hex: ${pair}`);
}

interface Pair {
  readonly pair: string;
  readonly hex: State['battles'][number]['hex'];
}

/** The pairs that share a hex without fighting there, each named by its hex and its pieces. */
function pairsIn({ pieces, battles }: Standing): readonly Pair[] {
  const fighting = new Set(
    battles.flatMap(({ hex, attacker, defender }) =>
      [...attacker.armies, ...(defender?.armies ?? [])].map((id) => `${id} ${hex}`),
    ),
  );
  const first = new Map<string, State['pieces'][keyof State['pieces']]>();
  const pairs: Pair[] = [];
  for (const piece of Object.values(pieces)) {
    if (piece.kind !== 'detachment' || fighting.has(`${piece.id} ${piece.hex}`)) continue;
    const other = first.get(piece.hex);
    if (other === undefined) first.set(piece.hex, piece);
    else if (other.seat !== piece.seat)
      pairs.push({ pair: `${piece.hex} ${[other.id, piece.id].sort().join(' ')}`, hex: piece.hex });
  }
  return pairs;
}
