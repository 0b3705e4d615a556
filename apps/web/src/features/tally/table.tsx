'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { tallyPageText } from '@sealed-orders/text/tally';
import { Clock3 } from 'lucide-react';
import { useCampaignPlace } from '../campaign/campaign-context.ts';
import type { BoardProps } from '../campaign/door.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useTallyPlace } from './tally-context.ts';

/** The sums that the reader knows, and the total. */
export function TallyTable({ toggleHistory }: BoardProps) {
  const { letterOf } = useCampaignPlace();
  const { view } = useTallyPlace();
  return (
    <div className="map-list" data-keys>
      <header className="row">
        <h2 className="grow">{tallyPageText.table}</h2>
        <Button kind="icon" aria-label={campaignText.tools.history} onClick={toggleHistory}>
          <Icon of={Clock3} size={18} />
        </Button>
      </header>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{tallyPageText.seat}</th>
            <th scope="col" className="text-right">
              {tallyPageText.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ id, name }) => (
            <tr key={id}>
              <td>
                <span className="row">
                  <SeatSwatch seat={letterOf(id)} /> {name}
                </span>
              </td>
              <td className="text-right">{lookup(view.sums, id) ?? tallyPageText.unknown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{tallyPageText.total(view.total)}</p>
    </div>
  );
}
