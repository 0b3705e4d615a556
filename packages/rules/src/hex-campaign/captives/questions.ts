import type { Realm } from '../realm/realm.ts';
import { learnByChance } from '../spies/report.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Telling } from '../turn/play.ts';
import { tell } from '../turn/play.ts';

/** The fields of a step that this reads and changes. */
type Questioning = Telling &
  Reads<
    'before' | 'captives' | 'control' | 'dice' | 'ground' | 'pieces' | 'seats' | 'sites' | 'stateNow' | 'strongholds'
  > &
  Changes<'memory'>;

/** HEX-CAPT-03: what captives reveal about their owner at their first imprisonment. */
export function answerQuestions(play: Questioning, realms: Iterable<Realm>): void {
  for (const { seat, questions } of realms) {
    for (const { captives, name, of, ask } of questions) {
      const before = play.events.length;
      learnByChance(play, seat, { of, category: ask }, { rule: 'HEX-CAPT-03', subject: captives });
      if (play.events.length > before) continue;
      tell(play, { type: 'captives-silent', rule: 'HEX-CAPT-03', to: [seat], seat, piece: captives, name, of });
    }
  }
}
