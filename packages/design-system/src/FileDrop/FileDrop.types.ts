import type { FocusEventHandler, Ref } from 'react';
import type { FieldControl } from '../Field/Field.types.ts';
import type { FileLimits, RefusedFile } from './file.rules.ts';

/** How far a file is on its way. */
export type FileState = 'waiting' | 'uploading' | 'success' | 'error';

/** One file of the list; the owner uploads it and tells how far it is. */
export type DroppedFile = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state: FileState;
  /** Share sent, from 0 to 1, while uploading; undefined when it is not known. */
  progress?: number;
  /** What went wrong and what to do. */
  error?: string;
};

/** What the drop says; functions take names, numbers and sizes already written in the language. */
export type FileDropWords = {
  /** Asks for files; the underlined part chooses them. */
  drop: string;
  dropNow: string;
  files: string;
  waiting: string;
  uploading: (share: string) => string;
  success: string;
  remove: (name: string) => string;
  retry: (name: string) => string;
  /** What is taken: types, size of each, number. */
  limits: (limits: { types: string; size: string; count: string }) => string;
  wrongType: (name: string, types: string) => string;
  tooLarge: (name: string, size: string, most: string) => string;
  empty: (name: string) => string;
  tooMany: (names: string, most: string) => string;
};

export type FileDropProps = FieldControl &
  FileLimits & {
    /** What was chosen so far, with the state of each. */
    files: readonly DroppedFile[];
    /** Files that are within the limits. */
    onAdd: (files: readonly File[]) => void;
    /** Files that are not; they are also named below the drop, with the reason. */
    onRefuse?: (files: readonly RefusedFile[]) => void;
    /** Removes a file, or stops its upload. */
    onRemove: (id: string) => void;
    /** Sends a failed file once more; without it a failed file can only be removed. */
    onRetry?: (id: string) => void;
    /** Name, where no `Field` gives one. */
    'aria-label'?: string;
    /** The input over the zone, for who moves the focus there. */
    ref?: Ref<HTMLInputElement>;
    /** The zone was left. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** BCP 47 language of sizes; without it that of the page. */
    language?: string;
    /** Words in place of the built-in ones. */
    words?: Partial<FileDropWords>;
    /** Class beside its own. */
    className?: string;
  };
