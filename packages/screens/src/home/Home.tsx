import {
  Banner,
  Button,
  CalendarIcon,
  CardCell,
  CardGrid,
  CardLink,
  Chip,
  CircleIcon,
  CompassIcon,
  FileSearchIcon,
  FileTextIcon,
  Heading,
  type IconDrawing,
  LayersIcon,
  MessageIcon,
  Page,
  QuestionBox,
  ScaleIcon,
  SettingsIcon,
  ShieldIcon,
  Skeleton,
  SunIcon,
  Text,
  WaypointsIcon,
  WorkflowIcon,
} from '@assay/design-system';
import { questionLimit, staysIncognito } from '@assay/domain';
import { useMessages } from '@assay/i18n';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CopyLink } from './CopyLink.tsx';
import * as styles from './Home.css.ts';
import type { HomeProps } from './Home.types.ts';
import { homeMessages } from './messages.ts';
import { Recent } from './Recent.tsx';
import { ScopeChips } from './ScopeChips.tsx';
import { useAsk } from './useAsk.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Icons of the cards by the names the service gives them. */
const cardIcons: Readonly<Record<string, IconDrawing>> = {
  calendar: CalendarIcon,
  scale: ScaleIcon,
  shield: ShieldIcon,
  gauge: FileSearchIcon,
  sliders: SettingsIcon,
  branch: WorkflowIcon,
  helix: WaypointsIcon,
  flask: LayersIcon,
  flame: SunIcon,
  droplet: CircleIcon,
  chat: MessageIcon,
  puzzle: CompassIcon,
  document: FileTextIcon,
};

/** Rows that the suggestions take at most, so that nothing below the box moves. */
const shown = 4;

/** A product home: the question box first, working before anything else is there. */
export function Home(props: HomeProps) {
  const { source, home, visitor, isIncognito, onLeaveIncognito } = props;
  const t = useMessages(homeMessages);
  const { text, setText, scope, setScope, isBusy, failure, isRefused, ask } = useAsk(props);
  const isMember = visitor === 'member' || visitor === 'viewer';
  const suggestions = useSuggestions(source, home, text, isMember && !isBusy);
  // Not called off with the screen: the saved home takes the place of /home a moment later and wants the same.
  const recommended = useQuery({
    queryKey: ['home', 'recommended', home],
    queryFn: () => source.recommended(home),
  });
  const cards = useQuery({ queryKey: ['home', 'cards', home], queryFn: () => source.cards(home) });
  const box = useRef<HTMLTextAreaElement>(null);
  const chips = suggestions.length > 0 ? suggestions.slice(0, shown) : (recommended.data ?? []).slice(0, shown);
  return (
    <Page className={styles.page}>
      <Heading level={1} size="display" className={styles.title}>
        {t(`titleFor.${home}`)}
      </Heading>
      {isIncognito && (
        <Banner
          title={t('incognito.title')}
          actions={
            <Button size="compact" onClick={onLeaveIncognito}>
              {t('incognito.leave')}
            </Button>
          }
          className={styles.incognito}
        >
          {t('incognito.text')}
        </Banner>
      )}
      {visitor === 'viewer' && <Banner title={t('viewer')} className={styles.incognito} />}
      <QuestionBox
        value={text}
        onChange={setText}
        onSubmit={() => ask()}
        label={t('box.label')}
        placeholder={t('box.placeholder')}
        submitLabel={t('box.ask')}
        submitHint={t('box.enter')}
        isBusy={isBusy}
        maxLength={questionLimit}
        hasAutoFocus
        inputRef={box}
        tools={
          <>
            <ScopeChips scope={scope} onChange={setScope} />
            {/* Has its place before there are words: coming with the first letter, it would move the page. */}
            {isMember && !isIncognito && (
              <span className={text.trim() === '' ? styles.held : styles.link}>
                <CopyLink key={text} make={() => source.shortLink(home, { text, scope })} />
              </span>
            )}
          </>
        }
        error={
          text.length > questionLimit
            ? t('box.tooLong', { limit: questionLimit, count: text.length - questionLimit })
            : isRefused
              ? t('viewer')
              : failure !== undefined && t('box.kept', { message: failure })
        }
      />
      <div className={styles.chips}>
        {recommended.isPending && suggestions.length === 0 ? (
          <Skeleton height={28} width="60%" />
        ) : (
          chips.length > 0 && (
            <>
              <Text size="caption" tone="muted" className={styles.chipsLabel}>
                {t(suggestions.length > 0 ? 'suggestions' : 'recommended')}
              </Text>
              <ul className={styles.chipList}>
                {chips.map((question) => (
                  <li key={question} className={styles.chipItem}>
                    <Chip onClick={() => (suggestions.length > 0 ? setText(question) : ask(question))}>{question}</Chip>
                  </li>
                ))}
              </ul>
            </>
          )
        )}
      </div>
      {/* How many lines the questions above take is known only with their words: what stands below them waits. */}
      {cards.isPending && !recommended.isPending && (
        <div className={styles.section} aria-hidden>
          <Skeleton lines={1} width="96px" />
          <Skeleton height={176} />
        </div>
      )}
      {!recommended.isPending && (cards.data ?? []).length > 0 && (
        <section className={styles.section}>
          <Heading level={2} size="section">
            {t('tasks')}
          </Heading>
          <CardGrid>
            {cards.data?.map((card) => (
              <CardCell key={card.id}>
                <CardLink
                  href={card.input === undefined ? staysIncognito(card.link, isIncognito) : card.link}
                  title={card.title}
                  description={card.text}
                  icon={cardIcons[card.icon] ?? MessageIcon}
                  onClick={(event) => {
                    if (isMember && !isIncognito) void source.choose(card);
                    if (card.input === undefined) return;
                    event.preventDefault();
                    setText(card.input);
                    box.current?.focus();
                  }}
                />
              </CardCell>
            ))}
          </CardGrid>
        </section>
      )}
      {/* How tall the cards are is known only with their words: what stands below them waits for that. */}
      {visitor !== 'guest' && !cards.isPending && !recommended.isPending && (
        <Recent source={source} isMember={isMember} />
      )}
      {isMember && props.notes}
    </Page>
  );
}
