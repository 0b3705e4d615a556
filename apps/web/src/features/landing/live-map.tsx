'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { Suspense } from 'react';
import { hasShowcase, useShowcaseDoor } from '../games.ts';
import type { ShownWar } from './door.ts';
import { usePublicWar } from './use-public-war.ts';

interface LiveMapProps {
  /** The games that are offered here: without a war, the first shows what it is played on. */
  readonly games: readonly PlayedSystem[];
  /** A piece of it, as decoration. */
  readonly isCut?: boolean;
}

/** The public war as it stands, drawn by its game. */
export function LiveMap({ games, isCut = false }: LiveMapProps) {
  const { war } = usePublicWar();
  const system = war?.seen.system ?? games.find(hasShowcase);
  if (system === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Shown system={system} war={war} isCut={isCut} />
    </Suspense>
  );
}

interface ShownProps {
  readonly system: PlayedSystem;
  readonly war: ShownWar | null;
  readonly isCut: boolean;
}

function Shown({ system, war, isCut }: ShownProps) {
  const door = useShowcaseDoor(system);
  if (!isCut) return <door.Showcase war={war} />;
  return (
    <div className="absolute inset-0 grid" aria-hidden>
      <door.Cutting war={war} />
    </div>
  );
}
