import { Button, Dialog } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import type { Member } from './members.source.ts';
import type en from './messages/en.json';
import { administrationMessages } from './messages.ts';

type Word = keyof (typeof en)['members'];

export interface MemberQuestionProps {
  /** Whom it is about; closed without. */
  member: Member | undefined;
  words: Record<'title' | 'text' | 'confirm', Word>;
  isBusy: boolean;
  onConfirm(member: Member): Promise<void>;
  onClose(): void;
}

/** Asks before something is done to a member that reaches further than it looks. */
export function MemberQuestion({ member, words, isBusy, onConfirm, onClose }: MemberQuestionProps) {
  const t = useMessages(administrationMessages);
  const name = member?.name ?? '';
  return (
    <Dialog
      isOpen={member !== undefined}
      onClose={onClose}
      title={t(`members.${words.title}`, { name })}
      closeLabel={t('members.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('members.cancel')}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => member && void onConfirm(member).then(onClose)}>
            {t(`members.${words.confirm}`)}
          </Button>
        </>
      }
    >
      {t(`members.${words.text}`, { name })}
    </Dialog>
  );
}
