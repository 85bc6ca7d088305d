const words: Record<string, string> = {
  ArrowUp: 'Arrow up',
  ArrowDown: 'Arrow down',
  ArrowLeft: 'Arrow left',
  ArrowRight: 'Arrow right',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
  Control: 'Ctrl',
  ' ': 'Space',
};

/** Keys in the notation of user-event, as a reader knows them: one entry for each press, letters in a row as one. */
export function keyNames(keys: string): readonly string[] {
  const held: string[] = [];
  const names: string[] = [];
  let letters = '';
  const end = () => {
    if (letters !== '') names.push(letters);
    letters = '';
  };
  for (const [token, closes, name, holds] of keys.matchAll(/\{(\/?)([^}>]+)(>?)\}|[^{]/g)) {
    const isLetter = name === undefined && token !== ' ';
    if (isLetter && held.length === 0) {
      letters += token;
      continue;
    }
    end();
    const key = name ?? token;
    if (holds) held.push(words[key] ?? key);
    else if (closes) held.pop();
    else names.push([...held, words[key] ?? key].join(' + '));
  }
  end();
  return names;
}
