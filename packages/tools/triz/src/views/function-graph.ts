import type { CanvasEdge, CanvasNode, CanvasTone } from '@assay/design-system/canvas';
import type { Operation, RecordId } from '@assay/works';
import type { Triz } from '../kind/records-of.ts';

type FunctionRecord = Triz<'function'>;
type End = 'subject' | 'object';
type Judgement = NonNullable<FunctionRecord['fields']['judgement']>;

/** A part of the system: all that goes by one name, however it is capitalised. */
export interface SystemPart {
  readonly id: string;
  /** Empty where nobody has named it yet. */
  readonly name: string;
  /** Where its name stands. */
  readonly ends: readonly { readonly record: RecordId; readonly end: End }[];
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase();

/** The parts that functions speak of, and which of them each leads from and to; one that acts on itself leads to a part of its own. */
export function systemOf(functions: readonly FunctionRecord[]) {
  const parts = new Map<string, { id: string; name: string; ends: { record: RecordId; end: End }[] }>();
  const endsOf = new Map<RecordId, { from: string; to: string }>();
  for (const { id, fields } of functions) {
    const isOnItself = keyOf(fields.subject ?? '') !== '' && keyOf(fields.subject ?? '') === keyOf(fields.object ?? '');
    const partAt = (end: End): string => {
      const name = (fields[end] ?? '').trim();
      const isAlone = name === '' || (isOnItself && end === 'object');
      const partId = isAlone ? `${end} ${id}` : `part ${keyOf(name)}`;
      const part = parts.get(partId) ?? { id: partId, name, ends: [] };
      part.ends.push({ record: id, end });
      parts.set(partId, part);
      return partId;
    };
    endsOf.set(id, { from: partAt('subject'), to: partAt('object') });
  }
  return { parts: [...parts.values()] as readonly SystemPart[], endsOf };
}

const tones = {
  useful: 'verdigris',
  insufficient: 'ochre',
  excessive: 'ochre',
  harmful: 'critical',
} as const satisfies Record<Judgement, CanvasTone>;

const size = { width: 160, height: 48 };

interface GraphWords {
  unnamed: string;
  judgement(judgement: Judgement): string;
}

/** The function model as it is drawn: parts that have no place yet, and lines from what acts to what it acts on. */
export function functionGraph(
  functions: readonly FunctionRecord[],
  words: GraphWords,
): { nodes: readonly CanvasNode[]; edges: readonly CanvasEdge[] } {
  const { parts, endsOf } = systemOf(functions);
  const edges = functions.flatMap(({ id, fields }): CanvasEdge[] => {
    const ends = endsOf.get(id);
    const { action, judgement = 'useful' } = fields;
    if (!ends) return [];
    return [
      {
        id,
        ...ends,
        tone: tones[judgement],
        isDashed: judgement === 'insufficient',
        isDouble: judgement === 'excessive',
        ...(action !== undefined && { label: action }),
        ...(judgement !== 'useful' && { note: words.judgement(judgement) }),
      },
    ];
  });
  const nodes = parts.map(
    ({ id, name }): CanvasNode => ({
      id,
      x: 0,
      y: 0,
      ...size,
      kind: 'part',
      label: name === '' ? words.unnamed : name,
    }),
  );
  return { nodes, edges };
}

const longest = { subject: 200, object: 200, action: 100 } as const;

const set = (id: RecordId, field: keyof typeof longest, words: string): Operation => {
  const value = words.trim().slice(0, longest[field]);
  return { op: 'set', id, field, value: value === '' ? null : value };
};

/** What is wished for on the drawing, as operations on the functions. */
export const functionWishes = {
  /** A function from one part to another, or to one that is not named yet. */
  add(functions: readonly FunctionRecord[], from: string | undefined, to?: string): readonly Operation[] {
    const { parts } = systemOf(functions);
    const nameOf = (id: string | undefined) => parts.find((part) => part.id === id)?.name ?? '';
    const [subject, object] = [nameOf(from), nameOf(to)];
    const fields = {
      judgement: 'useful',
      ...(subject !== '' && { subject }),
      ...(object !== '' && { object }),
    };
    return [{ op: 'add', id: crypto.randomUUID(), type: 'function', parent: null, fields }];
  },
  /** Another name of a part wherever it stands, or other words of an action. */
  name(functions: readonly FunctionRecord[], id: string, label: string): readonly Operation[] {
    const part = systemOf(functions).parts.find((one) => one.id === id);
    if (part) return part.ends.map(({ record, end }) => set(record, end, label));
    return functions.some((one) => one.id === id) ? [set(id, 'action', label)] : [];
  },
  /** Takes functions away, and with a part all of which it is an end. */
  remove(functions: readonly FunctionRecord[], ids: readonly string[]): readonly Operation[] {
    const { parts } = systemOf(functions);
    const records = ids.flatMap((id) => parts.find((part) => part.id === id)?.ends.map(({ record }) => record) ?? [id]);
    const known = new Set(functions.map(({ id }) => id));
    return [...new Set(records)].filter((id) => known.has(id)).map((id) => ({ op: 'remove', id }));
  },
  judge: (id: RecordId, judgement: Judgement): readonly Operation[] => [
    { op: 'set', id, field: 'judgement', value: judgement },
  ],
} as const;
