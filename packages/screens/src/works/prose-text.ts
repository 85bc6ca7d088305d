/** Words within the JSON of prose, or of steps in it; empty for what holds none. */
export function proseText(value: unknown): string {
  if (Array.isArray(value)) return value.map(proseText).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, ...others } = value as { text?: unknown };
  return typeof text === 'string' ? text : Object.values(others).map(proseText).join('');
}

/** Whether a value is a document of prose. */
export function isProseValue(value: unknown): value is { type: 'doc' } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}
