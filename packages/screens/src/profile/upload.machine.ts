import { uploadLimits } from '@assay/domain';

/** Endings of files that the importers read; what a file really is they find out by its bytes. */
export const uploadEndings: readonly string[] = [
  'xml',
  'nxml',
  'sgm',
  'sgml',
  'dat',
  'json',
  'jsonl',
  'ndjson',
  'pdf',
  'docx',
  'md',
  'markdown',
  'txt',
  'zip',
  'gz',
];

/** Why a file is not taken: keys of the area's messages. */
export type Refusal = 'type' | 'empty' | 'size' | 'folder' | 'same' | 'count';

/** A file as the machine knows it; the bytes stay with whoever sends them. */
export interface UploadFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  /** Tells two files of one name apart, ms. */
  modified: number;
  isFolder?: boolean;
}

export type UploadItem = UploadFile &
  (
    | { state: 'waiting' | 'done' }
    | { state: 'refused'; refusal: Refusal }
    /** `share` of the file that has been sent, from 0 to 1. */
    | { state: 'uploading'; share: number }
    | { state: 'failed'; message: string }
  );

export interface UploadState {
  items: readonly UploadItem[];
}

export type UploadEvent =
  | { type: 'add'; files: readonly UploadFile[] }
  | { type: 'remove'; id: number }
  /** Removes what needs nothing more: sent and refused files. */
  | { type: 'clear' }
  | { type: 'begin'; ids: readonly number[] }
  | { type: 'progress'; ids: readonly number[]; share: number }
  | { type: 'done'; ids: readonly number[] }
  | { type: 'fail'; ids: readonly number[]; message: string }
  /** Stopped by the person: the files wait again. */
  | { type: 'stop'; ids: readonly number[] };

export const noUploads: UploadState = { items: [] };

/** Room that the form around the files takes, bytes. */
const formRoom = 1_048_576;
/** Bytes of files that one upload carries. */
export const batchBytes = uploadLimits.bytes - formRoom;

/** Files that can be sent, or sent again. */
export const isToSend = ({ state }: UploadItem) => state === 'waiting' || state === 'failed';

function refusalOf(file: UploadFile, taken: readonly UploadItem[]): Refusal | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (file.isFolder) return 'folder';
  if (!uploadEndings.includes(ending)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > batchBytes) return 'size';
  const open = taken.filter(({ state }) => state !== 'refused' && state !== 'done');
  const isSame = open.some(
    ({ name, size, modified }) => name === file.name && size === file.size && modified === file.modified,
  );
  if (isSame) return 'same';
  return open.length >= uploadLimits.files ? 'count' : undefined;
}

/** The next state of the chosen files. Pure: files are sent elsewhere, and told here. */
export function moveUploads(state: UploadState, event: UploadEvent): UploadState {
  const change = (ids: readonly number[], to: (item: UploadItem) => UploadItem): UploadState => ({
    items: state.items.map((item) => (ids.includes(item.id) ? to(item) : item)),
  });
  switch (event.type) {
    case 'add': {
      const items = [...state.items];
      for (const file of event.files) {
        const refusal = refusalOf(file, items);
        items.push(refusal === undefined ? { ...file, state: 'waiting' } : { ...file, state: 'refused', refusal });
      }
      return { items };
    }
    case 'remove':
      return { items: state.items.filter((item) => item.id !== event.id || item.state === 'uploading') };
    case 'clear':
      return { items: state.items.filter((item) => item.state !== 'done' && item.state !== 'refused') };
    case 'begin':
      return change(event.ids, (item) => ({ ...plain(item), state: 'uploading', share: 0 }));
    case 'progress':
      return { items: spread(state.items, event.ids, event.share) };
    case 'done':
      return change(event.ids, (item) => ({ ...plain(item), state: 'done' }));
    case 'fail':
      return change(event.ids, (item) => ({ ...plain(item), state: 'failed', message: event.message }));
    case 'stop':
      return change(event.ids, (item) => (item.state === 'uploading' ? { ...plain(item), state: 'waiting' } : item));
  }
}

function plain({ id, name, size, modified }: UploadItem): UploadFile {
  return { id, name, size, modified };
}

/** The files of an upload are sent one after the other: its share is spread over them in order. */
function spread(items: readonly UploadItem[], ids: readonly number[], share: number): UploadItem[] {
  const total = items.reduce((sum, { id, size }) => (ids.includes(id) ? sum + size : sum), 0);
  let sent = Math.min(1, Math.max(0, share)) * total;
  return items.map((item) => {
    if (item.state !== 'uploading' || !ids.includes(item.id)) return item;
    const own = Math.min(item.size, sent);
    sent -= own;
    return { ...item, share: own / item.size };
  });
}

/** Groups files into uploads, in their order, so that each keeps within the limits of one. */
export function batchesOf(items: readonly UploadItem[]): UploadItem[][] {
  const batches: UploadItem[][] = [];
  let bytes = 0;
  for (const item of items) {
    const last = batches.at(-1);
    if (last === undefined || bytes + item.size > batchBytes || last.length >= uploadLimits.files) {
      batches.push([item]);
      bytes = item.size;
    } else {
      last.push(item);
      bytes += item.size;
    }
  }
  return batches;
}
