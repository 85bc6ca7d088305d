import { Button, ColumnsIcon } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { boardMessages } from './messages.ts';
import type { Comparison } from './useComparison.ts';

interface CompareButtonProps {
  /** Ideas that are chosen on the canvas. */
  chosen: readonly string[];
  isReadOnly: boolean;
  comparison: Comparison;
}

/** Compares the chosen ideas, or shows and hides what is compared. */
export function CompareButton({ chosen, isReadOnly, comparison }: CompareButtonProps) {
  const t = useMessages(boardMessages);
  if (!isReadOnly && chosen.length > 1)
    return (
      <Button size="compact" variant="quiet" icon={ColumnsIcon} onClick={() => comparison.take(chosen)}>
        {t('compare.do', { count: chosen.length })}
      </Button>
    );
  if (comparison.ideas.length === 0) return null;
  return (
    <Button
      size="compact"
      variant="quiet"
      icon={ColumnsIcon}
      aria-pressed={comparison.isOpen}
      onClick={() => comparison.setOpen(!comparison.isOpen)}
    >
      {t('compare.show')}
    </Button>
  );
}
