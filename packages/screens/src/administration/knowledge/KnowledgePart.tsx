import { BookOpenIcon, EmptyState } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import * as styles from '../Administration.css.ts';
import type { Notify } from '../Administration.types.ts';
import { administrationMessages } from '../messages.ts';
import { PartFrame } from '../PartFrame.tsx';
import { type KnowledgeSource, knowledgeKey } from './knowledge.source.ts';
import type { SettingEditors } from './knowledge.types.ts';
import { SettingSection } from './SettingSection.tsx';

export interface KnowledgePartProps {
  knowledge: KnowledgeSource;
  editors: SettingEditors;
  notify: Notify;
}

/** What tools take for known in their fields, as the organisation has it. */
export function KnowledgePart({ knowledge, editors, notify }: KnowledgePartProps) {
  const t = useMessages(administrationMessages);
  const query = useQuery({ queryKey: knowledgeKey, queryFn: ({ signal }) => knowledge.list(signal) });
  return (
    <PartFrame title={t('knowledge.title')} query={query} lead={() => t('knowledge.lead')}>
      {(settings) =>
        settings.length === 0 ? (
          <EmptyState icon={BookOpenIcon} level={3} title={t('knowledge.empty')} />
        ) : (
          <div className={styles.parts}>
            {settings.map((setting) => (
              <SettingSection
                key={`${setting.tool} ${setting.name}`}
                setting={setting}
                knowledge={knowledge}
                load={editors[setting.tool]?.[setting.name]}
                notify={notify}
              />
            ))}
          </div>
        )
      }
    </PartFrame>
  );
}
