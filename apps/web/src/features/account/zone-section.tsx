'use client';
import { accountText } from '@sealed-orders/text/pages/account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/field.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { zoneHere, zonesWith } from '../time/zones.ts';

const text = accountText.own.zone;
const NOBODY = '';

/** The reader's time zone, for referees of their campaigns, if they choose to share it. */
export function ZoneSection() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const own = useQuery(trpc.account.timeZone.queryOptions());
  const mine = trpc.account.timeZone.queryOptions();
  const setting = useAction(trpc.account.setTimeZone, {
    onDone: (saved) => queries.setQueryData(mine.queryKey, saved),
    shown: [mine.queryKey],
    wasDone: async (_, wanted) => (await queries.fetchQuery(mine)).zone === wanted.zone,
    inPlace: true,
  });
  const set = (zone: string): void => void setting.run({ zone: zone === NOBODY ? null : zone });
  return (
    <section className="paper grid gap-4" aria-labelledby="local-time">
      <h2 id="local-time" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {own.isPending ? <MapLoading /> : null}
      {own.error ? <Problem error={own.error} retry={() => void own.refetch()} /> : null}
      {setting.problem !== null ? (
        <Notice kind="danger" live>
          {setting.problem}
        </Notice>
      ) : null}
      {own.data ? <OwnZone zone={own.data.zone} isBusy={setting.isRunning} set={set} /> : null}
      <p className="hint" role="status">
        {setting.value !== null ? text.saved : ''}
      </p>
    </section>
  );
}

interface OwnZoneProps {
  readonly zone: string | null;
  readonly isBusy: boolean;
  readonly set: (zone: string) => void;
}

function OwnZone({ zone, isBusy, set }: OwnZoneProps) {
  const here = zoneHere();
  const named = zonesWith(zone ?? here).map((name) => [name, name.replaceAll('_', ' ')] as const);
  return (
    <>
      <Choice
        label={text.label}
        value={zone ?? NOBODY}
        options={[[NOBODY, text.none], ...named]}
        disabled={isBusy}
        onChange={set}
      />
      {zone === null ? (
        <Button className="justify-self-start" disabled={isBusy} onClick={() => set(here)}>
          {text.use(here)}
        </Button>
      ) : null}
    </>
  );
}
