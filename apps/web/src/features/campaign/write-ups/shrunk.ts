/** The longer side of a picture as sent, pixels; the server makes it smaller still. */
const LONGEST = 2400;
const QUALITY = 0.88;
/** Files below this are sent unchanged. */
const SMALL = 700_000;

/**
 * The picture as sent: a photo of several megabytes would take a phone half a minute. A file that this browser cannot
 * read is sent unchanged, and the server says what is wrong with it.
 */
export async function shrunk(file: File): Promise<Blob> {
  if (file.size < SMALL || !file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return blob !== null && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
