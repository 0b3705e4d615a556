'use client';
import { useEffect } from 'react';
import { BATTLES_VIEW, battleSearch } from '../../battle/battle-address.ts';
import { usePath, useSearch } from '../../browser/address.ts';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { GameView } from '../../campaign/door.ts';
import { stepTo } from '../../campaign/frame/step-to.ts';

export const FORCES_VIEW: GameView['id'] = 'game-forces';

/** The parameters of the address that name what is open on this page. */
const FORCE = 'force';
const FACTION = 'faction';
/** What other pages open; the address names one thing at a time. */
const OTHERS = ['battle'];

/** What the page shows: a battleforce, or the faction of a player; null: nothing in particular. */
type Shown = { readonly force: string } | { readonly faction: string } | null;

interface OpenForce {
  /** The battleforce that the address names. */
  readonly force: string | null;
  /** The player whose faction the address names. */
  readonly faction: string | null;
  /** Opens a battleforce or a faction at its own address, from any page of the campaign. */
  readonly show: (shown: Shown) => void;
}

/** The battleforce or faction that the address names. */
export function useOpenForce(): OpenForce {
  const { tab, openTab, bringTab } = useCampaignPlace();
  const path = usePath();
  const search = useSearch();
  const [force, faction] = [search.get(FORCE), search.get(FACTION)];
  return {
    force,
    faction,
    show: (shown) => {
      const next = addressOf(search, shown);
      if (next.get(FORCE) === force && next.get(FACTION) === faction) openTab(FORCES_VIEW);
      else {
        stepTo(tab, FORCES_VIEW, next.size === 0 ? path : `${path}?${next}`);
        bringTab(FORCES_VIEW);
      }
    },
  };
}

/** The parameters of an address for this; what a referee sees as stays in it. */
export function addressOf(search: URLSearchParams, shown: Shown): URLSearchParams {
  const next = new URLSearchParams(search.toString());
  for (const name of [FORCE, FACTION, ...OTHERS]) next.delete(name);
  if (shown !== null && 'force' in shown) next.set(FORCE, shown.force);
  if (shown !== null && 'faction' in shown) next.set(FACTION, shown.faction);
  return next;
}

/** Links to a battleforce or a faction, and going back to one, open its page. */
export function useForceLinks(): void {
  const { bringTab } = useCampaignPlace();
  const search = useSearch();
  const open = search.get(FORCE) ?? search.get(FACTION);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address turns the page
  useEffect(() => {
    if (open !== null) bringTab(FORCES_VIEW);
  }, [open]);
}

/** Opens the page of a battle, or of all battles. */
export function useBattleOpener(): (battle: string | null) => void {
  const { tab, openTab, bringTab } = useCampaignPlace();
  const path = usePath();
  const search = useSearch();
  return (battle) => {
    if (battle === null) {
      openTab(BATTLES_VIEW);
      return;
    }
    const next = addressOf(search, null);
    for (const [name, value] of new URLSearchParams(battleSearch(battle))) next.set(name, value);
    stepTo(tab, BATTLES_VIEW, `${path}?${next}`);
    bringTab(BATTLES_VIEW);
  };
}
