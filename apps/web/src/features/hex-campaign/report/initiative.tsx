import { Die, SeatSwatch } from '@sealed-orders/map';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import { sum } from '@sealed-orders/text';
import { useHexPlace } from '../hex-context.ts';

/** Who moved first; with the dice if they are visible. */
export function Initiative({ events }: { readonly events: readonly Event[] }) {
  const { head, words, letterOf } = useHexPlace();
  const rolls = new Map(
    events.flatMap((event) =>
      event.type === 'initiative-dice' ? event.rolls.map((roll) => [roll.seat, roll] as const) : [],
    ),
  );
  const order = events.find((event) => event.type === 'initiative')?.order ?? [...rolls.keys()];
  return (
    <ol className="initiative">
      {order.map((seat, place) => (
        <li key={seat}>
          <b>{place + 1}</b>
          <SeatSwatch seat={letterOf(seat)} />
          <span className={seat === head.you ? 'font-bold' : ''}>{words.seat(seat).text}</span>
          <Thrown roll={rolls.get(seat)} isOwn={seat === head.you} />
        </li>
      ))}
    </ol>
  );
}

type Roll = Extract<Event, { readonly type: 'initiative-dice' }>['rolls'][number];

/** A seat's die with its strategy, and its rerolls to break ties. */
function Thrown({ roll, isOwn }: { readonly roll: Roll | undefined; readonly isOwn: boolean }) {
  if (roll === undefined) return <span />;
  return (
    <span className="dice">
      {roll.strategy !== 0 ? <span className="muted">{sum(roll.die, roll.strategy)}</span> : null}
      {[roll.die, ...roll.rerolls].map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
        <Die key={i} face={face} tone={isOwn ? 'deciding' : 'plain'} />
      ))}
    </span>
  );
}
