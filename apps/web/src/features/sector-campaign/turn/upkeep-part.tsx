import { pointsOf, printed, rearTerritories } from '@sealed-orders/rules/sector-campaign';
import { commandText as text } from '@sealed-orders/text/sector-campaign/turn';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { Refused } from '../declarations/refused.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { refusalOfSheet, returning, type SheetPartProps, upkeeps, withReturn, withUpkeep } from './sheet.ts';

/** SEC-CR-04, -06: temporary detachments stay if paid for; isolated ones must be paid for. */
export function UpkeepPart({ known, seat, sheet, write }: SheetPartProps) {
  const { now } = useSectorPlace();
  const all = upkeeps(known);
  if (all.length === 0) return null;
  return (
    <TitledSection title={text.upkeep.title} rule="SEC-CR-04">
      <ul>
        {all.map(({ detachment, points, isForced }) => {
          const isPaid = isForced || sheet.upkeep.includes(detachment.id);
          const refusal = isPaid ? null : refusalOfSheet(now, seat, withUpkeep(sheet, detachment.id));
          return (
            <li key={detachment.id} className="declare-row">
              <span className="grow min-w-0">
                <b>{detachment.name}</b>
                <span className="sub">
                  {isForced ? (
                    <>
                      {text.upkeep.forced} <RuleChip rule="SEC-CR-06" />
                    </>
                  ) : refusal === null ? (
                    text.upkeep.leaves(pointsOf(detachment))
                  ) : (
                    <Refused refusal={refusal} />
                  )}
                </span>
              </span>
              <b>{text.price(points)}</b>
              <Button
                kind={isPaid ? 'main' : 'plain'}
                aria-pressed={isPaid}
                aria-label={`${text.upkeep.pay}: ${detachment.name}`}
                disabled={isForced || refusal !== null}
                onClick={() => write(withUpkeep(sheet, detachment.id))}
              >
                {isPaid ? text.upkeep.paid : text.upkeep.pay}
              </Button>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** SEC-DIR-15: where detachments return that were called away last turn. */
export function ReturnsPart({ known, sheet, write }: SheetPartProps) {
  const all = returning(known);
  const among = rearTerritories(known.board, known.side);
  if (all.length === 0) return null;
  return (
    <TitledSection title={text.returns.title} rule="SEC-DIR-15">
      <div className="px-4 py-2 grid gap-2">
        <p className="hint">{text.returns.says}</p>
        {all.map(({ id, name }) => (
          <Choice
            key={id}
            label={name}
            value={sheet.returns.find(({ detachment }) => detachment === id)?.at ?? ''}
            options={[['', text.returns.usual] as const, ...among.map((one) => [one, printed(one)] as const)]}
            onChange={(next) => write(withReturn(sheet, id, among.find((one) => one === next) ?? null))}
          />
        ))}
      </div>
    </TitledSection>
  );
}
