import { layoutOf, type Underlay } from '@sealed-orders/map/hex';
import type { MapSize } from '@sealed-orders/rules/space';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { useEffect, useMemo, useState } from 'react';
import { type KeptPicture, readPicture, writePicture } from './picture-store.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];
const FIRST_STRENGTH = 0.5;

/** The background picture. It never leaves the browser, so the server does not need to check it. */
export function usePicture(map: string, size: MapSize) {
  const [picture, setPicture] = useState<KeptPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void readPicture(map).then((kept) => {
      if (!isGone && kept !== null) setPicture((now) => now ?? kept);
    });
    return () => {
      isGone = true;
    };
  }, [map]);
  const keep = (next: KeptPicture | null) => {
    setPicture(next);
    setProblem(null);
    void writePicture(map, next);
  };
  const choose = async (file: File) => {
    const text = mapEditorText.picture;
    if (!TYPES.includes(file.type)) return setProblem(text.notAPicture);
    if (file.size > MOST_BYTES) return setProblem(text.tooLarge);
    const found = await sizeOf(file);
    if (found === null) return setProblem(text.notAPicture);
    if (found.width * found.height > MOST_PIXELS) return setProblem(text.tooLarge);
    keep({ blob: file, name: file.name, ...found, place: spread(size, found), strength: FIRST_STRENGTH });
  };
  const change = (part: Partial<Pick<KeptPicture, 'place' | 'strength'>>) => {
    if (picture !== null) keep({ ...picture, ...part });
  };
  return { picture, href: useHref(picture?.blob ?? null), problem, choose, change, remove: () => keep(null) };
}

export type PictureInHand = ReturnType<typeof usePicture>;

/** An object URL of the picture, for as long as it is shown. */
function useHref(blob: Blob | null): string | null {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return setHref(null);
    const made = URL.createObjectURL(blob);
    setHref(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return href;
}

/** The picture as the map draws it; null: there is none, or it is hidden. */
export function useUnderlay({ picture, href }: PictureInHand, isShown: boolean): Underlay | null {
  return useMemo(() => {
    if (picture === null || href === null || !isShown) return null;
    const { width, height, place, strength } = picture;
    return { href, width, height, place, strength };
  }, [picture, href, isShown]);
}

async function sizeOf(file: File): Promise<{ readonly width: number; readonly height: number } | null> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return null;
  }
}

/** Before it is placed, a picture covers the whole map. */
function spread(size: MapSize, picture: { readonly width: number; readonly height: number }): Underlay['place'] {
  const { width, height, margin } = layoutOf(size);
  const k = Math.min((width - 2 * margin) / picture.width, (height - 2 * margin) / picture.height);
  return [k, 0, 0, k, margin, margin];
}
