import type { CanvasEdge, CanvasMove, CanvasNode, CanvasTone } from '@assay/design-system/canvas';
import type { Operation, RecordId } from '@assay/works';
import type { Triz } from '../kind/records-of.ts';

type FunctionRecord = Triz<'function'>;
type End = 'subject' | 'object';
interface Place {
  readonly x: number;
  readonly y: number;
}
type Judgement = NonNullable<FunctionRecord['fields']['judgement']>;

/** A part of the system: all that goes by one name, however it is capitalised. */
export interface SystemPart {
  readonly id: string;
  /** Empty where nobody has named it yet. */
  readonly name: string;
  /** Where its name stands. */
  readonly ends: readonly { readonly record: RecordId; readonly end: End }[];
  /** Where people have put it: what the first of its ends that has a place says. */
  readonly place?: Place;
}

const keyOf = (name: string) => name.trim().toLocaleLowerCase();
const idOf = (name: string) => `part ${keyOf(name)}`;

function placeAt({ fields }: FunctionRecord, end: End): Place | undefined {
  const [x, y] = [fields[`${end}X`], fields[`${end}Y`]];
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** The parts that functions speak of, and which of them each leads from and to; one that acts on itself leads to a part of its own. */
export function systemOf(functions: readonly FunctionRecord[]) {
  const parts = new Map<string, { id: string; name: string; ends: { record: RecordId; end: End }[]; place?: Place }>();
  const endsOf = new Map<RecordId, { from: string; to: string }>();
  for (const one of functions) {
    const { id, fields } = one;
    const isOnItself = keyOf(fields.subject ?? '') !== '' && keyOf(fields.subject ?? '') === keyOf(fields.object ?? '');
    const partAt = (end: End): string => {
      const name = (fields[end] ?? '').trim();
      const isAlone = name === '' || (isOnItself && end === 'object');
      const partId = isAlone ? `${end} ${id}` : idOf(name);
      const part = parts.get(partId) ?? { id: partId, name, ends: [] };
      part.ends.push({ record: id, end });
      const place = part.place ?? placeAt(one, end);
      if (place) part.place = place;
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

/** The function model as it is drawn: parts, of which some were put somewhere, and lines from what acts to what it acts on. */
export function functionGraph(
  functions: readonly FunctionRecord[],
  words: GraphWords,
): { nodes: readonly CanvasNode[]; edges: readonly CanvasEdge[]; put: ReadonlyMap<string, Place> } {
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
  const put = new Map(parts.flatMap(({ id, place }) => (place ? [[id, place] as const] : [])));
  return { nodes, edges, put };
}

const longest = { subject: 200, object: 200, action: 100 } as const;

const set = (id: RecordId, field: keyof typeof longest, words: string): Operation => {
  const value = words.trim().slice(0, longest[field]);
  return { op: 'set', id, field, value: value === '' ? null : value };
};

/** Puts a part somewhere, or where the drawing has it: at all its ends, so that it stays there while any of them does. */
const put = ({ ends }: SystemPart, place: Place | undefined): readonly Operation[] =>
  ends.flatMap(({ record, end }) => [
    { op: 'set', id: record, field: `${end}X`, value: place?.x ?? null },
    { op: 'set', id: record, field: `${end}Y`, value: place?.y ?? null },
  ]);

/** What an end of a function says of a part that stands there. */
const endFields = (end: End, part: SystemPart | undefined) =>
  part === undefined || part.name === ''
    ? {}
    : { [end]: part.name, ...(part.place && { [`${end}X`]: part.place.x, [`${end}Y`]: part.place.y }) };

/** What is wished for on the drawing, as operations on the functions. */
export const functionWishes = {
  /** A function from one part to another, or to one that is not named yet. */
  add(functions: readonly FunctionRecord[], from: string | undefined, to?: string) {
    const { parts } = systemOf(functions);
    const partOf = (id: string | undefined) => parts.find((part) => part.id === id);
    const fields = {
      judgement: 'useful',
      ...endFields('subject', partOf(from)),
      ...endFields('object', partOf(to)),
    };
    const id = crypto.randomUUID();
    return { id, operations: [{ op: 'add', id, type: 'function', parent: null, fields }] satisfies Operation[] };
  },
  /** Parts where they were put. */
  move: (functions: readonly FunctionRecord[], moves: readonly CanvasMove[]): readonly Operation[] =>
    moves.flatMap(({ id, x, y }) => {
      const part = systemOf(functions).parts.find((one) => one.id === id);
      return part ? put(part, { x, y }) : [];
    }),
  /** All parts where the drawing has them by itself. */
  tidy: (functions: readonly FunctionRecord[]): readonly Operation[] =>
    systemOf(functions).parts.flatMap((part) => (part.place ? put(part, undefined) : [])),
  /** Another name of a part wherever it stands, or other words of an action. A part that gets the name of another joins it. */
  name(functions: readonly FunctionRecord[], id: string, label: string): readonly Operation[] {
    const { parts } = systemOf(functions);
    const part = parts.find((one) => one.id === id);
    if (!part) return functions.some((one) => one.id === id) ? [set(id, 'action', label)] : [];
    const joined = parts.find((one) => one !== part && one.id === idOf(label));
    return [
      ...part.ends.map(({ record, end }) => set(record, end, label)),
      ...(joined && (joined.place ?? part.place) ? put(part, joined.place) : []),
    ];
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
