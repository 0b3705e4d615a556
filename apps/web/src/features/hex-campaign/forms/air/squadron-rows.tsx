import { airText } from '@sealed-orders/text/hex-campaign/forms/air';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { useHexPlace } from '../../hex-context.ts';
import { SheetRow } from '../parts/sheet-row.tsx';
import type { AirForm, Squadron } from './air-form.ts';
import { useAirGiving } from './air-giving.ts';
import { missionWords, placeName } from './mission-words.ts';
import { SquadronChit } from './squadron-chit.tsx';

/** Every squadron with its mission. A row selects its squadron. */
export function SquadronRows({ form }: { readonly form: AirForm }) {
  return (
    <ul className="order-sheet">
      {form.squadrons.map((squadron) => (
        <SquadronRow key={squadron.number} form={form} squadron={squadron} />
      ))}
    </ul>
  );
}

function SquadronRow({ form, squadron: { number, hex } }: { readonly form: AirForm; readonly squadron: Squadron }) {
  const { view, words, selection } = useHexPlace();
  const giving = useAirGiving();
  const order = form.orderOf(number);
  const state = form.stateOf(number);
  return (
    <SheetRow
      state={state}
      isSelected={selection?.kind === 'squadron' && selection.squadron === number}
      isGap={state === 'none' && !form.isSealed}
      chit={<SquadronChit form={form} squadron={number} size={32} />}
      name={squadronName(number)}
      place={placeName(view, words, hex)}
      given={order === null ? airText.free : missionWords(view, words, order)}
      rejections={form.refusalsOf(number)}
      onTake={() => giving.take(number)}
      onClear={() => giving.clear(number)}
    />
  );
}
