import { Banner, Button, ErrorState, Heading, RetryIcon, Skeleton, Stack } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { seekPanelMessages } from './messages.ts';
import { useQuestion } from './panel-context.tsx';
import * as styles from './SeekPanel.css.ts';
import type { ModuleState } from './seek-panel.machine.ts';

export interface ModuleSectionProps {
  id: string;
  module: ModuleState;
  /** Height in px of the place kept while the module is on its way. @default none is kept */
  placeholder?: number;
  children: ReactNode;
}

/** One module of an answer under its heading, with its own failure: what fails here costs nothing else. */
export function ModuleSection({ id, module, placeholder, children }: ModuleSectionProps) {
  const t = useMessages(seekPanelMessages);
  const { retry, isReadOnly } = useQuestion();
  const failure = (
    <ErrorState
      level={3}
      title={t('answer.failed')}
      {...(isReadOnly
        ? {}
        : {
            actions: (
              <Button size="compact" icon={RetryIcon} onClick={() => retry(module.name)}>
                {t('outline.retry')}
              </Button>
            ),
          })}
    />
  );
  const isWaiting = module.status === 'starting' || module.status === 'fetching';
  return (
    <section id={id} className={styles.section} aria-busy={isWaiting || module.status === 'streaming'}>
      <Heading level={3}>{t(`module.${module.name}`)}</Heading>
      {module.status === 'failed' ? (
        failure
      ) : (
        <Boundary key={`${module.version} ${module.status}`} fallback={failure}>
          <Stack gap={3}>
            {isWaiting && placeholder !== undefined ? <Skeleton height={placeholder} /> : children}
            {module.isStopped && <Banner tone="caution" title={t('answer.stopped')} announce="off" />}
          </Stack>
        </Boundary>
      )}
    </section>
  );
}
