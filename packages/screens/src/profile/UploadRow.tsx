import { CloseIcon, IconButton, Progress, type Status, StatusTag, Text } from '@assay/design-system';
import { uploadLimits } from '@assay/domain';
import { useFormats, useMessages } from '@assay/i18n';
import { useAmounts } from './amounts.ts';
import { profileMessages } from './messages.ts';
import * as styles from './Profile.css.ts';
import { batchBytes, type UploadItem } from './upload.machine.ts';

const statusOf: Record<UploadItem['state'], Status> = {
  waiting: 'waiting',
  uploading: 'running',
  done: 'done',
  failed: 'failed',
  refused: 'partial',
};

export interface UploadRowProps {
  item: UploadItem;
  onRemove: () => void;
}

/** A chosen file: its name and size, how far it is, and why it was not taken or did not arrive. */
export function UploadRow({ item, onRemove }: UploadRowProps) {
  const t = useMessages(profileMessages);
  const formats = useFormats();
  const amounts = useAmounts();
  const reason =
    item.state === 'refused'
      ? t(`upload.refusal.${item.refusal}`, {
          size: amounts.bytes(batchBytes),
          files: formats.number(uploadLimits.files),
        })
      : item.state === 'failed'
        ? item.message
        : undefined;
  return (
    <li className={styles.uploadRow}>
      <span className={styles.uploadName}>
        <Text size="dense" tone="strong" className={styles.breaking}>
          {item.name}
        </Text>
        {reason !== undefined && (
          <Text size="caption" tone={item.state === 'failed' ? 'critical' : 'caution'} className={styles.breaking}>
            {reason}
          </Text>
        )}
        {item.state === 'uploading' && (
          <Progress
            label={t('upload.progress', { name: item.name })}
            value={item.share}
            valueText={amounts.share(item.share)}
          />
        )}
      </span>
      <Text size="caption" tone="muted" isTabular className={styles.uploadSize}>
        {amounts.bytes(item.size)}
      </Text>
      <StatusTag status={statusOf[item.state]}>{t(`upload.state.${item.state}`)}</StatusTag>
      {item.state === 'uploading' ? (
        <span className={styles.iconPlace} />
      ) : (
        <IconButton icon={CloseIcon} label={t('upload.remove', { name: item.name })} onClick={onRemove} />
      )}
    </li>
  );
}
