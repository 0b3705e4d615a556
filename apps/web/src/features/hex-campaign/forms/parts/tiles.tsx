import type { Refusal } from '@sealed-orders/rules/hex-campaign';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { RefusalWords } from './refusals.tsx';

/** Something that can be ordered. */
export interface Choice<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  /** Its effect, in one line. */
  readonly hint: string;
  readonly icon: LucideIcon;
  /** The single key that chooses it. */
  readonly hotkey: string;
  readonly refusal: Refusal | null;
}

/** With more, they stand closer together in a low window. */
const ROW = 8;

interface TilesProps<Kind extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Kind>[];
  readonly chosen: Kind | null;
  readonly onChoose: (kind: Kind) => void;
}

/** The possible orders, as tiles. Impossible ones stay, struck through, and say why when touched. */
export function Tiles<Kind extends string>({ label, choices, chosen, onChoose }: TilesProps<Kind>) {
  const [asked, setAsked] = useState<Kind | null>(null);
  const saysId = useId();
  const touch = ({ kind, refusal }: Choice<Kind>) => {
    setAsked(kind);
    if (refusal === null) onChoose(kind);
  };
  const spoken = choices.find(({ kind }) => kind === (asked ?? chosen)) ?? null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div
        className={choices.length > ROW ? 'tiles many scrolling' : 'tiles scrolling'}
        role="group"
        aria-label={label}
      >
        {choices.map((choice) => (
          <Tile
            key={choice.kind}
            choice={choice}
            isChosen={choice.kind === chosen}
            saysId={saysId}
            onTouch={() => touch(choice)}
          />
        ))}
      </div>
      <p className="tile-says" id={saysId} aria-live="polite">
        {spoken ? <TileSays choice={spoken} /> : null}
      </p>
    </>
  );
}

interface TileProps {
  readonly choice: Choice<string>;
  readonly isChosen: boolean;
  readonly saysId: string;
  readonly onTouch: () => void;
}

function Tile({ choice: { name, icon, hotkey, refusal }, isChosen, saysId, onTouch }: TileProps) {
  const isRefused = refusal !== null;
  return (
    <button
      type="button"
      className={isRefused ? 'tile refused' : 'tile'}
      aria-pressed={isChosen}
      aria-disabled={isRefused || undefined}
      aria-keyshortcuts={hotkey.toUpperCase()}
      aria-describedby={isRefused ? saysId : undefined}
      onClick={onTouch}
    >
      <Icon of={icon} size={18} />
      {name}
    </button>
  );
}

function TileSays({ choice: { name, hint, refusal } }: { readonly choice: Choice<string> }) {
  if (refusal === null) return hint;
  return (
    <>
      <b>{name}:</b> <RefusalWords refusal={refusal} /> <RuleChip rule={refusal.rule} />
    </>
  );
}
