import type { Event, PublicResult, View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import type { TopicWords } from '../../gazette.ts';
import { capital, counted, listed, plain, type Sentence, say } from '../../sentence.ts';
import type { Words } from '../words.ts';

/** A battle of a turn, as far as it is public. */
export interface ToldBattle {
  readonly id: string;
  readonly number: number | null;
  readonly hex: HexKey;
  /** The public name of the place, if it has one. */
  readonly place: string | null;
  /** Null: native forces. */
  readonly attacker: SeatId | null;
  readonly defender: SeatId | null;
  /** Null: not over, or not announced yet. */
  readonly result: PublicResult | null;
}

interface Told {
  readonly view: View;
  readonly events: readonly Event[];
}

/** The public name of a hex. */
function placeIn(view: View, hex: HexKey): string | null {
  return view.hexes[hex]?.site?.name ?? view.chart.names[hex] ?? null;
}

type Sides = Pick<ToldBattle, 'hex' | 'attacker' | 'defender'> & { readonly battle: string };

/** The battles of a turn in the order in which they arose, with their public outcomes. */
export function toldBattles({ view, events }: Told): readonly ToldBattle[] {
  const found = new Map<string, ToldBattle>();
  const note = ({ battle, hex, attacker, defender }: Sides, result: PublicResult | null): void => {
    const number = view.battles.find(({ id }) => id === battle)?.number ?? null;
    found.set(battle, { id: battle, number, hex, place: placeIn(view, hex), attacker, defender, result });
  };
  for (const event of events) {
    if (event.type === 'battle-arose') note(event, null);
    if (event.type !== 'battle-announced' && event.type !== 'battle-ended') continue;
    const { winner, lost, vp } = event.result;
    note(event, { winner, lost, vp });
  }
  return [...found.values()];
}

/** What a side lost. */
const worth = (lost: number): string => (lost === 0 ? 'nothing' : counted(lost, 'point', 'points'));

/** The name of a place within a sentence: `the Tangle`. */
export const within = (name: string): string => name.replace(/^The /, 'the ');

/** A battle in the words of a gazette. */
export function battleWords(battle: ToldBattle, words: Words): TopicWords {
  const hex = words.hex(battle.hex).text;
  return {
    id: battle.id,
    number: battle.number,
    place: battle.place === null ? `Hex ${hex}` : `${capital(battle.place)}, ${hex}`,
    title: `The battle ${battle.place === null ? `at ${hex}` : `of ${within(battle.place)}`}`,
    sides: (['attacker', 'defender'] as const).flatMap((side) => {
      const seat = battle[side];
      return seat === null
        ? []
        : [
            {
              seat,
              says: battle.result === null ? side : `lost ${worth(battle.result.lost[side])}`,
            },
          ];
    }),
    result: resultWords(battle, words),
  };
}

function resultWords({ result, ...sides }: ToldBattle, words: Words): string {
  if (result === null) return 'Result unknown';
  const { winner, vp } = result;
  if (winner === null) {
    if (vp === null) return 'A draw';
    if (vp.attacker === vp.defender) return `A draw, ${vp.attacker} VP each`;
    const shares = (['attacker', 'defender'] as const).flatMap((side) => {
      const seat = sides[side];
      return seat === null ? [] : [`${vp[side]} VP for ${words.seat(seat).text}`];
    });
    return `A draw: ${plain(listed(shares))}`;
  }
  const seat = sides[winner];
  const name = seat === null ? 'native forces' : words.seat(seat).text;
  return `Won by ${name}${vp === null || seat === null ? '' : `, ${vp[winner] > 0 ? '+' : ''}${vp[winner]} VP`}`;
}

/** A paragraph on a battle. */
export function battleStory(battle: ToldBattle, words: Words): Sentence {
  const { attacker, defender, result, place } = battle;
  const side = (seat: SeatId | null) => (seat === null ? 'native forces' : words.seat(seat));
  const where = place === null ? words.hex(battle.hex) : say`${within(place)} (${words.hex(battle.hex)})`;
  const met = say`${attacker === null ? 'Native forces' : words.seat(attacker)} attacked ${side(defender)} at ${where}`;
  if (result === null) return say`${met}. Result unknown.`;
  const lost = say`${side(attacker)} lost ${worth(result.lost.attacker)}, and ${side(defender)} lost ${worth(result.lost.defender)}`;
  if (result.winner === null) return say`${met}, and neither side won: ${lost}.`;
  return result.winner === 'attacker' ? say`${met} and won: ${lost}.` : say`${met} and lost: ${lost}.`;
}
