import { ModuleOutline, type OutlineModule } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { seekPanelMessages } from './messages.ts';
import { outlinedModules } from './modules/module-views.tsx';
import { sectionId } from './QuestionBody.tsx';
import { moduleOf, type QuestionState } from './seek-panel.machine.ts';
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

/** How far the answer is, module by module, and the way to each. */
export function PanelOutline({ held, canAct, actions }: PanelOutlineProps) {
  const t = useMessages(seekPanelMessages);
  const id = held.question.question_id;
  const modules = outlinedModules.map((name): OutlineModule => {
    const module = moduleOf(held, name);
    return {
      id: name,
      title: t(`module.${name}`),
      status: module.isStopped ? 'stopped' : outlineStatus[module.status],
      statusLabel: t(module.isStopped ? 'status.stopped' : `status.${module.status}`),
      href: `#${sectionId(id, name)}`,
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
