import { rulesText } from '@sealed-orders/text/pages/rules';
import type { Metadata } from 'next';
import { shared } from '../../../../server/services.ts';
import { GameList } from '../../../features/rules/game-list.tsx';
import { Rulebook } from '../../../features/rules/rulebook.tsx';
import { rulebookOf } from '../../../features/rules/rulebooks.ts';
import { SitePage } from '../../../features/shell/site-page.tsx';

export const metadata: Metadata = { title: rulesText.title };

/** The rules of the game on offer; if there are several, a choice of rulebooks. */
export default function Page() {
  const books = shared().games.map(rulebookOf);
  const [book] = books;
  return (
    <SitePage here="rules" onPaper>
      {book !== undefined && books.length === 1 ? <Rulebook {...book} /> : <GameList books={books} />}
    </SitePage>
  );
}
