import type { ProseEditorProps, ProseEditorWords } from './ProseEditor.types.ts';

/** What nodes are drawn with. */
export type GivenToNodes = Pick<
  ProseEditorProps,
  'citations' | 'figures' | 'onOpenCitation' | 'renderFormula' | 'isReadOnly' | 'showPicture' | 'firstFigure'
> & {
  words: ProseEditorWords;
};
