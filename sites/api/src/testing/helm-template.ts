/** Values that a template is rendered with: `Values`, `Release`. */
type Scope = Readonly<Record<string, unknown>>;

type Part = string | { action: string; parts: Part[]; otherwise: Part[] };

/**
 * Renders a template of a Helm chart by the few constructs that ours use: paths, variables, `range`, `if`, `else`, `list`,
 * `index`, `eq`, `quote` and `toJson`. The program itself is not on every machine that runs the tests.
 *
 * @throws Error for a construct that is not among them, and for a value that is not there
 */
export function renderHelm(template: string, root: Scope): string {
  const tokens = template.split(/(\s*\{\{-[^}]*\}\}|\{\{[^}]*\}\})/);
  const parts = partsUntil(tokens, []);
  if (tokens.length > 0) throw new Error(`The template has an action too much: ${tokens[0]}`);
  return written(parts, { $: root });
}

/** Takes the tokens up to the `end` or `else` of a block, or to the end of the text. */
function partsUntil(tokens: string[], closing: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const token = tokens[0];
    if (token === undefined) return parts;
    const action = /^\s*\{\{-?\s*([^}]*?)\s*\}\}$/.exec(token)?.[1];
    if (action !== undefined && closing.includes(action)) return parts;
    tokens.shift();
    if (action === undefined) parts.push(token);
    else if (/^(?:range|if) /.test(action)) {
      const block = { action, parts: partsUntil(tokens, ['end', 'else']), otherwise: [] as Part[] };
      if (tokens.shift()?.includes('else')) {
        block.otherwise = partsUntil(tokens, ['end']);
        tokens.shift();
      }
      parts.push(block);
    } else parts.push({ action, parts: [], otherwise: [] });
  }
}

function written(parts: readonly Part[], scope: Scope): string {
  const names: Record<string, unknown> = { ...scope };
  return parts.map((part) => (typeof part === 'string' ? part : acted(part, names))).join('');
}

function acted({ action, parts, otherwise }: Exclude<Part, string>, names: Record<string, unknown>): string {
  const [, each = '', value, over = ''] = /^range (\$\w+)(?:, (\$\w+))? := (.*)$/.exec(action) ?? [];
  if (over !== '') {
    const found = valueOf(over, names) as object;
    // Go goes through a map by its sorted keys.
    const entries = Array.isArray(found)
      ? found.map((item) => [item, item])
      : Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return entries
      .map(([key, item]) => written(parts, { ...names, [each]: key, ...(value && { [value]: item }) }))
      .join('');
  }
  if (action.startsWith('if ')) return written(valueOf(action.slice(3), names) ? parts : otherwise, names);
  const [, name, expression] = /^(\$\w+) := (.*)$/.exec(action) ?? [];
  if (name !== undefined && expression !== undefined) {
    names[name] = valueOf(expression, names);
    return '';
  }
  return String(valueOf(action, names));
}

const functions: Readonly<Record<string, (...given: unknown[]) => unknown>> = {
  list: (...items) => items,
  index: (map, key) => (map as Record<string, unknown>)[String(key)],
  eq: (a, b) => a === b,
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
};

function valueOf(expression: string, names: Scope): unknown {
  const [first = '', ...rest] = expression.split(/\s*\|\s*/);
  return rest.reduce((given, name) => functionOf(name)(given), called(first, names));
}

function called(words: string, names: Scope): unknown {
  const [head = '', ...given] = words.match(/"[^"]*"|\S+/g) ?? [];
  if (/^["$]/.test(head)) return operand(head, names);
  return functionOf(head)(...given.map((word) => operand(word, names)));
}

function operand(word: string, names: Scope): unknown {
  if (word.startsWith('"')) return word.slice(1, -1);
  const [name = '', ...path] = word.split('.');
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], names[name]);
  if (value === undefined) throw new Error(`The template names ${word}, which is not among the values.`);
  return value;
}

function functionOf(name: string) {
  const found = functions[name];
  if (found === undefined) throw new Error(`The template uses ${name}, which this reading does not know.`);
  return found;
}
