import { type ProseNames, proseTokens } from './prose-tokens.ts';

/** Citations by the order in which they come, figures without a name. */
function unnamed(): ProseNames {
  const cited: string[] = [];
  return {
    citation(evidence) {
      if (!cited.includes(evidence)) cited.push(evidence);
      return String(cited.indexOf(evidence) + 1);
    },
    figure: () => '…',
    picture: () => '…',
  };
}

/** Content within steps, as it was put in. */
function contentOf(step: unknown): unknown {
  if (typeof step !== 'object' || step === null || !('slice' in step)) return [];
  const { slice } = step;
  return typeof slice === 'object' && slice !== null && 'content' in slice ? slice.content : [];
}

/** Words of a document, each paragraph on a line of its own: formulas as their TeX, citations as their numbers in brackets. */
export function proseText(value: unknown, names: ProseNames = unnamed()): string {
  const tokens = proseTokens(value, names);
  const read = tokens.map(({ kind, text }) => (kind === 'end' ? '\n' : text)).join('');
  return read.replace(/\n$/, '');
}

/** Words that steps put in. */
export function stepsText(steps: readonly unknown[], names: ProseNames = unnamed()): string {
  return steps.map((step) => proseText(contentOf(step), names)).join('');
}

/** Whether a value is a document of prose. */
export function isProseValue(value: unknown): value is { type: 'doc' } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}
