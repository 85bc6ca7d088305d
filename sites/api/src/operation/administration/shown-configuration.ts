import type { AssayCalls } from '@assay/contract';
import { type SettingName, settingTable } from '../../ground/configuration/setting-table.ts';
import type { Settings } from '../../ground/configuration/settings.ts';

type Configuration = AssayCalls['administration.configuration']['response'];
type Group = Configuration['settings'][number]['group'];

const shown: readonly (readonly [SettingName, Group])[] = [
  ['LLM_BASE_URL', 'model'],
  ['LLM_MODEL', 'model'],
  ['LLM_API_KEY', 'model'],
  ['EMBEDDINGS_BASE_URL', 'embeddings'],
  ['EMBEDDINGS_MODEL', 'embeddings'],
  ['EMBEDDINGS_API_KEY', 'embeddings'],
  ['SMTP_URL', 'mail'],
  ['MAIL_FROM', 'mail'],
  ['SALES_MAIL_TO', 'mail'],
];

/** What an administrator may see of the environment: that a secret is set, and addresses without what they hide. */
export function shownConfiguration(settings: Settings): Configuration {
  return {
    settings: shown.map(([name, group]) => {
      const value = settings[name];
      return { name, group, is_set: value !== undefined, value: value === undefined ? null : shownValue(name, value) };
    }),
    model: settings.LLM_BASE_URL === undefined || settings.LLM_MODEL === undefined ? 'none' : 'configured',
    mail: mailState(settings),
  };
}

/** How mail leaves: over SMTP, into the files of a development installation, or not at all. */
export function mailState({ SMTP_URL, NODE_ENV }: Pick<Settings, 'SMTP_URL' | 'NODE_ENV'>): Configuration['mail'] {
  if (SMTP_URL !== undefined) return 'configured';
  return NODE_ENV === 'production' ? 'none' : 'outbox';
}

function shownValue(name: SettingName, value: Settings[SettingName]): string | null {
  const text = String(value);
  // The address of a mail server holds a password, and is of use without it.
  if (URL.canParse(text)) {
    const { protocol, host, pathname } = new URL(text);
    return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
  }
  return 'isSecret' in settingTable[name] && settingTable[name].isSecret ? null : text;
}
