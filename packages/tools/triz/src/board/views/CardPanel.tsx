import { Button, CloseIcon, Field, Heading, IconButton, Text, TextArea } from '@assay/design-system';
import { useMessages, useTranslator } from '@assay/i18n';
import {
  CiteButton,
  CitedPassages,
  CitedSourcesContext,
  SuggestionOf,
  useFieldText,
  useWorkSession,
  WhereToLook,
  WorkField,
} from '@assay/screens/works';
import { use } from 'react';
import { principles } from '../../tables/index.ts';
import { type BoardNode, below, principleOf } from '../kind/board-nodes.ts';
import * as styles from './board.css.ts';
import { useCardLines } from './card-lines.ts';
import { languageOfName } from './language-of-name.ts';
import { boardMessages } from './messages.ts';
import { mayChoosePrinciple, PrincipleChoice } from './PrincipleChoice.tsx';
import { PushForm } from './PushForm.tsx';
import type { Comparison } from './useComparison.ts';
import { WhyNamed } from './WhyNamed.tsx';

interface CardPanelProps {
  node: BoardNode;
  isReadOnly: boolean;
  comparison: Comparison;
  /** Id of the suggestion that it goes. */
  leaving?: string | undefined;
  /** New cards were asked for. */
  onGrow(): void;
  onClose(): void;
}

/** What the chosen card holds: its principle, the passages that carry it, and how it grows. */
export function CardPanel({ node, isReadOnly, comparison, leaving, onGrow, onClose }: CardPanelProps) {
  const t = useMessages(boardMessages);
  const { locale } = useTranslator();
  const { session, snapshot } = useWorkSession();
  const lines = useCardLines();
  const { sources } = use(CitedSourcesContext);
  const { type, fields } = node;
  const name = type === 'work' ? fields.title : fields.name;
  const rule = type === 'work' ? undefined : principles[(fields.principle ?? 0) - 1];
  const isBare = type === 'branch' && below(session.state, node.id).length === 0;
  return (
    <aside aria-label={t('card')} className={styles.panel} data-record={node.id}>
      <div className={styles.panelHead}>
        <WorkField record={node.id} field={type === 'work' ? 'title' : 'name'} className={styles.named}>
          <Heading level={2} size="section">
            <span lang={languageOfName(node, sources)}>{name}</span>
          </Heading>
        </WorkField>
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      {leaving !== undefined && <SuggestionOf id={leaving} />}
      <Text size="caption" tone="muted">
        {lines.principle(node)}
      </Text>
      {type === 'work' && <CardText record={node.id} field="statement" maxLength={4_000} isReadOnly={isReadOnly} />}
      {type === 'work' && <WhereToLook isReadOnly={isReadOnly} />}
      <WhyNamed node={node} />
      {rule && <Text tone="muted">{rule.hint[locale]}</Text>}
      {type === 'idea' && fields.direction !== undefined && (
        <Text size="caption" tone="muted">
          {t('pushed', { direction: fields.direction })}
        </Text>
      )}
      {type !== 'work' && !isReadOnly && mayChoosePrinciple(node) && <PrincipleChoice node={node} />}
      {type === 'idea' && principleOf(session.state, node) === undefined && (
        <Text tone="muted">{t('noPrinciple')}</Text>
      )}
      <CitedPassages record={node} />
      {type === 'idea' && Object.keys(node.evidence).length === 0 && <Text tone="muted">{t('noSource')}</Text>}
      {type === 'idea' && (
        <div>
          <CiteButton record={node.id} name={name ?? ''} about={[name, fields.note].filter(Boolean).join(' ')} />
        </div>
      )}
      {isBare && <Text tone="muted">{t(fields.isSearched ? 'noEvidence' : 'notSearched')}</Text>}
      {type === 'idea' && <CardText record={node.id} field="note" maxLength={2_000} isReadOnly={isReadOnly} />}
      {type === 'idea' && !isReadOnly && (
        <div className={styles.acts}>
          <WorkField record={node.id} field="isAside" className={styles.marked}>
            <Button
              size="compact"
              aria-pressed={fields.isAside === true}
              onClick={() => session.edit([{ op: 'set', id: node.id, field: 'isAside', value: !fields.isAside }])}
            >
              {t(fields.isAside ? 'takeUp' : 'setAside')}
            </Button>
          </WorkField>
          <WorkField record={node.id} field="isCompared" className={styles.marked}>
            <Button
              size="compact"
              aria-pressed={fields.isCompared === true}
              isDisabled={fields.isCompared !== true && !comparison.hasRoom}
              title={fields.isCompared === true || comparison.hasRoom ? undefined : t('compare.isEnough')}
              onClick={() => comparison.turn(node.id)}
            >
              {t(fields.isCompared ? 'compare.leave' : 'compare.take')}
            </Button>
          </WorkField>
        </div>
      )}
      {snapshot.mode === 'edit' && <PushForm key={node.id} node={node} onGrow={onGrow} />}
    </aside>
  );
}

interface CardTextProps {
  record: string;
  field: 'note' | 'statement';
  maxLength: number;
  isReadOnly: boolean;
}

/** What a person wrote on a card, changed where it stands. */
function CardText({ record, field, maxLength, isReadOnly }: CardTextProps) {
  const t = useMessages(boardMessages);
  const text = useFieldText(record, field);
  if (isReadOnly && text.value === '') return null;
  return (
    <WorkField record={record} field={field}>
      <Field label={t(`names.${field}`)}>
        <TextArea {...text} minRows={1} maxLength={maxLength} readOnly={isReadOnly} />
      </Field>
    </WorkField>
  );
}
