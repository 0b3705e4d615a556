'use client';
import { moreOf } from '@sealed-orders/text/more';
import { keysText } from '@sealed-orders/text/pages/keys';
import { siteText } from '@sealed-orders/text/pages/site';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/dialog.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** What the keys do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { title } = keysText;
  const { says, list } = useHasSheets() ? keysText : keysText.onArrival;
  const { head } = useCampaignPlace();
  return (
    <Modal aria-label={title} onClose={onClose}>
      {(close) => (
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
            <Button kind="main" onClick={close}>
              {siteText.close}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
