import { siteText } from '@sealed-orders/text/pages/site';

/** A placeholder for a list while it loads. */
export function Bones() {
  return (
    <div className="paper grid gap-4" role="status" aria-label={siteText.loading}>
      <div className="bone h-12" />
      <div className="bone h-12" />
      <div className="bone h-12" />
    </div>
  );
}
