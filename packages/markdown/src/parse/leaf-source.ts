/** A run of leaf text and where it stands in the source. */
export interface LeafLine {
  text: string;
  from: number;
}

/**
 * The text of a leaf block with container markers removed, and the way back to source offsets.
 * Runs are joined by line feeds unless they continue a line (table cells with `\|`).
 */
export class LeafSource {
  readonly text: string;
  readonly #starts: readonly number[];
  readonly #origins: readonly number[];

  constructor(text: string, starts: readonly number[], origins: readonly number[]) {
    this.text = text;
    this.#starts = starts;
    this.#origins = origins;
  }

  static ofLines(lines: readonly LeafLine[]): LeafSource {
    const first = lines[0];
    if (first && lines.length === 1) return new LeafSource(first.text, [0], [first.from]);
    const starts: number[] = [];
    let length = 0;
    for (const line of lines) {
      starts.push(length);
      length += line.text.length + 1;
    }
    return new LeafSource(
      lines.map((line) => line.text).join('\n'),
      starts,
      lines.map((line) => line.from),
    );
  }

  /** Source offset of the character at `position`. */
  at(position: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return (this.#origins[low] ?? 0) + position - (this.#starts[low] ?? 0);
  }

  /** Source offset just behind the character before `position`. */
  end(position: number): number {
    return position === 0 ? this.at(0) : this.at(position - 1) + 1;
  }

  slice(start: number, end = this.text.length): LeafSource {
    if (start === 0 && end === this.text.length) return this;
    const starts: number[] = [0];
    const origins: number[] = [this.at(start)];
    this.#starts.forEach((at, index) => {
      if (at > start && at < end) {
        starts.push(at - start);
        origins.push(this.#origins[index] ?? 0);
      }
    });
    return new LeafSource(this.text.slice(start, end), starts, origins);
  }

  trim(): LeafSource {
    const start = this.text.length - this.text.trimStart().length;
    const end = this.text.trimEnd().length;
    return end <= start ? this.slice(0, 0) : this.slice(start, end);
  }
}
