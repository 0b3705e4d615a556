import { bare } from '../places/spy-targets.ts';
import type { Changes, Reads } from '../turn/fields.ts';
import type { Board, Telling } from '../turn/play.ts';
import { removePiece, tell } from '../turn/play.ts';
import type { Infiltrated, Spy } from '../types.ts';
import { learnByChance, reportOn, tellReport } from './report.ts';

/** The fields of a step that this reads and changes. */
type Catching = Telling &
  Board &
  Reads<'before' | 'captives' | 'control' | 'dice' | 'seats' | 'sites' | 'stateNow' | 'strongholds'> &
  Changes<'memory'>;

/**
 * HEX-SPY-05: a caught spy dies. Only its victim learns its owner, everything about the Urban hex where
 * it was built, if that is still its owner's, with the Stronghold in it, and all about one of its owner's detachments.
 */
export function caught(play: Catching, spy: Spy, target: Infiltrated, die: number): void {
  const { seat, id, name, hex, home } = spy;
  const catcher = target.of;
  removePiece(play, spy);
  tell(play, { type: 'spy-lost', rule: 'HEX-SPY-05', to: [seat], seat, piece: id, name, hex, die });
  tell(play, {
    type: 'spy-caught',
    rule: 'HEX-SPY-05',
    to: [catcher],
    seat: catcher,
    from: seat,
    hex,
    target: bare(target),
  });
  if (play.control[home] === seat && play.sites[home]?.kind === 'urban') {
    for (const kind of ['urban', 'stronghold'] as const) {
      const report = reportOn(play, { kind, hex: home });
      if (report?.seat === seat) tellReport(play, catcher, 'HEX-SPY-05', report);
    }
  }
  learnByChance(play, catcher, { of: seat, category: 'detachment' }, { rule: 'HEX-SPY-05', subject: id });
}
