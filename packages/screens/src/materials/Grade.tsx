import { Page } from '@assay/design-system';
import { useMessages } from '@assay/i18n';
import { MaterialCard, type MaterialCardSource } from '@assay/widgets/material-card';
import { useState } from 'react';
import { DetailHeader, type FrameHeader } from '../detail/DetailHeader.tsx';
import { usePageTitle } from '../detail/usePageTitle.ts';
import { materialsMessages } from './messages.ts';

export interface GradeProps {
  gradeId: string;
  /** Ids beside the grade. */
  compared: readonly string[];
  source: MaterialCardSource;
  Header: FrameHeader;
  onBack(): void;
  onCompared(ids: readonly string[]): void;
  /** No card has this id. */
  onMissing(): void;
}

/** The page of a grade. */
export function Grade({ gradeId, compared, source, Header, onBack, onCompared, onMissing }: GradeProps) {
  const t = useMessages(materialsMessages);
  const [shown, setShown] = useState<{ id: string; designation: string }>();
  const name = shown?.id === gradeId ? shown.designation : undefined;
  usePageTitle(name === undefined ? t('title') : t('documentTitle', { grade: name }));
  return (
    <>
      <DetailHeader Header={Header} label={t('label')} backLabel={t('back')} onBack={onBack} />
      <Page width="wide">
        <MaterialCard
          key={gradeId}
          gradeId={gradeId}
          source={source}
          compared={compared}
          level={1}
          onShown={setShown}
          onCompared={onCompared}
          onFailure={({ status }) => {
            if (status === 404) onMissing();
          }}
        />
      </Page>
    </>
  );
}
