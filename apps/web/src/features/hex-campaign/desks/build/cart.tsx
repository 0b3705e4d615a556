import type { ReckonedLine } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { buildText, LINE_GROUPS, lineNote, lineTitle, signed } from '@sealed-orders/text/hex-campaign/desks/build';
import { Undo2, X } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { OrderStateChip } from '../../../shell/order-state.tsx';
import { RuleChip } from '../../../shell/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildDesk } from './build-desk.ts';
import { COMPOSED, isSamePlace } from './build-pen.ts';
import { draftFrom } from './muster/draft.ts';
import { namesAmong } from './names-among.ts';
import { payerOf } from './place-note.ts';
import { placesOfLine } from './places.ts';
import { RepeatButton } from './repeat-button.tsx';
import { SpendButton } from './spend-button.tsx';

interface DeskProps {
  readonly desk: BuildDesk;
}

/** What is ordered, in the order in which it is carried out: that of the open place first, then what is elsewhere. */
export function Cart({ desk }: DeskProps) {
  const { lines } = desk.reckoning;
  const here = lines.filter((line) => isHere(desk, line));
  const elsewhere = lines.filter((line) => !here.includes(line));
  const name = desk.placeName(desk.place);
  const words = desk.view.phase === 'spending' ? buildText.setUp : buildText;
  return (
    <div className="cart" data-keys>
      <header className="panel-head">
        <h2>{elsewhere.length > 0 || here.length > 0 ? words.cartIn(name) : words.cart}</h2>
        {desk.isOpen && desk.canUndo ? (
          <Button kind="link" className="row" onClick={desk.undo}>
            <Icon of={Undo2} size={14} /> {buildText.undo}
          </Button>
        ) : null}
        {desk.isSealed ? (
          <span className="says">
            <OrderStateChip state="sealed" />
          </span>
        ) : null}
      </header>
      {lines.length === 0 ? (
        <p className="px-4 pb-3 muted">{desk.isSealed ? buildText.emptySealed : buildText.emptyCart}</p>
      ) : null}
      <Groups desk={desk} lines={here} />
      {elsewhere.length > 0 ? (
        <>
          <h3 className="cart-else">{buildText.elsewhere}</h3>
          <Groups desk={desk} lines={elsewhere} />
        </>
      ) : null}
      {desk.isOpen ? <SpendButton desk={desk} /> : null}
      {desk.isOpen ? <RepeatButton desk={desk} /> : null}
    </div>
  );
}

/** Whether a line concerns the open place: it stands there, is aimed there, or is paid from there. */
export function isHere({ own, view, place }: BuildDesk, { line, bookings }: ReckonedLine): boolean {
  const places = placesOfLine({ own, pieces: view.pieces }, line);
  return (
    places.some((one) => isSamePlace(one, place)) ||
    (place.kind === 'hex' && bookings.some(({ hex }) => hex === place.hex))
  );
}

function Groups({ desk, lines }: DeskProps & { readonly lines: readonly ReckonedLine[] }) {
  const nameOf = namesAmong(desk.lines, desk.names);
  const titles = [...new Set(lines.map(({ line }) => LINE_GROUPS[line.type]))];
  return titles.map((title) => (
    <section key={title} aria-label={title}>
      <h4 className="cart-group">{title}</h4>
      <ul className="cart-lines">
        {lines
          .filter(({ line }) => LINE_GROUPS[line.type] === title)
          .map((reckoned) => (
            <CartLine key={reckoned.index} desk={desk} reckoned={reckoned} name={nameOf(reckoned.line)} />
          ))}
      </ul>
    </section>
  ));
}

interface CartLineProps extends DeskProps {
  readonly reckoned: ReckonedLine;
  /** How its button is told from those of the other lines. */
  readonly name: string;
}

function CartLine({ desk, reckoned, name }: CartLineProps) {
  const { words } = useHexPlace();
  const { line, index, bookings, refusal } = reckoned;
  const title = lineTitle(line, desk.names);
  const bp = bookings.reduce((sum, one) => sum + one.bp, 0);
  const payer = bookings.find((one) => 'payer' in line && one.hex === line.payer)?.hex ?? null;
  return (
    <li className={refusal === null ? '' : 'bad'}>
      <span>
        <b>{title}</b>
        <small>
          {lineNote(line, desk.names)}
          {payer === null ? '' : `, ${buildText[bp > 0 ? 'returnedTo' : 'paidBy'](desk.names.hex(payer))}`}
        </small>
        {refusal === null ? null : (
          <small className="why">
            {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
          </small>
        )}
        {desk.isOpen && isComposed(reckoned) ? <ChangeButton desk={desk} reckoned={reckoned} /> : null}
      </span>
      <span className="num">{bp === 0 ? '' : signed(bp)}</span>
      {desk.isOpen ? (
        <Button kind="icon" aria-label={buildText.removeNamed(name)} onClick={() => desk.remove(index)}>
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

/** Takes a composed line out of the sheet and lays it on its desk again. */
function ChangeButton({ desk, reckoned: { line, index } }: DeskProps & { readonly reckoned: ReckonedLine }) {
  const again = draftFrom(line);
  if (again === null) return null;
  return (
    <Button
      kind="link"
      onClick={() => {
        desk.write(desk.lines.filter((_, i) => i !== index));
        desk.hold({ ...again, isCart: false });
      }}
    >
      {buildText.muster.change}
    </Button>
  );
}

/** What a place had, what came in and went out, and what is left. */
export function StoreSum({ desk, hex: at }: DeskProps & { readonly hex: HexKey }) {
  const hex = payerOf(desk, at);
  const store = desk.reckoning.stores.find((one) => one.hex === hex);
  if (store === undefined) return null;
  const booked = desk.reckoning.lines.flatMap(({ bookings }) => bookings).filter((one) => one.hex === hex);
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
      <dt className="total">{buildText.leftIn(desk.names.hex(hex))}</dt>
      <dd className="total">{store.left.toLocaleString('en-GB')}</dd>
    </dl>
  );
}
