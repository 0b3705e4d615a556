import {
  BATTLE_ORDERS,
  type BattleOrderChoice,
  type BattleOrderOption,
  type Piece,
} from '@sealed-orders/rules/hex-campaign';
import {
  BATTLE_ORDER_HINTS,
  BATTLE_ORDER_NAMES,
  battleOrdersText,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { inOrbit } from '../../map/known.ts';
import { Refusals } from '../parts/refusals.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { BattleButtons } from './battle-buttons.tsx';
import { type BattleOrdersForm, choiceInHand, typeInHand, useBattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { BATTLE_SIGNS } from './battle-icons.ts';
import { orderWords } from './battle-words.ts';
import { NamesHex } from './names-hex.tsx';
import { isInVain, Outcome } from './outcome.tsx';
import { Retreat } from './retreat.tsx';
import { SpyForm } from './spy-form.tsx';
import { TreatmentChoice } from './treatment-choice.tsx';

/** Writes one army's battle order, or the mission of a spy. */
export function BattleForm({ piece }: { readonly piece: Piece }) {
  const form = useBattleOrdersForm();
  if (form === null || !(form.isOpen || form.isSealed)) return null;
  const option = form.options.armies.get(piece.id);
  const isSpy = form.options.spies.has(piece.id);
  if (option === undefined && !isSpy) return null;
  return (
    <div className="battle-form border-t border-rule px-4 py-3">
      {form.isSealed ? <SealedOrder form={form} piece={piece} /> : null}
      {form.isOpen && isSpy ? <SpyForm form={form} spy={piece} /> : null}
      {form.isOpen && option !== undefined ? <ArmyForm form={form} piece={piece} option={option} /> : null}
    </div>
  );
}

function SealedOrder({ form, piece }: { readonly form: BattleOrdersForm; readonly piece: Piece }) {
  const place = useHexPlace();
  const order = form.orderOf(piece.id);
  return <p className="font-semibold">{order ? orderWords(order, place) : sheetText.guards}</p>;
}

interface ArmyFormProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
  readonly option: BattleOrderOption;
}

function ArmyForm({ form, piece, option }: ArmyFormProps) {
  const giving = useBattleGiving();
  if (piece.kind === 'garrison') {
    return (
      <p className="hint">
        {sheetText.garrisonsGuard} <RuleChip rule="HEX-BORD-11" />
      </p>
    );
  }
  const order = form.orderOf(piece.id);
  const isRetreat = form.pen?.piece === piece.id && form.pen.draws === 'retreat';
  const choice = choiceInHand(form, piece.id);
  const isWarned = order !== undefined && isInVain(form, order);
  return (
    <>
      <OrderTiles option={option} chosen={typeInHand(form, piece.id)} onChoose={(type) => giving.choose(piece, type)} />
      {choice === null && form.isAsked(piece.id) ? <p className="hint">{battleOrdersText.chooseOrder}</p> : null}
      {isRetreat || choice === null ? null : <Naming form={form} piece={piece} choice={choice} />}
      {order === undefined ? null : (
        <>
          {isRetreat || isWarned ? null : <Outcome form={form} order={order} />}
          {isRetreat ? null : <TreatmentChoice form={form} order={order} />}
          <Retreat form={form} piece={piece} order={order} />
        </>
      )}
      <div className="order-end">
        {order !== undefined && isWarned && !isRetreat ? <Outcome form={form} order={order} /> : null}
        <Refusals rejections={form.refusalsOf(piece.id)} />
        <BattleButtons form={form} piece={piece} />
      </div>
    </>
  );
}

interface OrderTilesProps {
  readonly option: BattleOrderOption;
  readonly chosen: BattleOrderChoice['type'] | null;
  readonly onChoose: (type: BattleOrderChoice['type']) => void;
}

function OrderTiles({ option, chosen, onChoose }: OrderTilesProps) {
  const refusals = new Map(option.orders.map(({ type, refusal }) => [type, refusal]));
  const choices = BATTLE_ORDERS.flatMap((kind) => {
    const refusal = refusals.get(kind);
    if (refusal === undefined) return [];
    return [{ kind, name: BATTLE_ORDER_NAMES[kind], hint: BATTLE_ORDER_HINTS[kind], ...BATTLE_SIGNS[kind], refusal }];
  });
  return <Tiles label={unitText.orders} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

interface NamingProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
  readonly choice: BattleOrderChoice;
}

/** What the order names: a target, a hex to go to, or an army to support. */
function Naming({ form, piece, choice }: NamingProps) {
  const isAbove = inOrbit(form.view, piece.id) !== undefined;
  const hasNamed = choice.targets.length + choice.ways.length + choice.supported.length > 0;
  if (!hasNamed) return null;
  return (
    <>
      {form.orderOf(piece.id) === undefined ? (
        <p className="hint">{isAbove ? battleOrdersText.touchDrop : battleOrdersText.touchTarget}</p>
      ) : null}
      <NamesHex form={form} piece={piece} choice={choice} />
    </>
  );
}
