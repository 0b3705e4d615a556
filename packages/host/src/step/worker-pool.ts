/**
 * Runs a worker pool until no work is left, with up to `most` workers. Each worker starts another one as soon as it has
 * found something to do, so that a single piece of work is not searched for by all of them.
 * @param work does one piece; calls `onFound` once it has one, and returns whether there was one
 * @throws the error of the first worker that failed, when all workers have ended
 */
export async function inWorkerPool(most: number, work: (onFound: () => void) => Promise<boolean>): Promise<void> {
  const failures: unknown[] = [];
  let open = 0;
  await new Promise<void>((resolve) => {
    const worker = async (): Promise<void> => {
      while (await work(widen));
    };
    const widen = (): void => {
      if (open === most) return;
      open += 1;
      worker()
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
