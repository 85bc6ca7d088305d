import { Banner, Button, Chip, Field, Text, TextInput, WaypointsIcon } from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import { useWorkSession } from '@assay/screens/works';
import { useState } from 'react';
import { subPrinciples } from '../../tables/index.ts';
import { type BoardNode, principleOf } from '../kind/board-nodes.ts';
import { useBoardSource } from './BoardSourceContext.ts';
import * as styles from './board.css.ts';
import { boardMessages } from './messages.ts';

const longest = 200;

/** Pushes a card in a direction: one's own words, or a way to work with its principle. */
export function PushForm({ node, onGrow }: { node: BoardNode; onGrow(): void }) {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  const { session } = useWorkSession();
  const { source } = useBoardSource();
  const [direction, setDirection] = useState('');
  const [isGrowing, setGrowing] = useState(false);
  const [grown, setGrown] = useState<readonly string[]>();
  const [failure, setFailure] = useState<string>();
  const number = principleOf(session.state, node);
  const ways = number === undefined ? [] : (subPrinciples[number - 1] ?? []);

  async function push() {
    setGrowing(true);
    setFailure(undefined);
    setGrown(undefined);
    try {
      await session.sent();
      onGrow();
      const { cards, done } = await source.push(node.id, direction.trim());
      if (done) session.taken(done);
      setGrown(cards);
      setDirection('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setGrowing(false);
    }
  }

  /** Where the library holds nothing, one card says the direction and has no source. */
  const isUnsourced = ([only, ...others]: readonly string[]) => {
    const card = only === undefined ? undefined : session.state.get(only);
    return card !== undefined && others.length === 0 && Object.keys(card.evidence).length === 0;
  };

  return (
    <form
      className={styles.push}
      aria-label={t('push.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (direction.trim() !== '' && !isGrowing) void push();
      }}
    >
      <Field label={t('push.direction')} hint={t('push.hint')}>
        <TextInput
          value={direction}
          maxLength={longest}
          onChange={(event) => setDirection(event.target.value)}
          size="compact"
        />
      </Field>
      {ways.length > 0 && (
        <div role="group" aria-label={t('push.suggested')} className={styles.ways}>
          {ways.map(({ letter, says }) => (
            <Chip key={letter} onClick={() => setDirection(says[locale].slice(0, longest))}>
              {says[locale]}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          size="compact"
          icon={WaypointsIcon}
          isBusy={isGrowing}
          busyLabel={t('push.growing')}
          isDisabled={direction.trim() === ''}
        >
          {t('push.do')}
        </Button>
      </div>
      <Text size="caption" tone="muted" role="status">
        {grown === undefined ? '' : isUnsourced(grown) ? t('push.unsourced') : t('push.grown', { count: grown.length })}
      </Text>
      {failure !== undefined && (
        <Banner tone="critical" title={t('push.failed')}>
          {failure}
        </Banner>
      )}
    </form>
  );
}
