import { Chip, Stack, Text } from '@assay/design-system';
import { seekIntents } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { Typeset } from '@assay/markdown/typeset';
import { seekPanelMessages } from '../messages.ts';
import { useQuestion } from '../panel-context.tsx';
import type { ModuleViewProps } from './module-view.types.ts';
import * as styles from './modules.css.ts';

/** Questions that the library can answer next; a press asks one in this thread. */
export function Recommendations({ module }: ModuleViewProps<'RECOMMEND'>) {
  const t = useMessages(seekPanelMessages);
  const { askNext } = useQuestion();
  return (
    <Stack gap={2}>
      {module.content.source === 'my' && (
        <Text size="caption" tone="muted">
          {t('next.mine')}
        </Text>
      )}
      <ul className={styles.next}>
        {(module.content.questions ?? []).map((question) => (
          <li key={question} className={styles.nextItem}>
            <Chip onClick={() => askNext(question)}>
              <span>
                <Typeset>{question}</Typeset>
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Other tasks that the question could be meant for, with the input they would start from. */
export function OtherIntents({ module }: ModuleViewProps<'OTHER_INTENT_RECOMMEND'>) {
  const t = useMessages(seekPanelMessages);
  return (
    <ul className={styles.hits}>
      {(module.content.intents ?? []).map(({ intent, input }) => {
        const known = seekIntents.find((name) => name === intent);
        return (
          <li key={`${intent} ${input}`} className={styles.hit}>
            <span className={styles.hitKind}>{known ? t(`next.intent.${known}`) : intent}</span>
            <span>
              <Typeset>{input}</Typeset>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The question as a mind map would take it up. */
export function MindInput({ module }: ModuleViewProps<'TO_TECH_MIND'> | ModuleViewProps<'TO_MATERIAL_MIND'>) {
  return (
    <Text as="p">
      <Typeset>{module.content.input ?? ''}</Typeset>
    </Text>
  );
}

/** Items of the project that the question was asked in. */
export function ProjectItems({ module }: ModuleViewProps<'PROJECT_ITEM_LIST'>) {
  return (
    <ul className={styles.hits}>
      {(module.content.items ?? []).map((item) => (
        <li key={item.item_id} className={styles.hit}>
          <span className={styles.hitKind}>{item.type}</span>
          <span>
            <Typeset>{item.title}</Typeset>
          </span>
        </li>
      ))}
    </ul>
  );
}
