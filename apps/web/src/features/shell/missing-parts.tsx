import { siteText } from '@sealed-orders/text/pages/site';

const WISHES = { away: 'again', old: 'reload' } as const;

/**
 * What a page says while scripts of it do not come. It comes with the page and is hidden; `arriving.js` shows it, because
 * React may be among what is missing.
 */
export function MissingParts() {
  return (
    <div id="missing-parts" className="note danger no-print" role="alert" hidden suppressHydrationWarning>
      {(['away', 'old'] as const).map((when) => {
        const { title, says, action } = siteText.missingParts[when];
        return (
          <div key={when} className="grid gap-2" data-when={when} hidden={when === 'old'} suppressHydrationWarning>
            <p>
              <b>{title}</b> {says}
            </p>
            <button type="button" className="btn justify-self-start" data-wish={WISHES[when]}>
              {action}
            </button>
          </div>
        );
      })}
    </div>
  );
}
