import { MAP_LAYERS, type MapLayer, mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { Castle, Flag, Image, Layers as LayersIcon, type LucideIcon, Plane, Route, Type, Waves } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Layers } from './layers.ts';

const ICONS: Readonly<Record<MapLayer, LucideIcon>> = {
  terrain: LayersIcon,
  rivers: Waves,
  roads: Route,
  sites: Castle,
  airspaces: Plane,
  starts: Flag,
  names: Type,
  picture: Image,
};

interface LayerBarProps {
  readonly layers: Layers;
  /** Without a picture there is nothing to switch. */
  readonly hasPicture: boolean;
  readonly onToggle: (layer: MapLayer) => void;
}

/** The switches of what is shown. */
export function LayerBar({ layers, hasPicture, onToggle }: LayerBarProps) {
  return (
    <fieldset className="layer-bar">
      <legend className="visually-hidden">{mapEditorText.layers}</legend>
      {MAP_LAYERS.map((layer) => {
        const isOff = layer === 'picture' && !hasPicture;
        return (
          <Button
            key={layer}
            size="small"
            className="layer-switch"
            aria-pressed={layers[layer] && !isOff}
            disabled={isOff}
            onClick={() => onToggle(layer)}
          >
            <Icon of={ICONS[layer]} /> {mapEditorText.layer[layer]}
          </Button>
        );
      })}
    </fieldset>
  );
}
