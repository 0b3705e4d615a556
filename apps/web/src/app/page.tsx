import { LandingPage } from '../features/landing/landing-page.tsx';

export default function Page() {
  return <LandingPage />;
}
