import { siteText } from '@sealed-orders/text/pages/site';
import { useState } from 'react';

interface NumberLimitsProps {
  readonly least: number;
  readonly most: number;
}

/** Which of several numbers with the same limits are outside them, and the sentence that says so. */
export function useNumberLimits({ least, most }: NumberLimitsProps) {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const onWrong = (field: string) => (isWrong: boolean) =>
    setWrong((before) => [...before.filter((one) => one !== field), ...(isWrong ? [field] : [])]);
  const says =
    wrong.length === 0 ? null : (
      <p className="hint bad" role="alert">
        {siteText.numberLimits(least, most)}
      </p>
    );
  return { onWrong, says };
}
