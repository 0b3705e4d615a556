import { airText } from '@sealed-orders/text/hex-campaign/desks/air';
import { squadronName } from '@sealed-orders/text/hex-campaign/desks/squadrons';
import { useHexPlace } from '../../hex-context.ts';
import { SheetRow } from '../parts/sheet-row.tsx';
import type { AirDesk, Squadron } from './air-desk.ts';
import { useAirGiving } from './air-giving.ts';
import { missionWords, placeName } from './mission-words.ts';
import { SquadronChit } from './squadron-chit.tsx';

/** Every squadron with its mission. A row takes its squadron in hand. */
export function SquadronRows({ desk }: { readonly desk: AirDesk }) {
  return (
    <ul className="order-sheet">
      {desk.squadrons.map((squadron) => (
        <SquadronRow key={squadron.number} desk={desk} squadron={squadron} />
      ))}
    </ul>
  );
}

function SquadronRow({ desk, squadron: { number, hex } }: { readonly desk: AirDesk; readonly squadron: Squadron }) {
  const { view, words, selection } = useHexPlace();
  const giving = useAirGiving();
  const order = desk.orderOf(number);
  const state = desk.stateOf(number);
  return (
    <SheetRow
      state={state}
      isSelected={selection?.kind === 'squadron' && selection.squadron === number}
      isGap={state === 'none' && !desk.isSealed}
      chit={<SquadronChit desk={desk} squadron={number} size={32} />}
      name={squadronName(number)}
      place={placeName(view, words, hex)}
      given={order === null ? airText.free : missionWords(view, words, order)}
      rejections={desk.refusalsOf(number)}
      onTake={() => giving.take(number)}
      onClear={() => giving.clear(number)}
    />
  );
}
