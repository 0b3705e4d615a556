import { useDeskModule } from './phase-desk.ts';

/** The sheet of the open phase. */
export function DeskSheet() {
  const module = useDeskModule();
  return module === null ? null : <module.OrderSheet />;
}
