import { z } from 'zod';

/** The address of a browser at the push service of its maker. */
export const endpointSchema = z.url({ protocol: /^https$/ }).max(1000);
