import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Segments } from './segments.tsx';
import { VISIBILITIES, type Visibility } from './visibilities.ts';

interface VisibilityFieldProps {
  readonly visibility: Visibility;
  readonly onChange: (visibility: Visibility) => void;
}

/** Who may watch a campaign, and whether it is on the lists of the site. */
export function VisibilityField({ visibility, onChange }: VisibilityFieldProps) {
  const text = newCampaignText;
  return (
    <section className="form-grid">
      <Segments
        label={text.visibility}
        value={visibility}
        options={VISIBILITIES.map((one) => [one, text.visibilities[one]])}
        onChange={onChange}
      />
      <p className="hint mt-0!">{text.visibilityHints[visibility]}</p>
    </section>
  );
}
