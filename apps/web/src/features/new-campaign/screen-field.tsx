import { screenText } from '@sealed-orders/text/pages/screen';
import { Segments } from './segments.tsx';

interface ScreenFieldProps {
  readonly oneScreen: boolean;
  readonly onChange: (oneScreen: boolean) => void;
}

/** Whether several sides share one screen, and so one account. */
export function ScreenField({ oneScreen, onChange }: ScreenFieldProps) {
  const { name, choices, hints } = screenText.setting;
  const chosen = oneScreen ? 'one' : 'own';
  return (
    <section className="form-grid">
      <Segments
        label={name}
        value={chosen}
        options={[
          ['own', choices.own],
          ['one', choices.one],
        ]}
        onChange={(choice) => onChange(choice === 'one')}
      />
      <p className="hint mt-0!">{hints[chosen]}</p>
    </section>
  );
}
