import { hooksText as text } from '@sealed-orders/text/pages/hooks';
import type { Inputs } from '../api/client.ts';

export type HookKind = Inputs['hooks']['add']['kinds'][number];

/** All kinds of news for hooks. */
export const KINDS: readonly HookKind[] = ['phase', 'paused', 'resumed', 'ended'];

/** What a kind of news or of delivery is about. */
export const kindWords = (kind: keyof typeof text.kinds, isByPhase: boolean): string =>
  kind === 'phase' && !isByPhase ? text.onArrival.phase : text.kinds[kind];

interface KindBoxesProps {
  /** Whether the game has phases; if not, its rounds are days. */
  readonly isByPhase: boolean;
  readonly kinds: readonly HookKind[];
  readonly isBusy: boolean;
  readonly onChange: (kinds: readonly HookKind[]) => void;
}

/** Which news a hook gets. At least one kind stays selected. */
export function KindBoxes({ isByPhase, kinds, isBusy, onChange }: KindBoxesProps) {
  const turned = (kind: HookKind, isOn: boolean) => KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one)));
  return (
    <fieldset className="grid gap-1">
      <legend className="name">{text.isTold}</legend>
      <div className="hook-kinds">
        {KINDS.map((kind) => (
          <label key={kind} className="row min-h-11">
            <input
              type="checkbox"
              className="check-box"
              checked={kinds.includes(kind)}
              disabled={isBusy || (kinds.length === 1 && kinds[0] === kind)}
              onChange={(event) => onChange(turned(kind, event.target.checked))}
            />
            {kindWords(kind, isByPhase)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
