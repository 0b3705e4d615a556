import { siteText } from '@sealed-orders/text/pages/site';

/** Sheet and neat line immediately; the word only if it takes longer than a blink. */
export function MapLoading() {
  return (
    <div className="relative min-h-64 h-full hatching" role="status">
      <div className="drawing">
        <span>{siteText.loadingMap}</span>
      </div>
    </div>
  );
}
