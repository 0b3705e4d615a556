/** Text for the replay of a step. */
export const replayText = {
  label: 'Replay',
  start: 'Replay on the map',
  before: 'Before the first event',
  play: 'Play',
  pause: 'Pause',
  back: 'One event back',
  on: 'One event forward',
  speed: (times: number): string => `${times}×`,
  faster: (times: number): string => `${times}× normal speed`,
  count: (played: number, all: number): string => `${played} of ${all}`,
} as const;
