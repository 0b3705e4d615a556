import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import type { Saving } from './use-saving.ts';

/** Protects the drawing from a tap on a link, or from closing the page, unless the reader confirms. */
export function LeaveGuard({ saving }: { readonly saving: Saving }) {
  const router = useRouter();
  const { isDirty, drawn, save, onDraft } = saving;
  const [way, setWay] = useState<string | null>(null);
  useAsked(isDirty, setWay);
  if (way === null) return null;
  const text = mapsText.leave;
  const leave = () => {
    onDraft(null);
    router.push(way);
  };
  return (
    <Dialog
      title={text.title}
      onClose={() => setWay(null)}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button onClick={leave}>{text.leave}</Button>
          <Button
            kind="main"
            onClick={async () => {
              close();
              if (await save(drawn.current)) leave();
            }}
          >
            {text.save}
          </Button>
        </>
      )}
    >
      <p>{text.says}</p>
    </Dialog>
  );
}

/** Holds back links to other pages, and lets the browser ask before the page is closed. */
function useAsked(isDirty: boolean, ask: (way: string) => void): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      const way = wayOf(event);
      if (way === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(way);
    };
    window.addEventListener('beforeunload', warn);
    // Before the page's own links act.
    window.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('click', hold, { capture: true });
    };
  }, [isDirty, ask]);
}

/** Where a click on a link of this site leads in this tab; null: nowhere else. */
function wayOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || link === null || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href, location.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null;
}
