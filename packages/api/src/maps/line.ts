import { typedName } from '@sealed-orders/formats';
import { z } from 'zod';

export const mapNameSchema = typedName(80);
export const mapIdSchema = z.uuid();

export const mapVersionSchema = z.string().max(64);
