import { type SourceType, sourceTypes } from '@assay/domain';
import { rootId } from '../kind/define-kind.ts';
import { codes, date } from '../kind/fields.ts';
import type { Basis } from '../record.types.ts';
import type { Lookup } from '../state/lookup.types.ts';

/** In what part of the library a tool looks; absent means no limit. */
export interface Within {
  readonly sourceTypes?: readonly SourceType[];
  /** Beginnings of classes of patents (CPC, IPC), such as `H01M 4/`: a document that has none of them is left out. */
  readonly classes?: readonly string[];
  /** First day of publication. */
  readonly from?: string;
}

/** Fields of the root of a work by which its people say where its tool looks. */
export const whereToLook = {
  lookIn: codes({ most: sourceTypes.length }),
  lookClasses: codes({ most: 20 }),
  lookFrom: date(),
} as const;

export const whereToLookFields = Object.keys(whereToLook) as readonly (keyof typeof whereToLook)[];

/** Whether something rests on where it was looked for. */
export const isWhereToLook = ({ from }: Basis): boolean =>
  'record' in from && from.record === rootId && Object.hasOwn(whereToLook, from.field);

const isSourceType = (code: string): code is SourceType => (sourceTypes as readonly string[]).includes(code);

/** Where the people of a work have its tool look. */
export function withinOf(work: Lookup): Within {
  const { lookIn, lookClasses, lookFrom } = work.get(rootId)?.fields ?? {};
  const kinds = Array.isArray(lookIn) ? lookIn.filter((one) => typeof one === 'string').filter(isSourceType) : [];
  const classes = Array.isArray(lookClasses) ? lookClasses.filter((one) => typeof one === 'string') : [];
  return {
    ...(kinds.length > 0 && { sourceTypes: kinds }),
    ...(classes.length > 0 && { classes }),
    ...(typeof lookFrom === 'string' && { from: lookFrom }),
  };
}
