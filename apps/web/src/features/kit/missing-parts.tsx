import { servedText } from '@sealed-orders/text/pages/served';
import { Button } from './button.tsx';

const WISHES = { away: 'again', old: 'reload' } as const;

/** The danger sign. Not the icon of the other notices: that is a script. */
const OCTAGON = 'M8.7 2h6.6L22 8.7v6.6L15.3 22H8.7L2 15.3V8.7ZM12 8v4M12 16h.01';

/**
 * What a page says while its scripts fail to load. It comes with the page and is hidden; `arriving.js` shows it,
 * because React may be among what is missing.
 */
export function MissingParts() {
  return (
    <div id="missing-parts" className="note danger no-print" role="alert" hidden suppressHydrationWarning>
      <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.75} aria-hidden>
        <path d={OCTAGON} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {(['away', 'old'] as const).map((when) => {
        const { title, says, action } = servedText.missingParts[when];
        return (
          <div key={when} className="grid gap-2" data-when={when} hidden={when === 'old'} suppressHydrationWarning>
            <p>
              <b>{title}</b> {says}
            </p>
            <Button className="justify-self-start" data-wish={WISHES[when]}>
              {action}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
