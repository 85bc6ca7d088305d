/** One complete event of a stream, as it stood on the wire. */
export interface WireEvent {
  id?: string;
  data: string;
}

/**
 * Reads `text/event-stream` piece by piece. An event counts only when its blank line has arrived, so a cut
 * connection never delivers half an event. Accepts LF, CRLF and CR line ends, however the bytes are split.
 */
export function createEventParser(receive: (event: WireEvent) => void): { push(text: string): void } {
  let line = '';
  let afterReturn = false;
  let id: string | undefined;
  let data: string[] = [];

  function endLine(): void {
    const text = line;
    line = '';
    if (text === '') {
      if (data.length > 0) receive({ ...(id === undefined ? {} : { id }), data: data.join('\n') });
      id = undefined;
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(text[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  }

  return {
    push(text) {
      let from = 0;
      if (afterReturn && text.length > 0) {
        afterReturn = false;
        if (text[0] === '\n') from = 1;
      }
      const ends = /\r\n|\n|\r/g;
      ends.lastIndex = from;
      for (let match = ends.exec(text); match; match = ends.exec(text)) {
        line += text.slice(from, match.index);
        from = match.index + match[0].length;
        if (match[0] === '\r' && from === text.length) afterReturn = true;
        endLine();
      }
      line += text.slice(from);
    },
  };
}
