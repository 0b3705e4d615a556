import type { ReckonedLine } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { buildText, LINE_GROUPS, lineNote, lineTitle, signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { Undo2, X } from 'lucide-react';
import { useFocusKept } from '../../../browser/use-lost-focus.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { OrderStateChip } from '../../../kit/order-state.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';
import { COMPOSED, isSamePlace } from './build-pen.ts';
import { draftFrom } from './muster/draft.ts';
import { namesAmong } from './names-among.ts';
import { payerOf } from './place-note.ts';
import { placesOfLine } from './places.ts';
import { RepeatButton } from './repeat-button.tsx';
import { SpendButton } from './spend-button.tsx';

interface FormProps {
  readonly form: BuildForm;
}

/** The orders, in the sequence in which they are carried out: those of the open place first, then the others. */
export function Cart({ form }: FormProps) {
  const { lines } = form.reckoning;
  const kept = useFocusKept<HTMLDivElement>(lines.length, null);
  const here = lines.filter((line) => isHere(form, line));
  const elsewhere = lines.filter((line) => !here.includes(line));
  const name = form.placeName(form.place);
  const words = form.view.phase === 'spending' ? buildText.setUp : buildText;
  return (
    <div {...kept} tabIndex={-1} className="cart outline-none" data-keys>
      <header className="panel-head">
        <h2>{elsewhere.length > 0 || here.length > 0 ? words.cartIn(name) : words.cart}</h2>
        {form.isOpen && form.canUndo ? (
          <Button kind="link" className="row" onClick={form.undo}>
            <Icon of={Undo2} size={14} /> {buildText.undo}
          </Button>
        ) : null}
        {form.isSealed ? (
          <span className="says">
            <OrderStateChip state="sealed" />
          </span>
        ) : null}
      </header>
      {lines.length === 0 ? (
        <p className="px-4 pb-3 muted">{form.isSealed ? buildText.emptySealed : buildText.emptyCart}</p>
      ) : null}
      <Groups form={form} lines={here} />
      {elsewhere.length > 0 ? (
        <>
          <h3 className="cart-else">{buildText.elsewhere}</h3>
          <Groups form={form} lines={elsewhere} />
        </>
      ) : null}
      {form.isOpen ? <SpendButton form={form} /> : null}
      {form.isOpen ? <RepeatButton form={form} /> : null}
    </div>
  );
}

/** Whether a line concerns the open place: it is there, is aimed there, or is paid from there. */
export function isHere({ own, view, place }: BuildForm, { line, bookings }: ReckonedLine): boolean {
  const places = placesOfLine({ own, pieces: view.pieces }, line);
  return (
    places.some((one) => isSamePlace(one, place)) ||
    (place.kind === 'hex' && bookings.some(({ hex }) => hex === place.hex))
  );
}

function Groups({ form, lines }: FormProps & { readonly lines: readonly ReckonedLine[] }) {
  const nameOf = namesAmong(form.lines, form.names);
  const titles = [...new Set(lines.map(({ line }) => LINE_GROUPS[line.type]))];
  return titles.map((title) => (
    <section key={title} aria-label={title}>
      <h4 className="cart-group">{title}</h4>
      <ul className="cart-lines">
        {lines
          .filter(({ line }) => LINE_GROUPS[line.type] === title)
          .map((reckoned) => (
            <CartLine key={reckoned.index} form={form} reckoned={reckoned} name={nameOf(reckoned.line)} />
          ))}
      </ul>
    </section>
  ));
}

interface CartLineProps extends FormProps {
  readonly reckoned: ReckonedLine;
  /** What distinguishes its button from those of the other lines. */
  readonly name: string;
}

function CartLine({ form, reckoned, name }: CartLineProps) {
  const { words } = useHexPlace();
  const { line, index, bookings, refusal } = reckoned;
  const title = lineTitle(line, form.names);
  const bp = bookings.reduce((sum, one) => sum + one.bp, 0);
  const payer = bookings.find((one) => 'payer' in line && one.hex === line.payer)?.hex ?? null;
  return (
    <li className={refusal === null ? '' : 'bad'}>
      <span>
        <b>{title}</b>
        <small>
          {lineNote(line, form.names)}
          {payer === null ? '' : `, ${buildText[bp > 0 ? 'returnedTo' : 'paidBy'](form.names.hex(payer))}`}
        </small>
        {refusal === null ? null : (
          <small className="why">
            {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
          </small>
        )}
        {form.isOpen && isComposed(reckoned) ? <ChangeButton form={form} reckoned={reckoned} /> : null}
      </span>
      <span className="num">{bp === 0 ? '' : signed(bp)}</span>
      {form.isOpen ? (
        <Button kind="icon" aria-label={buildText.removeNamed(name)} onClick={() => form.remove(index)}>
          <Icon of={X} />
        </Button>
      ) : null}
    </li>
  );
}

function isComposed({ line }: ReckonedLine): boolean {
  const composed: readonly string[] = COMPOSED;
  return composed.includes(line.type);
}

/** Takes a composed line out of the sheet and opens it in its form again. */
function ChangeButton({ form, reckoned: { line, index } }: FormProps & { readonly reckoned: ReckonedLine }) {
  const again = draftFrom(line);
  if (again === null) return null;
  return (
    <Button
      kind="link"
      onClick={() => {
        form.write(form.lines.filter((_, i) => i !== index));
        form.hold({ ...again, isCart: false });
      }}
    >
      {buildText.muster.change}
    </Button>
  );
}

/** What a place had, what came in and went out, and what is left. */
export function StoreSum({ form, hex: at }: FormProps & { readonly hex: HexKey }) {
  const hex = payerOf(form, at);
  const store = form.reckoning.stores.find((one) => one.hex === hex);
  if (store === undefined) return null;
  const booked = form.reckoning.lines.flatMap(({ bookings }) => bookings).filter((one) => one.hex === hex);
  const gained = booked.reduce((sum, { bp }) => sum + Math.max(0, bp), 0);
  const bought = booked.reduce((sum, { bp }) => sum + Math.min(0, bp), 0);
  return (
    <dl className="store-sum">
      <dt>{buildText.spendable}</dt>
      <dd>{store.before.toLocaleString('en-GB')}</dd>
      {gained > 0 ? (
        <>
          <dt>{buildText.gained}</dt>
          <dd>{signed(gained)}</dd>
        </>
      ) : null}
      <dt>{buildText.bought}</dt>
      <dd>{signed(bought)}</dd>
      <dt className="total">{buildText.leftIn(form.names.hex(hex))}</dt>
      <dd className="total">{store.left.toLocaleString('en-GB')}</dd>
    </dl>
  );
}
