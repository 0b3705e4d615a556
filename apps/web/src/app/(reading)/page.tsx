import { shared } from '../../../server/services.ts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { hasShowcase } from '../../features/showcases.ts';

export default async function Page() {
  const { games, frontPage } = shared();
  return <LandingPage games={games} {...(await frontPage(hasShowcase))} />;
}
