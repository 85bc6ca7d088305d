/** Hears of the heights of rows in the document and tells one listener, by the row's name. */
export class RowSizes {
  #listener: ((heights: ReadonlyMap<string, number>) => void) | undefined;
  readonly #names = new WeakMap<Element, string>();
  readonly #observer = new ResizeObserver((entries) => {
    const heights = new Map<string, number>();
    for (const { target, borderBoxSize } of entries) {
      const name = this.#names.get(target);
      const height = borderBoxSize[0]?.blockSize;
      // A row that has just left the document reports no height.
      if (name !== undefined && height !== undefined && height > 0) heights.set(name, height);
    }
    if (heights.size > 0) this.#listener?.(heights);
  });

  listen(listener: (heights: ReadonlyMap<string, number>) => void): void {
    this.#listener = listener;
  }

  /** @returns what ends it */
  watch(name: string, element: Element): () => void {
    this.#names.set(element, name);
    this.#observer.observe(element);
    return () => this.#observer.unobserve(element);
  }

  end(): void {
    this.#observer.disconnect();
  }
}
