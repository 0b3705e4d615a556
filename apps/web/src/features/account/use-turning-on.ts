'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '../api/client.ts';
import { subscribe } from '../shell/push.ts';
import { deviceName } from './device-name.ts';

/**
 * Turns notifications on in this browser, after its reader has tapped for it.
 * @param onAsked called when the reader has answered the browser's question
 */
export function useTurningOn(pushKey: string, onAsked: () => void) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const device = await subscribe(pushKey).finally(onAsked);
      if (device === null) return;
      await client.news.addDevice.mutate({ ...device, name: deviceName(navigator.userAgent) });
      queries.setQueryData(['push-endpoint'], device.endpoint);
      await queries.invalidateQueries({ queryKey: trpc.news.devices.queryKey() });
    },
  });
}
