import { shared } from '../../server/services.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';

export default function Page() {
  return <LandingPage games={shared().games} />;
}
