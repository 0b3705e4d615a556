import { useFormModule } from './phase-form.ts';

/** The sheet of the open phase. */
export function FormSheet() {
  const module = useFormModule();
  return module === null ? null : <module.OrderSheet />;
}
