import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { type HexKey, label } from '@sealed-orders/rules/space';
import { type MapTool, mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type PlayerView, playerViews } from './player-views.ts';
import type { Editor } from './use-editor.ts';

/** The map as a player sees it, and which player; null: as it is drawn. */
export interface Eyes {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Why the players' views are not available now. */
  readonly hindrance: string | null;
  readonly seen: { readonly all: readonly PlayerView[]; readonly now: PlayerView } | null;
  readonly choose: (capital: HexKey) => void;
}

/** Shows the map as one of its players sees it when a war begins, until another tool is selected. */
export function useEyes({ chart, kit, verdict }: Editor): Eyes {
  const [since, lookWith] = useState<MapTool | null>(null);
  const isOn = since === kit.tool;
  const [whose, choose] = useState<HexKey | null>(null);
  const isSound = verdict.faults.length === 0;
  const all = useMemo(
    () => (isOn && isSound ? playerViews(chart, verdict.seats) : []),
    [isOn, isSound, chart, verdict.seats],
  );
  const now = all.find(({ capital }) => capital === whose) ?? all[0];
  return {
    isOn: now !== undefined,
    toggle: () => lookWith(isOn ? null : kit.tool),
    hindrance: isSound ? null : mapEditorText.asPlayer.faulty,
    seen: now === undefined ? null : { all, now },
    choose,
  };
}

/** Switches to a player's view and back. */
export function EyesButton({ eyes }: { readonly eyes: Eyes }) {
  return (
    <Button
      size="small"
      className="layer-switch"
      aria-pressed={eyes.isOn}
      disabled={eyes.hindrance !== null}
      title={eyes.hindrance ?? undefined}
      onClick={eyes.toggle}
    >
      <Icon of={Eye} /> {mapEditorText.asPlayer.button}
    </Button>
  );
}

/** Whose view the map shows, in place of the caption. */
export function EyesCaption({ chart, eyes }: { readonly chart: Chart; readonly eyes: Eyes }) {
  const text = mapEditorText.asPlayer;
  if (eyes.seen === null) return null;
  const { all, now } = eyes.seen;
  const starts = all.map(({ capital }) => [capital, text.start(label(chart.size, capital))] as const);
  return (
    <div className="map-caption as-player">
      <Choice
        quiet
        label={text.whose}
        value={now.capital}
        options={starts.toSorted(([, a], [, b]) => (a < b ? -1 : 1))}
        onChange={eyes.choose}
      />
      <p className="grow">{text.says}</p>
    </div>
  );
}
