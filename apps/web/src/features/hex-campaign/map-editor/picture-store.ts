import { z } from 'zod';

const STORE = 'map-pictures';

const keptSchema = z.object({
  blob: z.instanceof(Blob),
  name: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  place: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]).readonly(),
  strength: z.number().min(0).max(1),
});
/** A picture with its place on the map. */
export type KeptPicture = z.infer<typeof keptSchema>;

function answered<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('sealed-orders', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return (await answered(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** The picture that this browser stores for a map; null: none, or the browser has no storage. */
export async function readPicture(map: string): Promise<KeptPicture | null> {
  try {
    return keptSchema.parse(await answered((await store('readonly')).get(map)));
  } catch {
    return null;
  }
}

/** Stores a picture for a map; null removes it. Without storage it lives as long as the page. */
export async function writePicture(map: string, picture: KeptPicture | null): Promise<void> {
  try {
    const pictures = await store('readwrite');
    if (picture === null) await answered(pictures.delete(map));
    else await answered(pictures.put(picture, map));
  } catch {
    // The page goes on without it.
  }
}
