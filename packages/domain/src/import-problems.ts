/**
 * Why an import leaves something out. Each reason belongs to one kind and carries the values its wording needs; the
 * product words it in the reader's language, the command in English.
 */
export const importProblemCodes = [
  'malformed',
  'truncated',
  'unknownRecord',
  'unknownFormat',
  'empty',
  'tooLarge',
  'timeLimit',
  'memoryLimit',
  'encrypted',
  'archive',
  'unreadable',
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

interface ReasonForm {
  code: ImportProblemCode;
  /** English, with `{{name}}` for a value. Every name stands in it. */
  english: string;
}

const forms = {
  noIdentity: { code: 'malformed', english: 'The record cannot be identified: it has no {{field}}.' },
  longIdentity: { code: 'malformed', english: 'The identifier has more than {{limit}} characters.' },
  notXml: { code: 'malformed', english: 'Not well-formed XML at {{detail}}.' },
  notJson: { code: 'malformed', english: 'Not valid JSON: {{detail}}.' },
  tooDeep: { code: 'malformed', english: 'Elements are nested more than {{limit}} deep.' },
  recordUnreadable: { code: 'malformed', english: 'The record cannot be read: {{detail}}.' },
  documentUnreadable: { code: 'malformed', english: 'The document cannot be read: {{detail}}.' },
  parserFailed: { code: 'malformed', english: 'The parser failed: {{detail}}.' },
  parserEnded: { code: 'malformed', english: 'The parser ended before the document was read.' },
  refused: { code: 'malformed', english: 'The database refuses {{id}}: {{detail}}.' },
  notClosed: {
    code: 'truncated',
    english: '<{{element}}> is not closed before the next record or the end of the file.',
  },
  endsInside: { code: 'truncated', english: 'The file ends inside a record.' },
  unknownElement: {
    code: 'unknownRecord',
    english: '<{{element}}> is not a publication that the importers know.',
  },
  noPublication: { code: 'unknownRecord', english: '<{{root}}> holds <{{element}}> but no publication.' },
  amendment: {
    code: 'unknownRecord',
    english: 'This paper changes single paragraphs of {{id}} and holds no whole specification.',
  },
  unknownContent: {
    code: 'unknownFormat',
    english: 'The content is neither text nor a format that the importers know.',
  },
  unopenedArchive: {
    code: 'unknownFormat',
    english: 'The archive must be opened before its files can be read.',
  },
  noText: { code: 'empty', english: 'The document has no text.' },
  scanned: {
    code: 'empty',
    english: 'The document has no text; it is probably a scan, which must be put through OCR first.',
  },
  noFields: { code: 'empty', english: 'The record has no content.' },
  noTitle: { code: 'empty', english: '{{id}} has neither title nor abstract.' },
  untitled: { code: 'empty', english: '{{id}} has no title.' },
  notFoundAtOffice: { code: 'empty', english: 'The office answered that this document was not found.' },
  recordTooLarge: { code: 'tooLarge', english: 'The record is larger than {{limit}} MiB.' },
  restTooLarge: {
    code: 'tooLarge',
    english: 'A record is larger than {{limit}} MiB; the rest of the file is skipped.',
  },
  fileTooLarge: {
    code: 'tooLarge',
    english: 'The file is larger than the {{limit}} MiB that a single document may have.',
  },
  tooManyPages: { code: 'tooLarge', english: 'The document has {{found}} pages; {{limit}} are allowed.' },
  originalsFull: {
    code: 'tooLarge',
    english: 'The text is in the library, but not its pages: originals may take {{limit}} MiB together.',
  },
  tookTooLong: { code: 'timeLimit', english: 'Reading took longer than {{limit}} s and was given up.' },
  tookTooMuch: {
    code: 'memoryLimit',
    english: 'Reading needed more than {{limit}} MiB of memory and was given up.',
  },
  password: { code: 'encrypted', english: 'The document is protected by a password.' },
  entryEncrypted: {
    code: 'encrypted',
    english: '{{file}} is encrypted; unpack the archive with its password first.',
  },
  archiveUnreadable: { code: 'archive', english: 'The archive cannot be read: {{detail}}.' },
  archiveEntries: { code: 'archive', english: 'The archive has {{found}} entries; {{limit}} are allowed.' },
  archiveTotal: { code: 'archive', english: 'The archive unpacks to more than {{limit}} MiB.' },
  archiveNested: { code: 'archive', english: '{{file}} is an archive nested more than {{limit}} deep.' },
  archiveInner: {
    code: 'archive',
    english: '{{file}} is an archive of more than {{limit}} MiB within an archive; unpack it first.',
  },
  archiveMethod: { code: 'archive', english: '{{file}} uses a compression method that is not supported.' },
  archiveRatio: {
    code: 'archive',
    english: '{{file}} is compressed more than {{limit}} times, which no publication is.',
  },
  noSuchFile: { code: 'unreadable', english: 'There is no such file or folder.' },
  notPermitted: { code: 'unreadable', english: 'The file may not be read by this account.' },
  tooManyOpen: { code: 'unreadable', english: 'Too many files are open on this machine.' },
  fileUnreadable: { code: 'unreadable', english: 'The file cannot be read: {{detail}}.' },
  documentsUnread: { code: 'unreadable', english: 'PDF and DOCX files cannot be read here.' },
} as const satisfies Record<string, ReasonForm>;

type Forms = typeof forms;
export type ImportProblemReason = keyof Forms;
export const importProblemReasons = Object.keys(forms) as ImportProblemReason[];

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** Values that the wording of a reason needs: names and numbers of the source, never sentences of ours. */
type ImportProblemValues<Reason extends ImportProblemReason = ImportProblemReason> = Reason extends unknown
  ? Readonly<Record<NamesIn<Forms[Reason]['english']>, string | number>>
  : never;

/** Why a record or file was left out. */
export interface ImportProblem {
  code: ImportProblemCode;
  reason: ImportProblemReason;
  values: Readonly<Record<string, string | number>>;
  /** In English, for commands and logs. */
  message: string;
}

/** A record or file that an import left out: where it stands and why. */
export interface SkippedRecord extends ImportProblem {
  file: string;
  /** Zero-based count of records since the start of the file. */
  record: number;
  /** Byte at which the record begins. */
  offset: number;
}

/** Most characters of a value; what a parser says may hold half a file. */
const longestValue = 300;

/** Makes a problem from its reason. A reason without values takes none. */
export function importProblem<Reason extends ImportProblemReason>(
  reason: Reason,
  ...[given]: [keyof ImportProblemValues<Reason>] extends [never] ? [] : [values: ImportProblemValues<Reason>]
): ImportProblem {
  const { code, english } = forms[reason];
  const values = Object.fromEntries(
    Object.entries<string | number>(given ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : value.replace(/\.$/, '').slice(0, longestValue),
    ]),
  );
  return {
    code,
    reason,
    values,
    message: english.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
  };
}
