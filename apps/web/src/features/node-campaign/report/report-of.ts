import type { Report } from '../../campaign/door.ts';
import type { NodePlace } from '../node-context.ts';

export function reportOf(_place: NodePlace): Report {
  return { eyebrow: '', title: '', summary: '', isTold: false, sections: [], beats: [] };
}
