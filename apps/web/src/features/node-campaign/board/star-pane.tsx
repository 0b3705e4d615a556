'use client';
import type { Inset } from '@sealed-orders/map';
import { StarMap, type StarMapHandle, type StarMapProps, StarPicture, type StarView } from '@sealed-orders/map/graph';
import { lookup } from '@sealed-orders/rules/kernel';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { type RefObject, useCallback, useMemo } from 'react';
import { BELOW_DESKTOP, PHONE, PRINT, useMedia } from '../../browser/use-media.ts';
import { useReplay } from '../../campaign/replay/replay-context.ts';
import { type NodePlace, useNodePlace } from '../node-context.ts';
import { placesOpen } from '../setup/placing.ts';
import { selectNext } from '../use-keys.ts';
import { homeOf } from './home.ts';
import type { Layers } from './layers.ts';
import { describeForce, describeNode } from './speech.ts';
import { giveToOrder, touchNode } from './touch.ts';
import { useStarView } from './use-star-view.ts';

interface StarPaneProps {
  readonly map: RefObject<StarMapHandle | null>;
  readonly layers: Layers;
  readonly isPanelOpen: boolean;
  /** Whether papers lie below the map. */
  readonly hasDocks: boolean;
}

/** Tools on the left on desktops; on phones tools on the right and the sheet below. */
const DESKTOP_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 60 };
const DRAWER_INSET: Inset = { top: 0, right: 360, bottom: 0, left: 60 };
const PHONE_INSET: Inset = { top: 0, right: 0, bottom: 96, left: 0 };
const PHONE_SHEET: Inset = { top: 0, right: 60, bottom: 330, left: 0 };

/** The star map of the step that is shown, with the orders that the player composes. */
export function StarPane({ map, layers, isPanelOpen, hasDocks }: StarPaneProps) {
  const place = useNodePlace();
  const { view, words, selection, isNow, options, composer, isList, lens, standIn } = place;
  const drawn = useStarView();
  const inset = useInset(isPanelOpen);
  const home = useMemo(() => homeOf(view), [view]);
  const force = selection?.kind === 'force' ? lookup(view.forces, selection.force) : undefined;
  const from = force?.node ?? null;
  const describe = useCallback((node: string) => describeNode(view, words, node, from), [view, words, from]);
  const describeOne = useCallback((id: string) => describeForce(view, words, id), [view, words]);
  const places = useMemo(() => placesOpen(options).map((node) => ({ node, cost: null, odds: null })), [options]);
  const hands = useStarHands(place);
  return (
    <>
      <Printed view={drawn} />
      <div className={hasDocks ? 'map-board docked' : 'map-board'} data-keys inert={isList}>
        <StarMap
          ref={map}
          view={drawn}
          label={mapText.label}
          describeNode={describe}
          describeForce={describeOne}
          announcement={spokenSelection(place, describe, describeOne)}
          home={home}
          selected={selection?.kind === 'node' ? selection.node : from}
          selectedForce={force?.id ?? null}
          hidden={layers.hidden}
          {...(isNow ? { reach: places.length > 0 ? places : composer.reach, series: composer.series } : {})}
          isPast={(lens.as !== undefined && standIn === null) || place.n !== place.open.n}
          inset={inset}
          {...hands}
        />
      </div>
    </>
  );
}

function Printed({ view }: { readonly view: StarView }) {
  if (!useMedia(PRINT)) return null;
  return (
    <div className="map-print">
      <StarPicture view={view} label={mapText.label} />
    </div>
  );
}

type Describe = (id: string) => string;

/** What is selected, and how many nodes the order could lead to. */
function spokenSelection({ selection, composer, isNow }: NodePlace, node: Describe, force: Describe): string {
  if (selection === null) return '';
  const says = selection.kind === 'node' ? node(selection.node) : force(selection.force);
  const count = isNow ? composer.reach.length : 0;
  return count === 0 ? says : `${says}. ${mapText.inReach(count)}`;
}

/** What covers the map: tools, the panel, the sheet of a phone. */
function useInset(isPanelOpen: boolean): Inset {
  const { selection, isReportBrought } = useNodePlace();
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESKTOP);
  if (!isPhone) return isNarrow && isPanelOpen ? DRAWER_INSET : DESKTOP_INSET;
  return selection || isReportBrought ? PHONE_SHEET : PHONE_INSET;
}

type Hands = Pick<StarMapProps, 'onNode' | 'onForce' | 'onStep' | 'onBack' | 'onLeave' | 'onNext'>;

/** The effect of touching the map: the composer's, otherwise selection. */
function useStarHands(place: NodePlace): Hands {
  const { view, isNow, composer, select } = place;
  const replay = useReplay();
  return {
    onNode: (id) => touchNode(place, id),
    onForce: (id, node) => {
      // While a target is being chosen, a counter stands for its node.
      if (composer.picking !== null && giveToOrder(place, node)) return;
      const force = lookup(view.forces, id)?.id;
      if (force !== undefined) select({ kind: 'force', force });
    },
    onStep: (id) => giveToOrder(place, id),
    onBack: () => {
      if (isNow && composer.commands.length > 0) composer.remove(composer.commands.length - 1);
    },
    onLeave: () => {
      if (replay.state !== null) replay.stop();
      else if (isNow && composer.picking !== null) composer.pick(null);
      else select(null);
    },
    onNext: (by) => selectNext(place, by),
  };
}
