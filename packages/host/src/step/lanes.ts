/**
 * Does a piece of work over and over until nothing is left of it, in up to `most` lanes side by side. Each opens another
 * as soon as it has found something to do, so that work that is alone is not searched for from all sides.
 * @param work does one piece; calls `onFound` once it has it, and says whether there was one
 * @throws what the first lane that failed threw, when all have ended
 */
export async function inLanes(most: number, work: (onFound: () => void) => Promise<boolean>): Promise<void> {
  const failures: unknown[] = [];
  let open = 0;
  await new Promise<void>((resolve) => {
    const lane = async (): Promise<void> => {
      while (await work(widen));
    };
    const widen = (): void => {
      if (open === most) return;
      open += 1;
      lane()
        .catch((error: unknown) => failures.push(error))
        .finally(() => {
          open -= 1;
          if (open === 0) resolve();
        });
    };
    widen();
  });
  if (failures.length > 0) throw failures[0];
}
