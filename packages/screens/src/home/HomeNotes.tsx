import { Banner, Button, Inline } from '@assay/design-system';
import type { HomepageType } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as styles from './Home.css.ts';
import type { HomeNotesSource } from './home-notes.source.ts';
import { homeMessages } from './messages.ts';

export interface HomeNotesProps {
  source: HomeNotesSource;
  home: HomepageType;
  /** Saves the home and goes to it; false when it could not be saved. */
  onChoose(type: HomepageType): Promise<boolean>;
}

/** One note at a time below a home: which home fits, asked until it is answered, then each guide until it was seen. */
export function HomeNotes({ source, home, onChoose }: HomeNotesProps) {
  const t = useMessages(homeMessages);
  const queries = useQueryClient();
  const choice = useQuery({ queryKey: ['home', 'choice'], queryFn: ({ signal }) => source.needsChoice(signal) });
  const options = useQuery({
    queryKey: ['home', 'options'],
    queryFn: ({ signal }) => source.options(signal),
    enabled: choice.data === true,
  });
  const guides = useQuery({
    queryKey: ['home', 'guides', home],
    queryFn: ({ signal }) => source.guides(home, signal),
    enabled: choice.data === false,
  });

  async function choose(type: HomepageType) {
    if (await onChoose(type)) queries.setQueryData(['home', 'choice'], false);
  }

  if (choice.data === true && options.data && options.data.length > 0) {
    return (
      <Banner announce="off" title={t('choice.title')} className={styles.belowAll}>
        {/* Below the question and from its start: what floats in the corner of the page covers none of them. */}
        <Inline gap={2} className={styles.choices}>
          {options.data.map(({ type, label }) => (
            <Button key={type} size="compact" onClick={() => void choose(type)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Banner>
    );
  }
  const guide = guides.data?.[0];
  if (choice.data !== false || guide === undefined) return null;
  return (
    <Banner
      announce="off"
      title={t(`guides.${guide}.title`)}
      className={styles.belowAll}
      actions={
        <Button
          size="compact"
          onClick={() => {
            queries.setQueryData(['home', 'guides', home], guides.data?.slice(1));
            void source.saveGuide(guide);
          }}
        >
          {t('guides.seen')}
        </Button>
      }
    >
      {t(`guides.${guide}.text`)}
    </Banner>
  );
}
