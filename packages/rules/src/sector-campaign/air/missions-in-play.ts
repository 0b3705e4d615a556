import { present } from '../../kernel/index.ts';
import { counterOfIn, knownIn, type Play, tell } from '../board/play.ts';
import { declared } from '../turn/alternation-in-play.ts';
import type { DeclarationOf, Known, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { canSetMission, withoutMission } from './missions.ts';

type SetMission = DeclarationOf<'mission'>;

/** SEC-AIR-01, -15: everyone sees the box and the mission, but not which detachment it is. */
export function setMission(play: Play, side: Side, { detachment, mission }: SetMission, isByTime: boolean): void {
  const counter = counterOfIn(play, side, detachment);
  const at = present(counter.at, 'an aerial detachment has a base');
  counter.mission = { mission, isUsed: false };
  tell(play, {
    ...{ type: 'mission-declared', rule: 'SEC-AIR-01', to: 'all' },
    ...{ counter: counter.id, at, mission, isByTime },
  });
  declared(play, { side, what: 'mission', counters: [counter.id], from: at, mission, isByTime });
}

/** SEC-AIR-01: a detachment given no mission in time is on intercept in its base territory. */
export const defaultMission = (known: Known): SetMission => ({
  type: 'mission',
  detachment: present(withoutMission(known)[0], 'a side that is asked has aircraft without a mission').id,
  mission: 'intercept',
});

/** SEC-AIR-01: at the end of the phase, all have a mission, even if the turn’s time ran out first. */
export function missionsByTime(play: Play): void {
  for (const side of SIDES) {
    while (canSetMission(knownIn(play, side))) setMission(play, side, defaultMission(knownIn(play, side)), true);
  }
}
