import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { lazy, Suspense } from 'react';
import type { BuildForm } from './build-form.ts';
import type { BuildTab } from './build-pen.ts';
import { ComposedList } from './muster/composed-list.tsx';
import { Composer } from './muster/composer.tsx';
import { PriceList } from './price-list.tsx';
import { RoadPlanner } from './road-planner.tsx';
import { Routes } from './routes.tsx';

/** Loaded on demand: few players ever change it. */
const UpkeepOrder = lazy(async () => ({ default: (await import('./upkeep-order.tsx')).UpkeepOrder }));

interface TabContentProps {
  readonly form: BuildForm;
  readonly tab: BuildTab | null;
}

/** What can be ordered on the open part of the form. */
export function TabContent({ form, tab }: TabContentProps) {
  switch (tab) {
    case null:
      return <p className="p-4 muted">{buildText.nothingHere}</p>;
    case 'muster':
    case 'finds':
      return (
        <>
          <ComposedList form={form} tab={tab} />
          <Composer form={form} tab={tab} />
        </>
      );
    case 'change':
      return (
        <>
          <PriceList form={form} tab={tab} />
          <ComposedList form={form} tab={tab} />
          <Composer form={form} tab={tab} />
        </>
      );
    case 'routes':
      return <Routes form={form} />;
    case 'upkeep':
      return (
        <Suspense>
          <UpkeepOrder form={form} />
        </Suspense>
      );
    case 'roads':
      return (
        <>
          <RoadPlanner form={form} />
          <PriceList form={form} tab={tab} />
        </>
      );
    default:
      return <PriceList form={form} tab={tab} />;
  }
}
