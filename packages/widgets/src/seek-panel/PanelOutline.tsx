import { ModuleOutline, type OutlineModule } from '@assay/design-system';
import type { SeekModuleType } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { seekPanelMessages } from './messages.ts';
import { moduleViews, outlinedModules } from './modules/module-views.tsx';
import { sectionId } from './QuestionBody.tsx';
import { type ModuleState, moduleOf, type QuestionState } from './seek-panel.machine.ts';
import type { SeekPanelActions } from './useSeekPanel.ts';

export interface PanelOutlineProps {
  held: QuestionState;
  canAct: boolean;
  actions: SeekPanelActions;
}

const outlineStatus = {
  starting: 'waiting',
  fetching: 'streaming',
  streaming: 'streaming',
  success: 'done',
  failed: 'failed',
} as const;

// The parameter ties the view to its module.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function hasContent<M extends SeekModuleType>(module: ModuleState<M>, held: QuestionState): boolean {
  return moduleViews[module.name].hasContent(module, held);
}

/** How far the answer is, module by module, and the way to each. */
export function PanelOutline({ held, canAct, actions }: PanelOutlineProps) {
  const t = useMessages(seekPanelMessages);
  const id = held.question.question_id;
  const modules = outlinedModules.map((name): OutlineModule => {
    const module = moduleOf(held, name);
    const isEmpty = module.status === 'success' && !hasContent(module, held);
    return {
      id: name,
      title: t(`module.${name}`),
      status: module.isStopped ? 'stopped' : outlineStatus[module.status],
      statusLabel: t(module.isStopped ? 'status.stopped' : isEmpty ? 'status.empty' : `status.${module.status}`),
      ...(isEmpty ? {} : { href: `#${sectionId(id, name)}` }),
      ...(module.status === 'failed' && canAct
        ? {
            action: {
              label: `${t('status.failed')}: ${t('outline.retry')}`,
              onPress: () => actions.regenerate(id, [name]),
            },
          }
        : {}),
    };
  });
  // Of a question that the library does not answer there are no parts to go to.
  const { grade } = moduleOf(held, 'SUMMARY').content;
  if (grade === 'nearest' || grade === 'none') return null;
  const running = modules.find((module) => module.status === 'streaming');
  return (
    <ModuleOutline
      label={t('outline.label')}
      modules={modules}
      {...(running === undefined ? {} : { currentId: running.id })}
    />
  );
}
