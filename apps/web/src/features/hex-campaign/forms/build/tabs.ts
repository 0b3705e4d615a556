import type { BuildLine } from '@sealed-orders/rules/hex-campaign';
import { lookup } from '@sealed-orders/rules/kernel';
import { TAB_OF } from '@sealed-orders/text/hex-campaign/forms/build';
import { useMemo, useState } from 'react';
import { useAfterPaint } from '../../../browser/use-after-paint.ts';
import type { BuildForm } from './build-form.ts';
import { type BuildPlace, type BuildTab, isSamePlace, placeKey, TABS } from './build-pen.ts';
import { placesOfLine } from './places.ts';

/** The parts that the form of a place has now: those with anything to order, or anything ordered. */
function tabsOf(form: BuildForm, place: BuildPlace): readonly BuildTab[] {
  const { view, own, lines, before, offers } = form;
  const found = new Set<BuildTab>(standingTabs(form, place));
  const isHere = (line: BuildLine) =>
    placesOfLine({ own, pieces: view.pieces }, line).some((one) => isSamePlace(one, place));
  for (const { line } of [...before, ...offers, ...lines.map((line) => ({ line }))]) {
    const tab = TAB_OF[line.type];
    if (!found.has(tab) && isHere(line)) found.add(tab);
  }
  return TABS.filter((tab) => found.has(tab));
}

/** Parts that are always there: composed units, and those that show the current state. */
function standingTabs({ own, view, musters }: BuildForm, place: BuildPlace): readonly BuildTab[] {
  if (place.kind === 'realm') return [];
  if (place.kind === 'army') {
    const piece = lookup(view.pieces, place.piece);
    return piece?.kind === 'detachment' && view.phase === 'build' ? ['change'] : [];
  }
  const { hex } = place;
  const site = own.sites[hex];
  const isFound = view.pending.some((one) => one.hex === hex && one.kind !== 'enemies');
  const isMuster = musters.some(({ muster }) => muster === hex);
  const isGarrisoned = view.phase === 'spending' && own.strongholds[hex] !== undefined;
  return [
    ...(site?.kind === 'urban' ? (['buildings'] as const) : []),
    ...(site?.kind === 'resource' ? (['routes'] as const) : []),
    ...(isMuster || isGarrisoned ? (['muster'] as const) : []),
    ...(isFound ? (['finds'] as const) : []),
  ];
}

/** The same for drawing: after a change, orders are shown immediately and new parts a moment later. */
export function useTabs(form: BuildForm): readonly BuildTab[] {
  const priced = useAfterPaint(form);
  const { place } = form;
  return useMemo(() => tabsOf(priced, place), [priced, place]);
}

/** The open part. It stays open when an order adds other parts before it. */
export function useOpenTab({ pen, place }: BuildForm, tabs: readonly BuildTab[]): BuildTab | null {
  const here = placeKey(place);
  const [held, setHeld] = useState<{ readonly here: string; readonly tab: BuildTab | null }>({ here, tab: null });
  const open = openTab(tabs, pen.tab ?? (held.here === here ? held.tab : null));
  if (held.here !== here || held.tab !== open) setHeld({ here, tab: open });
  return open;
}

/** The chosen part, as long as the place has it, otherwise the first. */
function openTab(tabs: readonly BuildTab[], wished: BuildTab | null): BuildTab | null {
  return wished !== null && tabs.includes(wished) ? wished : (tabs[0] ?? null);
}
