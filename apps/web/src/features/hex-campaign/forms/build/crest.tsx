import { SeatSwatch } from '@sealed-orders/map';
import { MapCut } from '@sealed-orders/map/hex';
import type { HexKey } from '@sealed-orders/rules/space';
import { mapAround } from '@sealed-orders/text/hex-campaign';
import { buildText, incomeWords, signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';
import { PlaceIcon } from './place-icon.tsx';
import { payerOf, usePlaceNote } from './place-note.ts';

/** The open place, its stores, and what the next upkeep brings. */
export function Crest({ form }: { readonly form: BuildForm }) {
  const { head, letterOf } = useHexPlace();
  const { place } = form;
  const { says } = usePlaceNote(form, place);
  return (
    <header className="build-crest">
      {place.kind === 'hex' ? <Cut hex={place.hex} /> : <PlaceIcon form={form} place={place} size={124} />}
      <div>
        <p className="row ink2">
          {head.you === null ? null : <SeatSwatch seat={letterOf(head.you)} />} {says}
        </p>
        <h2>{form.placeName(place)}</h2>
        {place.kind === 'hex' ? <Figures form={form} hex={place.hex} /> : null}
      </div>
      {place.kind === 'hex' ? <Income form={form} hex={place.hex} /> : null}
    </header>
  );
}

const CUT = { width: 210, height: 168 } as const;

/** The map around the open hex. */
function Cut({ hex }: { readonly hex: HexKey }) {
  const { view, words } = useHexPlace();
  return (
    <div className="build-cut">
      <MapCut view={view} hex={hex} label={mapAround(words.hex(hex).text)} isRinged {...CUT} />
    </div>
  );
}

interface HexProps {
  readonly form: BuildForm;
  readonly hex: HexKey;
}

/** Up to four figures: what was stored, what the sheet adds and spends, what is left, what comes next. */
function Figures({ form, hex }: HexProps) {
  const payer = payerOf(form, hex);
  const store = form.reckoning.stores.find((one) => one.hex === payer);
  if (store === undefined) return null;
  const booked = form.reckoning.lines.flatMap(({ bookings }) => bookings).filter((one) => one.hex === payer);
  const gained = booked.reduce((sum, { bp }) => sum + Math.max(0, bp), 0);
  const bought = booked.reduce((sum, { bp }) => sum + Math.min(0, bp), 0);
  const ahead = aheadOf(form, hex).reduce((sum, { bp }) => sum + bp, 0);
  const figures: readonly (readonly [string, string])[] = [
    [buildText.stored, store.before.toLocaleString('en-GB')],
    ...(gained > 0 ? [[buildText.gained.toLowerCase(), signed(gained)] as const] : []),
    [buildText.bought.toLowerCase(), signed(bought)],
    [buildText.toSpend, store.left.toLocaleString('en-GB')],
    [buildText.nextTurn, signed(ahead)],
  ];
  return (
    <dl className="build-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const aheadOf = ({ reckoning }: BuildForm, hex: HexKey) => reckoning.ahead.filter((line) => line.hex === hex);

/** The next upkeep of a hex, line by line. */
export function Income({ form, hex }: HexProps) {
  const lines = aheadOf(form, hex);
  if (lines.length === 0) return null;
  const sum = lines.reduce((all, { bp }) => all + bp, 0);
  return (
    <details className="income">
      <summary>
        {buildText.showIncome} <b>{signed(sum)}</b>
      </summary>
      <p className="hint">{buildText.incomeSays}</p>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the same kind differ in nothing but their place
          <li key={i}>
            <span>
              {incomeWords(line, form.names.hex)} <RuleChip rule={line.rule} />
            </span>
            <b>{signed(line.bp)}</b>
          </li>
        ))}
        <li className="sum">
          <span>{buildText.sum}</span>
          <b>{signed(sum)}</b>
        </li>
      </ul>
    </details>
  );
}
