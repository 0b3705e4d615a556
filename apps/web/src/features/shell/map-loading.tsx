import { siteText } from '@sealed-orders/text/pages/site';

/** Sheet and neat line at once; the word only when it takes longer than a blink, and what to do when it takes too long. */
export function MapLoading() {
  return (
    <div className="relative min-h-64 h-full hatching" role="status">
      <div className="drawing">
        <span className="soon">{siteText.loadingMap}</span>
        <div className="slow">
          <p>{siteText.slow.says}</p>
          {/* `arriving.js` grants it: React may be among what has not come. */}
          <button type="button" className="btn" data-wish="reload">
            {siteText.slow.action}
          </button>
        </div>
      </div>
    </div>
  );
}
