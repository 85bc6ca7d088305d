import type { Locale } from '@assay/domain';
import { useTranslator } from '@assay/i18n';
import { useWorkSession, type WorkSession } from '@assay/screens/works';
import { type RecordId, type RecordOf } from '@assay/works';
import { use } from 'react';
import type { trizKind } from '../kind/triz-kind.ts';
import { ChosenContradiction } from './ChosenContradiction.ts';

type TypeName = keyof (typeof trizKind)['types'];
type Triz<Type extends TypeName> = RecordOf<typeof trizKind, Type>;

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
  const under: OpenTriz['under'] = (parent, type) =>
    state
      .children(parent)
      .map((id) => state.get(id))
      .filter((record) => record?.type === type) as never;
  const { chosen } = use(ChosenContradiction);
  const contradictions = under(null, 'contradiction');
  const contradiction = contradictions.find(({ id }) => id === chosen) ?? contradictions[0];
  return { session, locale, contradictions, contradiction, under };
}
