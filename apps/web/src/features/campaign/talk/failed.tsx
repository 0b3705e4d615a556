import { talkText } from '@sealed-orders/text/pages/talk';
import { Empty } from '../../shell/notice.tsx';

/** The conversations did not load, with a way to try again. */
export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, says, retry } = talkText.failed;
  const again = (
    <button type="button" className="btn" onClick={onRetry}>
      {retry}
    </button>
  );
  return (
    <div className="p-4">
      <Empty title={title} failed action={again}>
        {says}
      </Empty>
    </div>
  );
}
