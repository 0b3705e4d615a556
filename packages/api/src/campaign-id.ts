import { z } from 'zod';

export const campaignIdSchema = z.uuid();
