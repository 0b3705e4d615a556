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
} from '@sealed-orders/text/hex-campaign/desks/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { RuleChip } from '../../../shell/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { inOrbit } from '../../map/known.ts';
import { Refusals } from '../parts/refusals.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { BattleButtons } from './battle-buttons.tsx';
import { type BattleDesk, choiceInHand, typeInHand, useBattleDesk } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { BATTLE_SIGNS } from './battle-icons.ts';
import { orderWords } from './battle-words.ts';
import { NamesHex } from './names-hex.tsx';
import { Outcome } from './outcome.tsx';
import { Retreat } from './retreat.tsx';
import { SpyForm } from './spy-form.tsx';
import { TreatmentChoice } from './treatment-choice.tsx';

/** Writes one army's battle order, or the mission of a spy. */
export function BattleForm({ piece }: { readonly piece: Piece }) {
  const desk = useBattleDesk();
  if (desk === null || !(desk.isOpen || desk.isSealed)) return null;
  const option = desk.options.armies.get(piece.id);
  const isSpy = desk.options.spies.has(piece.id);
  if (option === undefined && !isSpy) return null;
  return (
    <div className="battle-form border-t border-rule px-4 py-3">
      {desk.isSealed ? <SealedOrder desk={desk} piece={piece} /> : null}
      {desk.isOpen && isSpy ? <SpyForm desk={desk} spy={piece} /> : null}
      {desk.isOpen && option !== undefined ? <ArmyForm desk={desk} piece={piece} option={option} /> : null}
    </div>
  );
}

function SealedOrder({ desk, piece }: { readonly desk: BattleDesk; readonly piece: Piece }) {
  const place = useHexPlace();
  const order = desk.orderOf(piece.id);
  return <p className="font-semibold">{order ? orderWords(order, place) : sheetText.guards}</p>;
}

interface ArmyFormProps {
  readonly desk: BattleDesk;
  readonly piece: Piece;
  readonly option: BattleOrderOption;
}

function ArmyForm({ desk, piece, option }: ArmyFormProps) {
  const giving = useBattleGiving();
  if (piece.kind === 'garrison') {
    return (
      <p className="hint">
        {sheetText.garrisonsGuard} <RuleChip rule="HEX-BORD-11" />
      </p>
    );
  }
  const order = desk.orderOf(piece.id);
  const isRetreat = desk.pen?.piece === piece.id && desk.pen.draws === 'retreat';
  const choice = choiceInHand(desk, piece.id);
  return (
    <>
      <OrderTiles option={option} chosen={typeInHand(desk, piece.id)} onChoose={(type) => giving.choose(piece, type)} />
      {isRetreat || choice === null ? null : <Naming desk={desk} piece={piece} choice={choice} />}
      {order === undefined ? null : (
        <>
          {isRetreat ? null : <Outcome desk={desk} order={order} />}
          {isRetreat ? null : <TreatmentChoice desk={desk} order={order} />}
          <Retreat desk={desk} piece={piece} order={order} />
        </>
      )}
      <Refusals rejections={desk.refusalsOf(piece.id)} />
      <BattleButtons desk={desk} piece={piece} />
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
  readonly desk: BattleDesk;
  readonly piece: Piece;
  readonly choice: BattleOrderChoice;
}

/** What the order names: a target, a hex to go to, or an army to support. */
function Naming({ desk, piece, choice }: NamingProps) {
  const isAbove = inOrbit(desk.view, piece.id) !== undefined;
  const hasNamed = choice.targets.length + choice.ways.length + choice.supported.length > 0;
  if (!hasNamed) return null;
  return (
    <>
      {desk.orderOf(piece.id) === undefined ? (
        <p className="hint">{isAbove ? battleOrdersText.touchDrop : battleOrdersText.touchTarget}</p>
      ) : null}
      <NamesHex desk={desk} piece={piece} choice={choice} />
    </>
  );
}
