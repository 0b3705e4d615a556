import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Segments } from './segments.tsx';

interface VisibilityProps {
  readonly isPublic: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

/** Whether people without an account may watch. */
export function Visibility({ isPublic, onChange }: VisibilityProps) {
  const { visibility, visibilities } = newCampaignText;
  return (
    <section>
      <Segments
        label={visibility}
        value={isPublic ? 'public' : 'private'}
        options={[
          ['public', visibilities.public],
          ['private', visibilities.private],
        ]}
        onChange={(choice) => onChange(choice === 'public')}
      />
    </section>
  );
}
