import { Die } from '@sealed-orders/map';
import type { Outlook, PlannedStep } from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { leadsTo } from './leads-to.ts';

/** The steps of the series, what each leads to, and what is lost together. */
export function StepList() {
  const { composer } = useNodePlace();
  const steps = composer.plan?.steps ?? [];
  return (
    <>
      <ol className="command-form-steps">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same order may be given twice
          <Step key={i} step={step} place={i} />
        ))}
      </ol>
      <Risks steps={steps} />
    </>
  );
}

function Step({ step, place: i }: { readonly step: PlannedStep; readonly place: number }) {
  const { words, composer, now } = useNodePlace();
  const { command, price, outlook, refusal } = step;
  const isTainted = 'force' in command && now.forces[command.force]?.isTainted === true;
  return (
    <li>
      <span className="number">{i + 1}</span>
      <div className="min-w-0">
        <b>{composerText.says(command, words)}</b>
        <span className="sub">{leadsTo(composer.plan?.after ?? now, words, command, outlook)}</span>
        {outlook === null ? null : <Odds outlook={outlook} isTainted={isTainted} />}
        {refusal === null ? null : (
          <span className="hint bad block">
            {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
          </span>
        )}
      </div>
      <b className="price">{composerText.cost(price)}</b>
      <Button
        kind="icon"
        aria-label={`${composerText.removeStep}: ${composerText.step(i + 1)}`}
        onClick={() => composer.remove(i)}
      >
        <Icon of={X} size={17} />
      </Button>
    </li>
  );
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The faces with which it succeeds, and what happens on the others. */
function Odds({ outlook, isTainted }: { readonly outlook: Outlook; readonly isTainted: boolean }) {
  const { words } = useNodePlace();
  const { rolls, percent, failsInto } = outlook;
  const [needed] = rolls;
  if (percent === 100) return null;
  const faces = rolls.length === 1 && needed !== undefined && !isTainted ? FACES.filter((face) => face >= needed) : [];
  return (
    <>
      <span className="odds">
        {faces.map((face) => (
          <Die key={face} face={face} size={17} />
        ))}
        <span>{composerText.odds(rolls, percent)}</span>
      </span>
      {isTainted ? <span className="sub">{composerText.tainted}</span> : null}
      {needed === undefined ? null : (
        <span className="sub">
          {failsInto === null ? composerText.onFailure : composerText.onDropFailure(words.node(failsInto).text)}
        </span>
      )}
    </>
  );
}

/** NODE-ORD-04: what is lost together, step by step. */
function Risks({ steps }: { readonly steps: readonly PlannedStep[] }) {
  const risks = steps.flatMap((step, i) => step.risks.map((risk) => ({ ...risk, number: i + 1 })));
  const shown = risks.filter(({ cancelled }) => cancelled.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="command-form-risks">
      <Notice kind="warn" live>
        {shown.map(({ end, number, cancelled, points }) => {
          const numbers = cancelled.map((i) => i + 1);
          const says = end === 'stopped' ? composerText.failureRisk : composerText.battleRisk;
          return (
            <p key={`${end} ${number}`}>
              <b>{says(number, numbers, points)}</b>
            </p>
          );
        })}
        <RuleChip rule="NODE-ORD-04" />
      </Notice>
    </div>
  );
}
