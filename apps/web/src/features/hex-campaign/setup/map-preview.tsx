'use client';
import { MapPicture } from '@sealed-orders/map/hex';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { previewView } from './preview-view.ts';

/** The printed map; corners and sites are dealt when the campaign starts. */
export function MapPreview() {
  const view = previewView();
  const letters = view.chart.rows.join('');
  const land = letters.replaceAll('s', '').length;
  return (
    <section className="preview" aria-label={printedMapText.label}>
      <div className="picture">
        <MapPicture view={view} label={printedMapText.label} />
      </div>
      <p className="paper row flex-wrap py-3!">
        <span>{printedMapText.says(letters.length, land)}</span>
      </p>
    </section>
  );
}
