/** Walks one line (without its line ending), counting tabs as stops of four columns. */
export class LineCursor {
  readonly text: string;
  /** Source offset of the first character of the line. */
  readonly from: number;
  offset = 0;
  column = 0;
  /** Offset of the next character that is not a blank. */
  next = 0;
  /** Columns from here to there. */
  indent = 0;
  isBlank = false;
  /** Columns of the tab at `offset` that were already used. */
  #tabRemainder = 0;

  constructor(text: string, from: number) {
    this.text = text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
    this.from = from;
    this.locate();
  }

  /** Finds the next non-blank character. */
  locate(): void {
    let at = this.offset;
    let column = this.column;
    for (; at < this.text.length; at += 1) {
      const unit = this.text.charCodeAt(at);
      if (unit === 0x20) column += 1;
      else if (unit === 0x09) column += 4 - (column % 4);
      else break;
    }
    this.next = at;
    this.indent = column - this.column;
    this.isBlank = at >= this.text.length;
  }

  skipBlanks(): void {
    this.column += this.indent;
    this.offset = this.next;
    this.#tabRemainder = 0;
    this.indent = 0;
  }

  /** Moves over `count` characters. */
  advance(count: number): void {
    for (let left = count; left > 0 && this.offset < this.text.length; left -= 1) {
      this.column += this.text.charCodeAt(this.offset) === 0x09 ? 4 - (this.column % 4) : 1;
      this.offset += 1;
    }
    this.#tabRemainder = 0;
    this.locate();
  }

  /** Moves over up to `count` columns of blanks; a tab may be used in part. */
  advanceColumns(count: number): void {
    let left = count;
    while (left > 0 && this.offset < this.text.length) {
      const unit = this.text.charCodeAt(this.offset);
      if (unit !== 0x20 && unit !== 0x09) break;
      const width = unit === 0x09 ? 4 - (this.column % 4) : 1;
      const used = Math.min(width, left);
      this.column += used;
      left -= used;
      if (used === width) {
        this.offset += 1;
        this.#tabRemainder = 0;
      } else {
        this.#tabRemainder = width - used;
      }
    }
    this.locate();
  }

  /** Moves over one blank behind a marker, if there is one. */
  skipOptionalBlank(): void {
    const unit = this.text.charCodeAt(this.offset);
    if (unit === 0x20 || unit === 0x09) this.advanceColumns(1);
  }

  save(): { offset: number; column: number; tabRemainder: number } {
    return { offset: this.offset, column: this.column, tabRemainder: this.#tabRemainder };
  }

  restore(saved: { offset: number; column: number; tabRemainder: number }): void {
    this.offset = saved.offset;
    this.column = saved.column;
    this.#tabRemainder = saved.tabRemainder;
    this.locate();
  }

  /** The text from the next non-blank character. */
  content(): string {
    return this.text.slice(this.next);
  }

  /** What is left of the line, a half used tab as spaces. */
  rest(): string {
    return this.#tabRemainder > 0
      ? ' '.repeat(this.#tabRemainder) + this.text.slice(this.offset + 1)
      : this.text.slice(this.offset);
  }
}
