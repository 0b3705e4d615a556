import { MapPicture } from '@sealed-orders/map';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { previewView } from './preview-view.ts';

/** The printed map; corners and sites are dealt when the campaign starts. */
export function MapPreview() {
  const text = newCampaignText;
  const view = previewView();
  const letters = view.chart.rows.join('');
  const land = letters.replaceAll('s', '').length;
  return (
    <section className="preview" aria-label={text.map}>
      <div className="picture">
        <MapPicture view={view} label={text.map} />
      </div>
      <p className="paper row flex-wrap py-3!">
        <span>{text.mapSays(letters.length, land)}</span>
      </p>
    </section>
  );
}
