import type { SeekModuleType } from '@assay/domain';
import type { ReactNode } from 'react';
import { StreamedText } from '../StreamedText.tsx';
import { type ModuleState, moduleOf, type QuestionState } from '../seek-panel.machine.ts';
import { Applications } from './Applications.tsx';
import { CitedText } from './CitedText.tsx';
import { MindInput, OtherIntents, ProjectItems, Recommendations } from './NextSteps.tsx';
import { ProblemMeans } from './ProblemMeans.tsx';
import { References } from './References.tsx';
import { furtherHits, SemanticHits } from './SemanticHits.tsx';

/** How a module type is shown. */
export interface ModuleView<M extends SeekModuleType> {
  /** `head` and `answer` stand in places of their own; `section` under a heading; `outline` beside the text. */
  place: 'head' | 'answer' | 'section' | 'outline';
  /** Whether there is anything to show, once the module is done. */
  hasContent(module: ModuleState<M>, held: QuestionState): boolean;
  /** Left out for readers who cannot act. */
  isForActing?: boolean;
  /** Height in px of its place while it is on its way. */
  placeholder?: number;
  render(module: ModuleState<M>): ReactNode;
}

const nothing = () => null;
const has = (list: readonly unknown[] | undefined) => (list ?? []).length > 0;

/** A view for every module type; TITLE, SUMMARY and OUTLINE stand in the head, the text and beside it. */
export const moduleViews: { [M in SeekModuleType]: ModuleView<M> } = {
  TITLE: { place: 'head', hasContent: ({ content }) => content.title !== undefined, render: nothing },
  SUMMARY: {
    place: 'answer',
    hasContent: ({ texts, content }) => has(texts) || has(content.sentences),
    render: nothing,
  },
  OUTLINE: { place: 'outline', hasContent: ({ content }) => has(content.items), render: nothing },
  APPLICATION: {
    place: 'section',
    hasContent: ({ texts, content }) => has(texts) || has(content.cards),
    placeholder: 96,
    render: (module) => <Applications module={module} />,
  },
  PUM_CHART: {
    place: 'section',
    hasContent: ({ content }) => has(content.cells),
    placeholder: 180,
    render: (module) => <ProblemMeans module={module} />,
  },
  DEFAULT: {
    place: 'section',
    hasContent: ({ texts, content }) => texts.some((part) => (part.text ?? '') !== '') || has(content.sentences),
    render: (module) =>
      module.texts.length > 0 ? (
        module.texts.map((part) => (
          <StreamedText
            key={part.part}
            part={part}
            isFinished={module.status === 'success' || module.status === 'failed'}
          />
        ))
      ) : (
        <CitedText sentences={module.content.sentences ?? []} />
      ),
  },
  REFERENCE: {
    place: 'section',
    hasContent: ({ content }) => has(content.references),
    placeholder: 140,
    render: (module) => <References module={module} />,
  },
  VECTOR: {
    place: 'section',
    hasContent: (module, held) => furtherHits(module, held).length > 0,
    render: (module) => <SemanticHits module={module} />,
  },
  RECOMMEND: {
    place: 'section',
    hasContent: ({ content }) => has(content.questions),
    isForActing: true,
    render: (module) => <Recommendations module={module} />,
  },
  TO_TECH_MIND: {
    place: 'section',
    hasContent: ({ content }) => content.available === true,
    isForActing: true,
    render: (module) => <MindInput module={module} />,
  },
  TO_MATERIAL_MIND: {
    place: 'section',
    hasContent: ({ content }) => content.available === true,
    isForActing: true,
    render: (module) => <MindInput module={module} />,
  },
  OTHER_INTENT_RECOMMEND: {
    place: 'section',
    hasContent: ({ content }) => has(content.intents),
    isForActing: true,
    render: (module) => <OtherIntents module={module} />,
  },
  PROJECT_ITEM_LIST: {
    place: 'section',
    hasContent: ({ content }) => has(content.items),
    render: (module) => <ProjectItems module={module} />,
  },
};

/** Order of the sections below the answer. */
export const sectionOrder = [
  'DEFAULT',
  'APPLICATION',
  'PUM_CHART',
  'REFERENCE',
  'VECTOR',
  'PROJECT_ITEM_LIST',
  'RECOMMEND',
  'OTHER_INTENT_RECOMMEND',
  'TO_TECH_MIND',
  'TO_MATERIAL_MIND',
] as const satisfies readonly SeekModuleType[];

/** Modules that have a line in the outline: what a person reads. */
export const outlinedModules = [
  'SUMMARY',
  'APPLICATION',
  'PUM_CHART',
  'REFERENCE',
] as const satisfies readonly SeekModuleType[];

/** A section to draw: its module, and what draws it. */
export interface Section {
  module: ModuleState;
  placeholder: number | undefined;
  body: ReactNode;
}

/** The sections of a question that have something to show, are on their way in a place of their own, or failed. */
export function sectionsOf(held: QuestionState, isReadOnly: boolean): Section[] {
  return sectionOrder.flatMap((name) => sectionOf(name, held, isReadOnly));
}

// The parameter ties the view to the module it draws; without it both are unions that do not fit each other.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function sectionOf<M extends SeekModuleType>(name: M, held: QuestionState, isReadOnly: boolean): Section[] {
  const view: ModuleView<M> = moduleViews[name];
  const module = moduleOf(held, name);
  if (isReadOnly && view.isForActing) return [];
  const isOnItsWay = module.status !== 'success' && module.status !== 'failed';
  const isShown =
    view.hasContent(module, held) || module.status === 'failed' || (isOnItsWay && view.placeholder !== undefined);
  return isShown
    ? [
        {
          module,
          placeholder: isOnItsWay && !view.hasContent(module, held) ? view.placeholder : undefined,
          body: view.render(module),
        },
      ]
    : [];
}
