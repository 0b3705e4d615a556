'use client';
import { dayAndTime } from '@sealed-orders/text';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { ownEndpoint, pushState, unsubscribe } from '../browser/push.ts';
import { Button } from '../kit/button.tsx';
import { MapLoading } from '../kit/map-loading.tsx';
import { Notice } from '../kit/notice.tsx';
import { Problem } from '../shell/problem.tsx';
import { useTurningOn } from './use-turning-on.ts';

const text = newsText.devices;

type Devices = Outputs['news']['devices']['devices'];

/** Where the reader receives notifications, and whether in this browser. */
export function DeviceSection() {
  const trpc = useTRPC();
  const endpoint = useQuery({ queryKey: ['push-endpoint'], queryFn: ownEndpoint });
  const isKnown = endpoint.data !== undefined;
  const found = useQuery({
    ...trpc.news.devices.queryOptions({ endpoint: endpoint.data ?? null }),
    enabled: isKnown || endpoint.isError,
  });
  return (
    <section className="paper grid gap-4" aria-labelledby="devices">
      <h2 id="devices" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {found.isPending ? <MapLoading /> : null}
      {found.error ? <Problem error={found.error} retry={() => void found.refetch()} /> : null}
      {found.data ? (
        <>
          <Here pushKey={found.data.key} devices={found.data.devices} />
          <DeviceList devices={found.data.devices} />
        </>
      ) : null}
    </section>
  );
}

interface HereProps {
  readonly pushKey: string;
  readonly devices: Devices;
}

/** This browser: whether it supports, allows and shows notifications. */
function Here({ pushKey, devices }: HereProps) {
  const [state, setState] = useState(pushState);
  const turning = useTurningOn(pushKey, () => setState(pushState()));
  if (state === 'unsupported') return <Notice kind="info">{text.unsupported}</Notice>;
  if (devices.some(({ isHere }) => isHere)) return <Notice kind="ok">{text.on}</Notice>;
  if (state === 'denied') {
    return (
      <Notice kind="warn" live>
        {text.denied}
      </Notice>
    );
  }
  return (
    <>
      {turning.problem !== null ? (
        <Notice kind="danger" live>
          {turning.problem}
        </Notice>
      ) : null}
      <Button className="justify-self-start" disabled={turning.isRunning} onClick={() => turning.run()}>
        {turning.isRunning ? text.busy : text.turnOn}
      </Button>
    </>
  );
}

function DeviceList({ devices }: { readonly devices: Devices }) {
  const trpc = useTRPC();
  const removing = useAction(trpc.news.removeDevice, { again: [trpc.news.devices.queryKey()], inPlace: true });
  const remove = ({ id, isHere }: Devices[number]): void => {
    void removing.run({ device: id });
    if (isHere) void unsubscribe();
  };
  if (devices.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3>{text.list}</h3>
      {removing.problem !== null ? (
        <Notice kind="danger" live>
          {removing.problem}
        </Notice>
      ) : null}
      <ul>
        {devices.map((device) => (
          <li key={device.id} className="row border-t border-rule py-2">
            <span className="grow">
              <b>{device.name}</b>
              {device.isHere ? <span className="chip ml-2">{text.here}</span> : null}
              <span className="muted text-sm block">{text.added(dayAndTime(new Date(device.addedAt)))}</span>
            </span>
            <Button
              aria-label={device.isHere ? text.turnOff : text.removeOf(device.name)}
              disabled={removing.isRunning}
              onClick={() => remove(device)}
            >
              {device.isHere ? text.turnOff : text.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
