import { useMessages, useTranslator } from '@assay/i18n';
import { type SettingEditorProps, settingEditor } from '@assay/screens/setting-editor';
import {
  type Separations,
  separationQuestions,
  separations,
  separationWays,
  separationWords,
} from '../../tables/index.ts';
import { trizMessages } from '../messages.ts';
import { PrincipleList } from './PrincipleList.tsx';
import * as styles from './separations.css.ts';

/** The principles of each way to part a physical contradiction, as an organisation has them. */
function Ways({ value, onChange, isDisabled }: SettingEditorProps<Separations>) {
  const t = useMessages(trizMessages);
  const { locale } = useTranslator();
  return (
    <div className={styles.ways}>
      {separationWays.map((way) => (
        <PrincipleList
          key={way}
          title={t(`contradiction.${separationWords[way]}`)}
          hint={separationQuestions[way][locale]}
          numbers={value[way]}
          isDisabled={isDisabled}
          onChange={(numbers) => onChange({ ...value, [way]: numbers })}
        />
      ))}
    </div>
  );
}

export const SeparationsEditor = settingEditor(separations, Ways);
