'use client';
import { MapPicture } from '@sealed-orders/map';
import { landingText } from '@sealed-orders/text/pages/landing';
import { previewView } from '../new-campaign/preview-view.ts';
import { usePublicWar } from './use-public-war.ts';

interface LiveMapProps {
  /** A piece of it, as decoration. */
  readonly isCut?: boolean;
}

/** The public war as it stands; until it is here, the printed map. */
export function LiveMap({ isCut = false }: LiveMapProps) {
  const { line, view } = usePublicWar();
  const shown = view ?? previewView();
  if (isCut) {
    return (
      <div className="absolute inset-0 grid" aria-hidden>
        <MapPicture view={shown} label="" isCover box={{ x: 150, y: 130, width: 420, height: 160 }} />
      </div>
    );
  }
  return (
    <div className="sheet-of-map">
      <MapPicture view={shown} label={line ? landingText.live(line.name, shown.turn) : landingText.printed} />
    </div>
  );
}
