import { nextUpkeep, readyPoints } from '@sealed-orders/rules/hex-campaign';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { useHexPlace } from '../hex-context.ts';
import { armiesIn, isOnMap } from './delta.ts';
import { landOf, sumOf } from './holdings-of.ts';

const text = realmText.handOver;

/** For a player who took over a seat: the realm in a few lines, its armies, and the treaties that bind it. */
export function HexHandOver() {
  const { view, words, nameOf, seatName } = useHexPlace();
  const { own } = view;
  if (own === null) return null;
  const ahead = nextUpkeep(view);
  const land = landOf(view, own, ahead);
  const stored = land.reduce((sum, one) => sum + (one.stored ?? 0), 0);
  const bound = view.treaties.filter(({ between }) => between.includes(own.id));
  return (
    <div>
      <h4>{text.title}</h4>
      <p>{text.realm(land.length, stored, signed(sumOf(ahead)))}</p>
      <ul>
        {armiesIn(view).map((army) => (
          <li key={army.id}>
            {text.army(
              nameOf(army),
              isOnMap(view, army.id) ? words.hex(army.hex).text : realmText.armies.orbit,
              readyPoints(army.units),
            )}
          </li>
        ))}
      </ul>
      <p>
        {bound.length === 0
          ? text.noTreaties
          : text.treaties(
              bound.map(({ kind, between }) => {
                const other = between.find((seat) => seat !== own.id) ?? own.id;
                return text.treaty(diplomacyText.treaties[kind], seatName(other));
              }),
            )}
      </p>
    </div>
  );
}
