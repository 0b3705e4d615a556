import { z } from 'zod';
import { resultSchema } from '../answers.ts';

export const PICTURE_PROBLEMS = [
  /** The file is too long. */
  'picture-too-long',
  /** Not a JPEG, PNG or WebP picture, whatever its name says. */
  'not-a-picture',
  /** Too many pixels. */
  'picture-too-large',
  /** It begins like a picture but cannot be read to its end. */
  'picture-broken',
  /** Reading it took too much time or memory. */
  'picture-too-slow',
] as const;

/** Why a picture was refused. */
export interface PictureProblem {
  readonly code: (typeof PICTURE_PROBLEMS)[number];
}

/** A re-encoded picture, as WebP in two sizes, without any metadata of its file. */
export const readPictureSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  full: z.instanceof(Uint8Array),
  small: z.instanceof(Uint8Array),
});
export type ReadPicture = z.infer<typeof readPictureSchema>;

/** The answer of the reading process. */
export const readSchema = resultSchema(readPictureSchema, z.strictObject({ code: z.enum(PICTURE_PROBLEMS) }));
