import type { Locale } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { useWorkSession, type WorkSession } from '@assay/screens/works';
import type { RecordId } from '@assay/works';
import { use } from 'react';
import { recordsOf, type Triz, type TypeName } from '../kind/records-of.ts';
import { ChosenContradiction } from './ChosenContradiction.ts';

interface OpenTriz {
  session: WorkSession;
  locale: Locale;
  contradictions: readonly Triz<'contradiction'>[];
  /** The one that is looked at. */
  contradiction: Triz<'contradiction'> | undefined;
  /** Records of a type under another, in their order. */
  under<Type extends TypeName>(parent: RecordId | null, type: Type): readonly Triz<Type>[];
}

/** The open TRIZ work, by what its parts are. */
export function useTriz(): OpenTriz {
  const { session } = useWorkSession();
  const { locale } = useTranslator();
  const { state } = session;
  const under: OpenTriz['under'] = (parent, type) => recordsOf(state, parent, type);
  const { chosen } = use(ChosenContradiction);
  const contradictions = under(null, 'contradiction');
  const contradiction = contradictions.find(({ id }) => id === chosen) ?? contradictions[0];
  return { session, locale, contradictions, contradiction, under };
}
