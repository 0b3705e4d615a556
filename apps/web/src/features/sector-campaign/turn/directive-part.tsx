import { DIRECTIVES, type Known, LOST_POINTS } from '@sealed-orders/rules/sector-campaign';
import { directiveText } from '@sealed-orders/text/sector-campaign';
import { commandText } from '@sealed-orders/text/sector-campaign/turn';
import { useId } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { Refused } from '../declarations/refused.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { PlacedDetachments } from './placed-detachments.tsx';
import { refusalOfSheet, type SheetPartProps, withAnswer } from './sheet.ts';

const text = commandText.directive;

/** SEC-DIR-04 to -14: the rule of a directive. */
const ruleOf = (number: number): string => `SEC-DIR-${String(number + 2).padStart(2, '0')}`;

/** SEC-DIR-01 to -03: the directive with its dice, what failure costs, and whether it is ignored. */
export function DirectivePart(part: SheetPartProps) {
  const { known, seat, sheet, write } = part;
  const { now } = useSectorPlace();
  const group = useId();
  const { directive } = known.desk;
  const row = directive === null ? undefined : DIRECTIVES[directive.number];
  if (directive === null || row === undefined) return null;
  const says = directiveText(directive.number);
  const size = known.board.sides[known.side].directive;
  const refusal = refusalOfSheet(now, seat, withAnswer(sheet, true));
  return (
    <TitledSection title={text.title} rule="SEC-DIR-02">
      <div className="px-4 py-2 grid gap-1">
        <p>
          <b>{text.head(directive.number, says?.name ?? '')}.</b> {says?.says}{' '}
          <RuleChip rule={ruleOf(directive.number)} />
        </p>
        <p className="muted">
          {directive.dice.length === 0 ? text.forced : text.dice(directive.dice)}
          {size === null ? null : `, ${text.secret(size)}`}
        </p>
        <p className="muted">{failureOf(known)}</p>
      </div>
      <label className="declare-row">
        <input type="radio" name={group} checked={!sheet.ignores} onChange={() => write(withAnswer(sheet, false))} />
        <span className="grow min-w-0">
          <b>{text.accept}</b>
          <span className="sub">{text.acceptSays}</span>
        </span>
        <b>{commandText.price(0)}</b>
      </label>
      <label className="declare-row">
        <input
          type="radio"
          name={group}
          checked={sheet.ignores}
          disabled={refusal !== null && !sheet.ignores}
          onChange={() => write(withAnswer(sheet, true))}
        />
        <span className="grow min-w-0">
          {refusal === null ? <b>{text.ignore}</b> : <s>{text.ignore}</s>}
          <span className="sub">{refusal === null ? text.ignoreSays : <Refused refusal={refusal} />}</span>
        </span>
        <b>{commandText.price(row.price)}</b>
      </label>
      {sheet.ignores ? null : <Brought {...part} />}
    </TitledSection>
  );
}

/** What it costs to fail. SEC-DIR-07 to -09, -12, -14. */
function failureOf({ desk: { directive }, board: { settings } }: Known): string {
  const row = directive === null ? undefined : DIRECTIVES[directive.number];
  if (row === undefined) return text.fails.none;
  const { duty, price } = row;
  if (duty.kind === 'stability') return text.fails.emergency;
  if (duty.kind === 'offensive') return text.fails.score;
  if (duty.kind !== 'attack') return text.fails.none;
  if (duty.losesPoints) return text.fails.points(LOST_POINTS);
  return settings.directiveFailCost ? text.fails.price(price) : text.fails.none;
}

/** SEC-DIR-13, -14: the detachments that come for this turn. */
function Brought({ known, seat, sheet, write }: SheetPartProps) {
  const { directive } = known.desk;
  const kind = directive === null ? null : (DIRECTIVES[directive.number]?.duty.kind ?? null);
  if (kind !== 'visit' && kind !== 'offensive') return null;
  const isVisit = kind === 'visit';
  return (
    <PlacedDetachments
      {...{ known, seat, sheet, write, isVisit }}
      title={isVisit ? text.brings.visit : text.brings.offensive}
      says={isVisit ? text.brings.visitSays : text.brings.offensiveSays}
    />
  );
}
