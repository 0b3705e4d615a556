import type { MapSize } from '@sealed-orders/rules/space';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { Image, Move } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { PictureInHand } from './use-picture.ts';

interface PicturePanelProps {
  readonly hand: PictureInHand;
  readonly size: MapSize;
  readonly onPlaced: () => void;
}

/** A picture to draw over: its opacity and its place. */
export function PicturePanel({ hand, size, onPlaced }: PicturePanelProps) {
  const text = mapEditorText.picture;
  const { picture, href, problem, change } = hand;
  const [isPlacing, place] = useState(false);
  return (
    <section className="map-picture" aria-label={text.title}>
      <h2 className="section-title">{text.title}</h2>
      {picture === null || href === null ? (
        <p className="hint">{text.says}</p>
      ) : (
        <div className="picture-row">
          {/* biome-ignore lint/performance/noImgElement: a picture of this browser, which no server can scale. */}
          <img src={href} alt="" />
          <div className="grid gap-2">
            <p className="file-name">{picture.name}</p>
            <label>
              {text.strength}
              <input
                type="range"
                min={0}
                max={100}
                step={5}
                value={Math.round(picture.strength * 100)}
                aria-valuetext={text.percent(picture.strength)}
                onChange={(event) => change({ strength: Number(event.target.value) / 100 })}
              />
              <output>{text.percent(picture.strength)}</output>
            </label>
            <div className="row flex-wrap">
              <Button size="small" onClick={() => place(true)}>
                <Icon of={Move} /> {text.place}
              </Button>
              <Button kind="quiet" size="small" aria-label={text.removeSays} onClick={hand.remove}>
                {text.remove}
              </Button>
            </div>
          </div>
        </div>
      )}
      {picture === null ? <ChoosePicture hand={hand} /> : null}
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      {isPlacing && picture !== null && href !== null ? (
        <PlaceDialog
          picture={{ href, width: picture.width, height: picture.height }}
          size={size}
          onPlace={(to) => {
            change({ place: to });
            onPlaced();
          }}
          onClose={() => place(false)}
        />
      ) : null}
    </section>
  );
}

function ChoosePicture({ hand }: Pick<PicturePanelProps, 'hand'>) {
  return (
    <label className={buttonClass({ size: 'small', className: 'relative' })}>
      <Icon of={Image} /> {mapEditorText.picture.choose}
      <input
        type="file"
        className="absolute inset-0 opacity-0"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void hand.choose(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
