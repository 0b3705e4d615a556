import { talkText } from '@sealed-orders/text/pages/talk';
import { Button } from '../../kit/button.tsx';
import { Empty } from '../../kit/notice.tsx';

/** The conversations did not load, with a button to retry. */
export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { title, says, retry } = talkText.failed;
  const again = <Button onClick={onRetry}>{retry}</Button>;
  return (
    <div className="p-4">
      <Empty title={title} failed action={again}>
        {says}
      </Empty>
    </div>
  );
}
