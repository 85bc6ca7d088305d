/**
 * Heights of the rows of a long list, measured where a row has been seen and estimated elsewhere. Offsets are prefix
 * sums in a Fenwick tree: reading and changing one costs the logarithm of the number of rows. Heights in px.
 */
export class MeasuredRows {
  #keys: readonly string[] = [];
  #places = new Map<string, number>();
  #heights: number[] = [];
  #tree: number[] = [];
  /** Survives rows that go and come back, as when branches are switched. */
  readonly #measured = new Map<string, number>();

  get count(): number {
    return this.#keys.length;
  }

  get total(): number {
    return this.offsetOf(this.#keys.length);
  }

  /** Sets the rows in their order; those that were measured before keep their height. */
  setRows(keys: readonly string[], estimate: (key: string) => number): void {
    if (keys === this.#keys) return;
    this.#keys = keys;
    this.#places = new Map(keys.map((key, index) => [key, index]));
    this.#heights = keys.map((key) => this.#measured.get(key) ?? estimate(key));
    const tree = [0, ...this.#heights];
    for (let at = 1; at < tree.length; at += 1) {
      const next = at + (at & -at);
      if (next < tree.length) tree[next] = (tree[next] ?? 0) + (tree[at] ?? 0);
    }
    this.#tree = tree;
  }

  /** Takes a measured height; true when it differs from what was assumed. */
  measure(key: string, height: number): boolean {
    this.#measured.set(key, height);
    const place = this.#places.get(key);
    if (place === undefined) return false;
    const change = height - (this.#heights[place] ?? 0);
    if (Math.abs(change) < 0.5) return false;
    this.#heights[place] = height;
    for (let at = place + 1; at < this.#tree.length; at += at & -at) this.#tree[at] = (this.#tree[at] ?? 0) + change;
    return true;
  }

  placeOf(key: string): number | undefined {
    return this.#places.get(key);
  }

  keyAt(index: number): string | undefined {
    return this.#keys[index];
  }

  /** Distance of a row's beginning from the beginning of the list. */
  offsetOf(index: number): number {
    let sum = 0;
    for (let at = Math.min(index, this.#keys.length); at > 0; at -= at & -at) sum += this.#tree[at] ?? 0;
    return sum;
  }

  /** The row that an offset lies in. */
  rowAt(offset: number): number {
    let place = 0;
    let left = offset;
    let step = 1;
    while (step * 2 <= this.#keys.length) step *= 2;
    for (; step > 0; step >>= 1) {
      const next = place + step;
      if (next <= this.#keys.length && (this.#tree[next] ?? 0) <= left) {
        place = next;
        left -= this.#tree[next] ?? 0;
      }
    }
    return Math.min(place, Math.max(0, this.#keys.length - 1));
  }
}
