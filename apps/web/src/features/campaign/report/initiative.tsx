import { Die, SeatSwatch } from '@sealed-orders/map';
import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { sum } from '@sealed-orders/text';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** Who moved first; with the dice where they are told. */
export function Initiative({ events }: { readonly events: readonly Event[] }) {
  const { head, words, letterOf } = useCampaignPlace();
  const rolls = new Map(
    events.flatMap((event) =>
      event.type === 'initiative-dice' ? event.rolls.map((roll) => [roll.seat, roll] as const) : [],
    ),
  );
  const order = events.find((event) => event.type === 'initiative')?.order ?? [...rolls.keys()];
  const rule = events[0]?.rule;
  const faces = (seat: SeatId) => {
    const roll = rolls.get(seat);
    return roll ? [roll.die, ...roll.rerolls] : [];
  };
  return (
    <>
      <ol className="initiative">
        {order.map((seat, place) => {
          const roll = rolls.get(seat);
          return (
            <li key={seat}>
              <div className="row flex-wrap" style={{ gap: 5 }}>
                <b className="w-4">{place + 1}</b>
                <SeatSwatch seat={letterOf(seat)} />
                {faces(seat).map((face, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
                  <Die key={i} face={face} tone={seat === head.you ? 'deciding' : 'plain'} />
                ))}
              </div>
              <div className={seat === head.you ? 'mt-1 font-bold' : 'mt-1'}>{words.seat(seat).text}</div>
              {roll && roll.strategy !== 0 ? <div className="muted">{sum(roll.die, roll.strategy)}</div> : null}
            </li>
          );
        })}
      </ol>
      {rule ? (
        <p className="px-4 py-2">
          <RuleChip rule={rule} />
        </p>
      ) : null}
    </>
  );
}
