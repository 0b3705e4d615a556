import {
  type CurseChoice,
  type MovementOrder,
  mayTake,
  type OrderChoice,
  type Piece,
  type SpyTarget,
  spyWishes,
  TREATMENTS,
} from '@sealed-orders/rules/hex-campaign';
import { movementText, TREATMENT_ORDERS } from '@sealed-orders/text/hex-campaign/forms/movement';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { useHexPlace } from '../../hex-context.ts';
import { placeIn } from '../../map/places.ts';
import { RadioList } from '../parts/radio-list.tsx';
import { useOrderGiving } from './order-giving.ts';
import { targetName } from './order-words.ts';
import { highInHand, type MovementForm } from './orders-context.ts';

interface DetailsProps {
  readonly form: MovementForm;
  readonly piece: Piece;
  /** The selected kind of order. */
  readonly choice: OrderChoice;
  /** The order, if it is of that kind. */
  readonly order: MovementOrder | null;
}

/** What an order contains besides its kind and its path. */
export function OrderDetails(props: DetailsProps) {
  const { form, piece, choice, order } = props;
  return (
    <>
      {choice.mayFlyHigh ? <HighFlight {...props} /> : null}
      {choice.type === 'webway' ? <WebwayEnds {...props} /> : null}
      {order?.type === 'claim-area' && choice.curses.length > 0 ? <Curses {...props} order={order} /> : null}
      {piece.kind === 'spy' ? <SpyTargets {...props} /> : null}
      {order !== null && mayTake(form.view, piece, order) ? <Treated {...props} order={order} /> : null}
    </>
  );
}

function HighFlight({ form, piece }: DetailsProps) {
  const giving = useOrderGiving();
  return (
    <label className="row mt-3">
      <input
        type="checkbox"
        className="toggle"
        checked={highInHand(form, piece.id)}
        onChange={(event) => giving.flyHigh(piece, event.target.checked)}
      />
      {unitText.flyHigh}
    </label>
  );
}

function WebwayEnds({ form, piece, choice, order }: DetailsProps) {
  const { words } = useHexPlace();
  const giving = useOrderGiving();
  const choices = choice.reach.map(({ hex }) => ({
    key: hex,
    label: placeIn(form.view, hex)?.name ?? words.hex(hex).text,
    says: words.hex(hex).text,
    isChosen: order?.type === 'webway' && order.to === hex,
    choose: () => void giving.throughWebway(piece, hex),
  }));
  return <RadioList title={movementText.webway} choices={choices} />;
}

/** HEX-RACE-CH-08: instead of claiming, a building becomes a shrine. */
function Curses({
  form,
  choice,
  order,
}: DetailsProps & { readonly order: Extract<MovementOrder, { type: 'claim-area' }> }) {
  const { words } = useHexPlace();
  const giving = useOrderGiving();
  const { shrine, ...plain } = order;
  const isChosen = (curse: CurseChoice) =>
    shrine?.defence === curse.defence && shrine.god === curse.god && shrine.payer === curse.payer;
  const cursing = choice.curses.map((curse) => {
    const { defence, god, payer } = curse;
    const place = placeIn(form.view, payer)?.name ?? words.hex(payer).text;
    return {
      key: `${defence} ${god} ${payer}`,
      label: movementText.curse(curse, place),
      isChosen: isChosen(curse),
      choose: () => void giving.give({ ...plain, shrine: { defence, god, payer } }),
    };
  });
  const claim = {
    key: 'claim',
    label: movementText.claimArea,
    isChosen: shrine === undefined,
    choose: () => void giving.give(plain),
  };
  return <RadioList title={movementText.shrine} choices={[claim, ...cursing]} />;
}

const targetKey = (target: SpyTarget): string => `${target.kind} ${'piece' in target ? target.piece : target.hex}`;

/** HEX-SPY-04, -07, -09: a spy's preference on its path, its target in its hex, or the one it switches to. */
function SpyTargets({ form, piece, choice, order }: DetailsProps) {
  const { words } = useHexPlace();
  const giving = useOrderGiving();
  const asked = spyQuestion(form, piece, choice, order);
  if (asked === null || asked.targets.length === 0) return null;
  const chosen = asked.chosen === undefined ? null : targetKey(asked.chosen);
  const choices = asked.targets.map((target) => ({
    key: targetKey(target),
    label: targetName(words, target),
    isChosen: targetKey(target) === chosen,
    choose: () => void giving.give(asked.orderFor(target)),
  }));
  const none = {
    key: 'none',
    label: asked.none.label,
    isChosen: chosen === null,
    choose: () => (asked.none.order === null ? void giving.clear(piece) : void giving.give(asked.none.order)),
  };
  return <RadioList title={asked.title} choices={[none, ...choices]} />;
}

interface SpyQuestion {
  readonly title: string;
  readonly targets: readonly SpyTarget[];
  readonly chosen: SpyTarget | undefined;
  readonly orderFor: (target: SpyTarget) => MovementOrder;
  /** None of these; its order is null if there is no order then. */
  readonly none: { readonly label: string; readonly order: MovementOrder | null };
}

/** A spy's choices for the selected order; null: none. */
function spyQuestion(
  form: MovementForm,
  piece: Piece,
  choice: OrderChoice,
  order: MovementOrder | null,
): SpyQuestion | null {
  if (order?.type === 'guard') {
    const { switchTo, ...plain } = order;
    return {
      title: movementText.switchTo,
      targets: choice.spyTargets,
      chosen: switchTo,
      orderFor: (target) => ({ ...plain, switchTo: target }),
      none: { label: movementText.keepTarget, order: plain },
    };
  }
  if (choice.type !== 'path') return null;
  if (order?.type === 'path' && order.path.length > 0) {
    const { target: chosen, ...plain } = order;
    return {
      title: movementText.wish,
      targets: spyWishes(form.view, piece, order.path),
      chosen,
      orderFor: (target) => ({ ...plain, target }),
      none: { label: movementText.firstFound, order: plain },
    };
  }
  return {
    title: movementText.takeUp,
    targets: choice.spyTargets,
    chosen: order?.type === 'path' ? order.target : undefined,
    orderFor: (target) => ({ type: 'path', piece: piece.id, path: [], target }),
    none: { label: movementText.nothing, order: null },
  };
}

/** HEX-MORD-14: what happens to settlements and Strongholds that it takes. */
function Treated({ piece, order }: DetailsProps & { readonly order: MovementOrder }) {
  const giving = useOrderGiving();
  const { treatment, ...plain } = order;
  const standing = piece.kind === 'detachment' ? piece.treatment : null;
  const choose = (value: string) => {
    const wanted = TREATMENTS.find((one) => one === value);
    giving.give(wanted === undefined ? plain : { ...plain, treatment: wanted });
  };
  return (
    <label className="treatment">
      <span>{movementText.treatment}</span>
      <select className="input small" value={treatment ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{movementText.standing(standing)}</option>
        {TREATMENTS.map((one) => (
          <option key={one} value={one}>
            {TREATMENT_ORDERS[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
