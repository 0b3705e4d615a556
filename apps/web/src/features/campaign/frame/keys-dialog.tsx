'use client';
import { moreOf } from '@sealed-orders/text/more';
import { keysText } from '@sealed-orders/text/pages/keys';
import { siteText } from '@sealed-orders/text/pages/site';
import { useEffect, useRef } from 'react';
import { Button } from '../../shell/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** What the keys do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const { title, says, list } = keysText;
  const { head } = useCampaignPlace();
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return (
    <dialog className="paper" ref={ref} aria-label={title} onClose={onClose}>
      <div>
        <h2>{title}</h2>
        <p className="hint mb-3">{says}</p>
        <table className="ledger">
          <tbody>
            {[...moreOf(head.system).keys, ...list].map(([keys, does]) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="row justify-end mt-4">
          <Button kind="main" onClick={() => ref.current?.close()}>
            {siteText.close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
