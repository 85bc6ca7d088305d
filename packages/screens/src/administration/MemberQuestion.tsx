import { ConfirmDialog } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Member } from './members.source.ts';
import type en from './messages/en.json';
import { administrationMessages } from './messages.ts';
import { useMemberReason } from './useMemberReason.ts';

type Word = keyof (typeof en)['members'];

export interface MemberQuestionProps {
  /** Whom it is about; closed without. */
  member: Member | undefined;
  words: Record<'title' | 'text' | 'confirm' | 'failed', Word>;
  onConfirm(member: Member): Promise<void>;
  onClose(): void;
}

/** Asks before something is done to a member that reaches further than it looks. */
export function MemberQuestion({ member, words, onConfirm, onClose }: MemberQuestionProps) {
  const t = useMessages(administrationMessages);
  const reasonOf = useMemberReason();
  const name = member?.name ?? '';
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      title={t(`members.${words.title}`, { name })}
      words={{
        confirm: t(`members.${words.confirm}`),
        cancel: t('members.cancel'),
        failed: t(`members.${words.failed}`),
      }}
      reasonOf={reasonOf}
      onConfirm={async () => member && onConfirm(member)}
      onClose={onClose}
    >
      {t(`members.${words.text}`, { name })}
    </ConfirmDialog>
  );
}
