import type { SeatId } from '@sealed-orders/rules/kernel';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { ORDER_ICONS } from './order-icons.ts';
import { modifiable, type OrderTile, type TileType, tilesOf } from './tiles.ts';
import { lockIn, whyWords } from './why-words.ts';

const nameOf = (type: TileType): string => (type === 'retrain' ? composerText.retrain : composerText.names[type]);
const hintOf = (type: TileType): string => (type === 'retrain' ? composerText.retrainHint : composerText.hints[type]);

/** The kinds of orders for what is selected, each with its price. Impossible ones stay, struck through, and say why. */
export function OrderTiles({ seat }: { readonly seat: SeatId }) {
  const { composer, selection, select, openTab } = useNodePlace();
  const { plan, about, picking, choose, commands } = composer;
  const [asked, setAsked] = useState<{ readonly of: string; readonly type: TileType } | null>(null);
  const saysId = useId();
  if (plan === null) return null;
  const of = JSON.stringify([selection, commands.length]);
  const tiles = tilesOf(plan, seat, about);
  const spokenType = asked?.of === of ? asked.type : (picking?.type ?? null);
  const spoken = tiles.find(({ type }) => type === spokenType) ?? null;
  const touch = ({ type, isPossible }: OrderTile) => {
    setAsked({ of, type });
    if (!isPossible) return;
    if (type !== 'modify' && type !== 'retrain') {
      choose(type);
      return;
    }
    const [option] = modifiable(plan, about);
    if (option !== undefined && about.force === null) select({ kind: 'force', force: option.force });
    openTab('game-forces');
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="tiles scrolling" role="group" aria-label={composerText.orders}>
        {tiles.map((tile) => (
          <Tile
            key={tile.type}
            tile={tile}
            isChosen={picking?.type === tile.type}
            saysId={saysId}
            onTouch={() => touch(tile)}
          />
        ))}
      </div>
      <p className="tile-says" id={saysId} aria-live="polite">
        {spoken === null ? null : spoken.isPossible ? hintOf(spoken.type) : <WhyNot tile={spoken} />}
      </p>
      {spoken?.refusal?.code === 'cannot-pay' ? <WhenPayable type={spoken.type} /> : null}
    </div>
  );
}

interface TileProps {
  readonly tile: OrderTile;
  readonly isChosen: boolean;
  readonly saysId: string;
  readonly onTouch: () => void;
}

function Tile({ tile: { type, price, isPossible }, isChosen, saysId, onTouch }: TileProps) {
  return (
    <button
      type="button"
      className={isPossible ? 'tile' : 'tile refused'}
      aria-pressed={isChosen}
      aria-disabled={!isPossible || undefined}
      aria-describedby={isPossible ? undefined : saysId}
      onClick={onTouch}
    >
      <Icon of={ORDER_ICONS[type]} size={18} />
      {nameOf(type)}
      {price === null ? null : <Price price={price} />}
    </button>
  );
}

function Price({ price: [least, most] }: { readonly price: NonNullable<OrderTile['price']> }) {
  return (
    <>
      <span className="tile-price" aria-hidden>
        {least === most ? least : `${least}–${most}`}
      </span>
      <span className="visually-hidden">
        {least === most ? composerText.cost(least) : composerText.costRange(least, most)}
      </span>
    </>
  );
}

/** Why an order can't be given: what is missing, since when it can be paid, or which battle has to end. */
function WhyNot({ tile: { type, rule, refusal } }: { readonly tile: OrderTile }) {
  const place = useNodePlace();
  const { show } = useOpenBattle();
  if (refusal === null) {
    const says = type === 'retrain' ? composerText.noTarget.modify : composerText.noTarget[type];
    return <Why name={nameOf(type)} says={says} rule={rule} />;
  }
  const { force } = place.composer.about;
  const lock = lockIn(place.now, refusal, force);
  return (
    <>
      <Why name={nameOf(type)} says={whyWords(place, refusal, force)} rule={refusal.rule} />{' '}
      {lock === null ? null : (
        <Button kind="link" onClick={() => show(lock.battle.id)}>
          {mapText.node.battle}
        </Button>
      )}
    </>
  );
}

interface WhyProps {
  readonly name: string;
  readonly says: string;
  readonly rule: string | null;
}

const Why = ({ name, says, rule }: WhyProps) => (
  <>
    <b>{name}:</b> {says} {rule === null ? null : <RuleChip rule={rule} />}
  </>
);

/** Lets the order wait for its points, and goes on to its target. */
function WhenPayable({ type }: Pick<OrderTile, 'type'>) {
  const { composer } = useNodePlace();
  const wait = () => {
    composer.setWhen({ ...composer.when, kind: 'affordable' });
    if (type !== 'modify' && type !== 'retrain') composer.choose(type);
  };
  return (
    <Button size="small" className="mt-2" onClick={wait}>
      <Icon of={Hourglass} /> {composerText.orderWhenPayable}
    </Button>
  );
}
