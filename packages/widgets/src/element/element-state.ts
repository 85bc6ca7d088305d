type Values = Readonly<Record<string, unknown>>;

/** Values of one element, outside of React, so that they can be set before and after it is mounted. */
export function createElementState(initial: Values) {
  let values: Values = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => values,
    set(name: string, value: unknown): void {
      if (Object.is(values[name], value)) return;
      values = { ...values, [name]: value };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
