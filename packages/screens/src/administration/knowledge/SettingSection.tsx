import { Banner, Button, ConfirmDialog, Heading, Inline, Tag } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from '../Administration.css.ts';
import type { Notify } from '../Administration.types.ts';
import { messageOf } from '../messageOf.ts';
import { administrationMessages } from '../messages.ts';
import { useSaving } from '../useSaving.ts';
import { type KnowledgeSource, type KnownSetting, knowledgeKey, SettingOvertakenError } from './knowledge.source.ts';
import type { LoadSettingEditor } from './knowledge.types.ts';
import { LoadedEditor } from './LoadedEditor.tsx';
import { SettingOrigin } from './SettingOrigin.tsx';

interface SettingSectionProps {
  setting: KnownSetting;
  knowledge: KnowledgeSource;
  /** Absent where this page knows no editor for it. */
  load: LoadSettingEditor | undefined;
  notify: Notify;
}

/** One setting: what holds, whose it is, and what an administrator makes of it. What was entered stays until it is saved. */
export function SettingSection({ setting, knowledge, load, notify }: SettingSectionProps) {
  const t = useMessages(administrationMessages);
  const queries = useQueryClient();
  /** With the revision that whoever entered it has seen. */
  const [draft, setDraft] = useState<{ value: unknown; revision: number }>();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, save } = useSaving(notify, knowledgeKey);
  const { title, revision, changed } = setting;
  const isOvertaken = draft !== undefined && draft.revision !== revision;
  const reasonOf = (error: unknown) =>
    error instanceof SettingOvertakenError ? t('knowledge.overtakenText') : messageOf(error);

  async function keep(value: unknown) {
    const words = { saved: t('knowledge.saved'), notSaved: t('knowledge.notSaved'), reasonOf };
    // Seen as overtaken, what stands there now is what it takes the place of.
    if (await save(() => knowledge.save(setting, value, isOvertaken ? revision : (draft?.revision ?? revision)), words))
      setDraft(undefined);
  }

  async function restore() {
    try {
      await knowledge.save(setting, null, revision);
      notify({ title: t('knowledge.saved'), tone: 'positive' });
    } finally {
      await queries.invalidateQueries({ queryKey: knowledgeKey });
    }
  }

  return (
    <section className={styles.part} aria-label={title}>
      <Inline gap={2}>
        <Heading level={3} size="section">
          {title}
        </Heading>
        <Tag>{t(setting.is_own ? 'knowledge.own' : 'knowledge.asShipped')}</Tag>
      </Inline>
      <SettingOrigin setting={setting} />
      <LoadedEditor
        setting={setting}
        load={load}
        value={draft === undefined ? setting.value : draft.value}
        isDisabled={isBusy}
        onChange={(value) => setDraft({ value, revision: draft?.revision ?? revision })}
      />
      {isOvertaken && (
        <Banner tone="caution" title={t('knowledge.overtaken', { name: changed?.by.name || t('knowledge.somebody') })}>
          {t('knowledge.overtakenText')}
        </Banner>
      )}
      <div className={styles.controls}>
        <Button
          variant="primary"
          isDisabled={draft === undefined}
          isBusy={isBusy}
          busyLabel={t('knowledge.saving')}
          onClick={() => draft && void keep(draft.value)}
        >
          {t(isOvertaken ? 'knowledge.replace' : 'knowledge.save')}
        </Button>
        <Button isDisabled={isBusy || draft === undefined} onClick={() => setDraft(undefined)}>
          {t('knowledge.discard')}
        </Button>
        <Button isDisabled={isBusy || draft !== undefined || !setting.is_own} onClick={() => setAsking(true)}>
          {t('knowledge.restore')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('knowledge.restoreTitle')}
        words={{
          confirm: t('knowledge.restoreConfirm'),
          busy: t('knowledge.saving'),
          cancel: t('knowledge.cancel'),
          failed: t('knowledge.notSaved'),
        }}
        reasonOf={(error) => (error instanceof SettingOvertakenError ? t('knowledge.lookAgain') : messageOf(error))}
        onConfirm={restore}
        onClose={() => setAsking(false)}
      >
        {t('knowledge.restoreText')}
      </ConfirmDialog>
    </section>
  );
}
