import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { lazy, Suspense } from 'react';
import type { BuildDesk } from './build-desk.ts';
import type { BuildTab } from './build-pen.ts';
import { ComposedList } from './muster/composed-list.tsx';
import { Composer } from './muster/composer.tsx';
import { PriceList } from './price-list.tsx';
import { RoadPlanner } from './road-planner.tsx';
import { Routes } from './routes.tsx';

/** Loaded by who wants to change it: few ever do. */
const UpkeepOrder = lazy(async () => ({ default: (await import('./upkeep-order.tsx')).UpkeepOrder }));

interface TabContentProps {
  readonly desk: BuildDesk;
  readonly tab: BuildTab | null;
}

/** What can be ordered on the open part of the desk. */
export function TabContent({ desk, tab }: TabContentProps) {
  switch (tab) {
    case null:
      return <p className="p-4 muted">{buildText.nothingHere}</p>;
    case 'muster':
    case 'finds':
      return (
        <>
          <ComposedList desk={desk} tab={tab} />
          <Composer desk={desk} tab={tab} />
        </>
      );
    case 'change':
      return (
        <>
          <PriceList desk={desk} tab={tab} />
          <ComposedList desk={desk} tab={tab} />
          <Composer desk={desk} tab={tab} />
        </>
      );
    case 'routes':
      return <Routes desk={desk} />;
    case 'upkeep':
      return (
        <Suspense>
          <UpkeepOrder desk={desk} />
        </Suspense>
      );
    case 'roads':
      return (
        <>
          <RoadPlanner desk={desk} />
          <PriceList desk={desk} tab={tab} />
        </>
      );
    default:
      return <PriceList desk={desk} tab={tab} />;
  }
}
