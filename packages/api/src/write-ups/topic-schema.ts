import { z } from 'zod';

/** The id of a topic of a game, such as a battle. */
export const topicSchema = z.string().min(1).max(80);
