import type { Shell } from '../shell/shell.ts';
import { boxes, boxMessages, markBoxRead } from './read.ts';
import type { Box } from './types.ts';
import { writeBox } from './write.ts';

export const boxOf = (shell: Shell): Box => ({
  boxes: (campaign, viewer) => boxes(shell, campaign, viewer),
  messages: (campaign, viewer, part) => boxMessages(shell, campaign, viewer, part),
  write: (campaign, writing) => writeBox(shell, campaign, writing),
  markRead: (campaign, viewer, read) => markBoxRead(shell, campaign, viewer, read),
});
