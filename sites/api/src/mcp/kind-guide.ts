import type { Locale } from '@assay/domain';
import type { Tool } from '@assay/works';
import * as z from 'zod';

type RecordType = Tool['kind']['types'][string];
type Field = RecordType['fields'][string];

/** What a field takes, as whoever fills it has to know. */
function rangeOf({ form, options, unit, refersTo, isRequired, schema }: Field): string {
  // A document of prose has a schema of its own, which no bounds describe.
  const { minimum, maximum, maxLength } = (form === 'prose' ? {} : z.toJSONSchema(schema)) as Record<
    string,
    number | undefined
  >;
  const bound = (value: number | undefined) => value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  const range =
    options?.join(' | ') ??
    (refersTo && `the id of a record of the type ${refersTo.join(' or ')}`) ??
    [
      form,
      maxLength !== undefined && `of at most ${maxLength} units`,
      bound(minimum) && `from ${minimum}`,
      bound(maximum) && `to ${maximum}`,
      unit,
    ]
      .filter(Boolean)
      .join(' ');
  return isRequired ? `${range}, required` : range;
}

/** Numbers of a field with what they stand for; empty where they speak for themselves. */
function saidOf({ said }: Tool, type: string, name: string, { form, schema }: Field, locale: Locale): string {
  if (!said || form !== 'rating') return '';
  const { minimum = 0, maximum = -1 } = z.toJSONSchema(schema) as { minimum?: number; maximum?: number };
  const values = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return values
    .flatMap((value) => {
      const words = said(type, name, value, locale);
      return words === undefined ? [] : [`${value} ${words}`];
    })
    .join('; ');
}

/** Which records the works of a tool are made of, and what can be done to them, for whoever edits one without its screen. */
export function kindGuide(tool: Tool, locale: Locale): string {
  const tables = new Map<string, string[]>();
  const types = Object.entries(tool.kind.types).map(([type, { parents, fields, most, isFixed }]) => {
    const under = parents.map((parent) => parent ?? 'the work (parent null)').join(' or ');
    const told = Object.entries(fields).map(([name, field]) => {
      const words = saidOf(tool, type, name, field, locale);
      if (words !== '') tables.set(words, [...(tables.get(words) ?? []), `${type}.${name}`]);
      return `  - ${name}: ${rangeOf(field)}`;
    });
    const place = type === 'work' ? 'the work itself, id "work"' : `under ${under}`;
    const bounds = `${most !== undefined && type !== 'work' ? `, at most ${most}` : ''}${isFixed ? ', cannot be removed' : ''}`;
    return [`- ${type} (${place}${bounds})`, ...told].join('\n');
  });
  return [
    `Records of a work of the kind ${tool.kind.name}:`,
    ...types,
    `Actions: ${Object.keys(tool.actions).join(', ') || 'none'}.`,
    ...Array.from(tables, ([words, places]) => `Numbers in ${places.join(', ')}: ${words}.`),
  ].join('\n');
}

/** The kinds of work that begin with a message, with what their tools are called, one a line. */
export const beginGuide = (tools: readonly Tool[], locale: Locale): string =>
  tools
    .filter(({ begin }) => begin !== undefined)
    .map(({ kind, names }) => `- ${kind.name}: ${names[locale]}`)
    .join('\n');
