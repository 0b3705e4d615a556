import { siteText } from '@sealed-orders/text/pages/site';

/** Sheet and neat line at once; the word only when it takes longer than a blink, and what to do when it takes too long. */
export function MapLoading() {
  return (
    <div className="relative min-h-64 h-full hatching" role="status">
      <div className="drawing">
        <span className="soon">{siteText.loadingMap}</span>
        <div className="slow">
          <p>{siteText.slow.says}</p>
          {/* Not a link of the router's: what the page has loaded may be what is stuck. */}
          <a className="btn" href="">
            {siteText.slow.action}
          </a>
        </div>
      </div>
    </div>
  );
}
