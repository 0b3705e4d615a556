import { z } from 'zod';
import { resultSchema } from '../answers.ts';

export const PICTURE_PROBLEMS = [
  /** Longer than it may be. */
  'picture-too-long',
  /** Not a JPEG, PNG or WebP picture, whatever its name says. */
  'not-a-picture',
  /** More pixels than it may have. */
  'picture-too-large',
  /** It begins like a picture and cannot be read to its end. */
  'picture-broken',
  /** Reading it took too much time or memory. */
  'picture-too-slow',
] as const;

/** Why a picture was not taken. */
export interface PictureProblem {
  readonly code: (typeof PICTURE_PROBLEMS)[number];
}

/** A picture that was re-encoded, as WebP in two sizes, without anything that its file said besides. */
export const readPictureSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  full: z.instanceof(Uint8Array),
  small: z.instanceof(Uint8Array),
});
export type ReadPicture = z.infer<typeof readPictureSchema>;

/** What the reading process answers. */
export const readSchema = resultSchema(readPictureSchema, z.strictObject({ code: z.enum(PICTURE_PROBLEMS) }));
