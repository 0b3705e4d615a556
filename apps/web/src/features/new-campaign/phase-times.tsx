'use client';
import type { OrderClock } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Choice } from '../kit/field.tsx';
import type { SetupDoor } from './door.ts';
import { Segments } from './segments.tsx';

type Duration = Extract<OrderClock, { readonly mode: 'duration' }>;

interface PhaseTimesProps {
  readonly door: SetupDoor;
  readonly clock: Duration;
  readonly onChange: (clock: Duration) => void;
}

/** How long each phase is open: as long as all the others, or a time of its own. Only phases with orders count. */
export function PhaseTimes({ door: { game, text }, clock, onChange }: PhaseTimesProps) {
  const asking = game.phases.filter(({ kind }) => kind !== 'automatic');
  const { phases, ...plain } = clock;
  const { times, phaseTime, durations } = newCampaignText;
  if (asking.length < 2) return null;
  const withTime = (id: string, seconds: string): Duration => {
    const { [id]: _before, ...others } = phases ?? {};
    return { ...plain, phases: seconds === '' ? others : { ...others, [id]: Number(seconds) } };
  };
  return (
    <>
      <Segments
        label={times.label}
        value={phases === undefined ? 'same' : 'own'}
        options={[
          ['same', times.same],
          ['own', times.own],
        ]}
        onChange={(choice) => onChange(choice === 'same' ? plain : { ...plain, phases: {} })}
      />
      {phases === undefined ? null : (
        <table className="input-table">
          <tbody>
            {asking.map(({ id }) => (
              <tr key={id}>
                <th scope="row">{lookup(text.phases, id) ?? id}</th>
                <td>
                  <Choice
                    quiet
                    label={phaseTime(lookup(text.phases, id) ?? id)}
                    value={String(lookup(phases, id) ?? '')}
                    options={[['', times.usual], ...Object.entries(durations)]}
                    onChange={(seconds) => onChange(withTime(id, seconds))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
