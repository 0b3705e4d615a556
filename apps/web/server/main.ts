import { startPages } from './pages.ts';
import { run } from './run.ts';

await run(startPages);
