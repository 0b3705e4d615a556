import { type IncomeLine, type Own, upkeepBp } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeEvent } from '@sealed-orders/text/hex-campaign';
import { buildText, incomeWords, signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { Shortened } from '../../campaign/shortened.tsx';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { sumOf } from './holdings-of.ts';
import { RealmPart } from './realm-part.tsx';
import { Show } from './realm-table.tsx';
import { turnStarts, useStep } from './use-turn-starts.ts';

const text = realmText.income;

interface IncomeProps {
  readonly own: Own;
  readonly ahead: readonly IncomeLine[];
}

/** The next turn's income, line by line, and this turn's according to the report. */
export function IncomeOf({ own, ahead }: IncomeProps) {
  const place = useHexPlace();
  const { view, words, steps, n } = place;
  const start = turnStarts(steps, n).find(({ turn }) => turn === view.turn && turn > 1) ?? null;
  const isBefore = steps.some(({ round }) => round !== null && round < view.turn);
  useEarlierSteps(place, start !== null || isBefore || view.turn <= 1);
  const told = useStep(start?.n ?? null);
  const booked = told?.events.flatMap((event) => {
    const bp = 'seat' in event && event.seat === own.id ? upkeepBp(event) : null;
    if (bp === null || bp === 0) return [];
    return [{ hex: 'hex' in event ? event.hex : null, says: plain(describeEvent(event, words)), rule: event.rule, bp }];
  });
  const hexName = (hex: HexKey) => words.hex(hex).text;
  return (
    <RealmPart title={text.title}>
      <h4>{text.next(view.turn + 1)}</h4>
      <p className="hint">{text.nextSays}</p>
      <Lines lines={ahead.map((line) => ({ ...line, says: incomeWords(line, hexName) }))} none={text.none} />
      {start === null ? null : (
        <>
          <h4>{text.last(start.turn)}</h4>
          {booked === undefined ? <p aria-busy>{text.loading}</p> : <Lines lines={booked} none={text.lastNone} />}
        </>
      )}
    </RealmPart>
  );
}

interface Line {
  /** Null: it does not belong to one hex. */
  readonly hex: HexKey | null;
  readonly says: string;
  readonly rule: string;
  readonly bp: number;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly none: string;
}

function Lines({ lines, none }: LinesProps) {
  const { words } = useHexPlace();
  if (lines.length === 0) return <p className="muted">{none}</p>;
  const sum = sumOf(lines);
  return (
    <ul className="realm-lines">
      {lines.map(({ hex, says, rule, bp }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of the same kind differ in nothing but their place
        <li key={i}>
          {hex === null ? <span /> : <Show shows={{ kind: 'hex', hex }}>{words.hex(hex).text}</Show>}
          <span>
            <Shortened>{says}</Shortened> <RuleChip rule={rule} />
          </span>
          <b>{signed(bp)}</b>
        </li>
      ))}
      <li className="sum">
        <span />
        <span>{buildText.sum}</span>
        <b>{signed(sum)}</b>
      </li>
    </ul>
  );
}
