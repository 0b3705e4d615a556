import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { MomentField } from '../../time/moment-field.tsx';
import { useNodePlace } from '../node-context.ts';
import { useWarMinute } from '../strip/war-time.ts';
import { isPast, type WhenChoice, wallTime } from './when.ts';

const KINDS: readonly (readonly [WhenChoice['kind'], string])[] = [
  ['now', composerText.when.now],
  ['on', composerText.when.at],
  ['affordable', composerText.when.affordable],
];

/** When the orders are carried out: now, at a time, or as soon as they can be paid. */
export function WhenFields() {
  const { composer } = useNodePlace();
  const { when, setWhen } = composer;
  return (
    <div className="grid gap-2">
      <Segments
        label={composerText.when.label}
        value={when.kind}
        options={KINDS}
        onChange={(kind) => setWhen({ ...when, kind })}
      />
      {when.kind === 'on' ? <AtField /> : null}
      {when.kind === 'affordable' ? (
        <label className="row">
          <input
            type="checkbox"
            className="toggle"
            checked={when.mayPass}
            onChange={(event) => setWhen({ ...when, mayPass: event.target.checked })}
          />
          {composerText.mayPass}
        </label>
      ) : null}
    </div>
  );
}

/** A day and a time in the campaign's zone. */
function AtField() {
  const { composer, now } = useNodePlace();
  const { when, setWhen } = composer;
  const zone = now.settings.timeZone;
  const here = useWallTime();
  return (
    <>
      <MomentField
        kind="day-and-time"
        label={composerText.at.label}
        hint={composerText.at.zone(zone)}
        value={when.at}
        min={here.slice(0, 10)}
        onChange={(at) => setWhen({ ...when, at })}
      />
      <p className="hint bad" role="status">
        {isPast(when, here) ? (
          <>
            {refusalSentence({ code: 'date-past', facts: {} })} <RuleChip rule="NODE-ORD-05" />
          </>
        ) : null}
      </p>
    </>
  );
}

/** The time in the campaign's zone, to the minute. */
export function useWallTime(): string {
  const { now } = useNodePlace();
  return wallTime(new Date(useWarMinute()), now.settings.timeZone);
}
