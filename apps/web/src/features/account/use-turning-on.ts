'use client';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { subscribe } from '../browser/push.ts';
import { deviceName } from './device-name.ts';

const text = newsText.devices;

/**
 * Turns notifications on in this browser, after a tap by its reader.
 * @param onAsked called when the reader has answered the browser's prompt
 */
export function useTurningOn(pushKey: string, onAsked: () => void) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const adding = useAction(trpc.news.addDevice, {
    again: [trpc.news.devices.queryKey()],
    inPlace: true,
  });
  const run = async () => {
    setFailed(false);
    setAsking(true);
    try {
      const device = await subscribe(pushKey).finally(onAsked);
      if (device === null) return;
      await adding.run({ ...device, name: deviceName(navigator.userAgent) });
      queries.setQueryData(['push-endpoint'], device.endpoint);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  };
  return { run, isRunning: isAsking, problem: hasFailed ? text.failed : adding.problem };
}
