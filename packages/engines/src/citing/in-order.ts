/** Works on what arrives while more is on its way, and gives the results in the order of arrival, then the end. */
export async function* inOrder<In, Out, End>(
  source: AsyncGenerator<In, End>,
  work: (item: In) => Promise<Out>,
): AsyncGenerator<Out, End> {
  const running: Promise<Out>[] = [];
  const read = () => {
    const next = source.next();
    // A failure is thrown where the result is awaited.
    next.catch(() => undefined);
    return next;
  };
  let reading = read();
  try {
    for (;;) {
      const [oldest] = running;
      const next = await Promise.race([reading, ...(oldest === undefined ? [] : [oldest.then(() => undefined)])]);
      if (next === undefined) {
        if (oldest !== undefined) yield await oldest;
        void running.shift();
      } else if (next.done) {
        for (const result of running.splice(0)) yield await result;
        return next.value;
      } else {
        const result = work(next.value);
        result.catch(() => undefined);
        running.push(result);
        reading = read();
      }
    }
  } finally {
    await source.return(undefined as End);
  }
}
