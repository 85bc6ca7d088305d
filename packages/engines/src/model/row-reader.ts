/** What models may write before the reply itself; a draft of the rows in it is none. */
const thought = { from: '<think>', to: '</think>' };
const beginning = /"elements"\s*:\s*\[/;

/**
 * Reads the rows of `{"elements":[{…},{…}]}` out of a reply as it grows. What stands around it (thoughts, prose, a code
 * fence) is passed over; an element that is no JSON is left out, and so are those behind it that it swallows.
 */
export class RowReader {
  #text = '';
  /** Index behind what was read; -1 before the rows begin. */
  #at = -1;
  #rowFrom = -1;
  #depth = 0;
  #isQuoted = false;
  #isEscaped = false;
  /** Whether the list of rows was closed: the reply is whole. */
  isClosed = false;

  /** Rows that are complete with this piece of the reply. */
  push(piece: string): unknown[] {
    if (this.isClosed) return [];
    this.#text += piece;
    if (this.#at < 0 && !this.#begin(piece.length)) return [];
    const rows: unknown[] = [];
    for (; this.#at < this.#text.length && !this.isClosed; this.#at += 1) {
      const row = this.#step(this.#text.charAt(this.#at));
      if (row !== undefined) rows.push(...parsed(row));
    }
    return rows;
  }

  #begin(added: number): boolean {
    const said = this.#text.slice(0, 64).trimStart();
    if (said.length < thought.from.length && thought.from.startsWith(said)) return false;
    if (said.startsWith(thought.from)) {
      const end = this.#text.indexOf(thought.to, this.#text.length - added - thought.to.length);
      if (end < 0) return false;
      this.#text = this.#text.slice(end + thought.to.length);
    }
    const found = beginning.exec(this.#text);
    if (found === null) return false;
    this.#at = found.index + found[0].length;
    return true;
  }

  /** Takes one character in; gives the text of a row that it completes. */
  #step(character: string): string | undefined {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isQuoted && character === '\\') this.#isEscaped = true;
    else if (character === '"' && this.#depth > 0) this.#isQuoted = !this.#isQuoted;
    else if (this.#isQuoted) return undefined;
    else if (character === '{' || (character === '[' && this.#depth > 0)) {
      if (this.#depth === 0) this.#rowFrom = this.#at;
      this.#depth += 1;
    } else if (character === ']' && this.#depth === 0) this.isClosed = true;
    else if (character === '}' || character === ']') {
      this.#depth = Math.max(0, this.#depth - 1);
      if (this.#depth === 0 && this.#rowFrom >= 0) return this.#text.slice(this.#rowFrom, this.#at + 1);
    }
    return undefined;
  }
}

function parsed(row: string): unknown[] {
  try {
    return [JSON.parse(row)];
  } catch {
    return [];
  }
}
