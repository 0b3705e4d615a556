'use client';
import { MISSING_POLICIES, type Pace, type QuietHours } from '@sealed-orders/rules/kernel';
import { paceText } from '@sealed-orders/text/pages/pace';
import { Choice } from '../kit/field.tsx';
import { MomentField } from '../time/moment-field.tsx';
import { zoneHere } from '../time/zones.ts';
import { Segments } from './segments.tsx';
import { ZoneChoice } from './zone-choice.tsx';

interface PaceFieldsProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}

const NIGHT = { from: '22:00', until: '07:00' } as const;

/** How strictly a clock with deadlines is kept: the early end, grace, and quiet hours. */
export function PaceFields({ pace, onChange }: PaceFieldsProps) {
  const { early, grace, quiet } = paceText;
  const { hints } = early;
  return (
    <section className="form-grid">
      <Choice
        label={early.label}
        value={pace.early === null ? 'never' : String(pace.early)}
        options={Object.entries(early.choices)}
        onChange={(choice) => onChange({ ...pace, early: choice === 'never' ? null : Number(choice) })}
      />
      <p className="hint mt-0!">{hints[earlyKey(pace.early)]}</p>
      <Choice
        label={grace.label}
        value={String(pace.grace)}
        options={Object.entries(grace.choices)}
        onChange={(seconds) => onChange({ ...pace, grace: Number(seconds) })}
      />
      <p className="hint mt-0!">{grace.hint}</p>
      <Segments
        label={quiet.label}
        value={pace.quiet === null ? 'off' : 'on'}
        options={[
          ['off', quiet.off],
          ['on', quiet.on],
        ]}
        onChange={(choice) => onChange({ ...pace, quiet: choice === 'off' ? null : { ...NIGHT, zone: zoneHere() } })}
      />
      {pace.quiet === null ? null : (
        <QuietFields quiet={pace.quiet} onChange={(hours) => onChange({ ...pace, quiet: hours })} />
      )}
      <MissingFields missing={pace.missing} onChange={(missing) => onChange({ ...pace, missing })} />
    </section>
  );
}

interface MissingFieldsProps {
  readonly missing: Pace['missing'];
  readonly onChange: (missing: Pace['missing']) => void;
}

const DAY_S = 24 * 3600;

/** What happens to a phase whose time is up while seats have not sealed. */
function MissingFields({ missing, onChange }: MissingFieldsProps) {
  const { label, choices, hints, most, spans } = paceText.missing;
  const chosen = missing?.policy ?? 'close';
  const choose = (wanted: string) => {
    const policy = MISSING_POLICIES.find((one) => one === wanted);
    onChange(policy === undefined ? null : { policy, most: missing?.most ?? DAY_S });
  };
  return (
    <>
      <Choice label={label} value={chosen} options={Object.entries(choices)} onChange={choose} />
      <p className="hint mt-0!">{hints[chosen]}</p>
      {missing === null ? null : (
        <Choice
          label={most}
          value={String(missing.most)}
          options={Object.entries(spans)}
          onChange={(seconds) => onChange({ ...missing, most: Number(seconds) })}
        />
      )}
    </>
  );
}

const earlyKey = (early: Pace['early']) => (early === null ? 'never' : early === 0 ? 'atOnce' : 'later');

interface QuietFieldsProps {
  readonly quiet: QuietHours;
  readonly onChange: (quiet: QuietHours) => void;
}

function QuietFields({ quiet, onChange }: QuietFieldsProps) {
  const text = paceText.quiet;
  const set = (part: Partial<QuietHours>) => {
    const hours = { ...quiet, ...part };
    // Hours that end when they begin would mean none, or all.
    if (hours.from !== hours.until) onChange(hours);
  };
  return (
    <>
      <div className="form-grid pair">
        {(['from', 'until'] as const).map((end) => (
          <MomentField
            key={end}
            kind="time"
            label={text[end]}
            value={quiet[end]}
            onChange={(time) => set({ [end]: time || quiet[end] })}
          />
        ))}
      </div>
      <ZoneChoice label={text.zone} zone={quiet.zone} onChange={(zone) => set({ zone })} />
      <p className="hint mt-0!">{text.hint}</p>
    </>
  );
}
