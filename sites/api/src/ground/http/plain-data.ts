/** What data may be before anybody looks at its meaning: levels of nesting, and values in all, of a file more of them. */
export const dataLimits = { depth: 32, values: 120_000, valuesOfFile: 600_000 } as const;

export interface DataFault {
  path: readonly string[];
  message: string;
}

/**
 * What no schema should have to think of: text that no database can hold (a NUL, half of a surrogate pair), nesting that
 * would exhaust the stack of whoever walks it, and values without number. Files are not looked into.
 */
export function faultOf(data: unknown, most: number = dataLimits.values): DataFault | undefined {
  let values = 0;
  const open: { value: unknown; path: readonly string[] }[] = [{ value: data, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if ((values += 1) > most) return { path: [], message: `At most ${most} values.` };
    if (typeof value === 'string' && !isPlainText(value)) {
      return { path, message: 'Text without NUL and without halves of surrogate pairs.' };
    }
    if (typeof value !== 'object' || value === null || value instanceof Blob) continue;
    if (path.length >= dataLimits.depth) return { path: [], message: `At most ${dataLimits.depth} levels.` };
    for (const [key, inner] of Object.entries(value)) {
      if (!isPlainText(key)) return { path, message: 'Names without NUL and without halves of surrogate pairs.' };
      open.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}

function isPlainText(text: string): boolean {
  return !/\0|\p{Cs}/u.test(text);
}
