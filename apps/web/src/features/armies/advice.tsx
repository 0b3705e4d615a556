import { armiesText } from '@sealed-orders/text/pages/armies';
import { Notice } from '../kit/notice.tsx';
import { adviceOn } from './army-advice.ts';

/** What is still wrong with units as one force. */
export function Advice(given: Parameters<typeof adviceOn>[0]) {
  const advice = adviceOn(given);
  if (advice.length === 0) return <Notice kind="ok">{armiesText.typed.legal(given.words.force)}</Notice>;
  return (
    <Notice kind="warn">
      <ul className="list-disc pl-4">
        {advice.map((says) => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </Notice>
  );
}
