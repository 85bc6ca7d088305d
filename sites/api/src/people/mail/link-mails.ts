import type { IncomingMessage } from 'node:http';
import type { Locale } from '@assay/domain';
import type { Settings } from '../../ground/configuration/settings.ts';
import type { Mail } from '../../ground/egress/mail.types.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { mailWords } from './mail-words.ts';
import { quotedName } from './quoted-name.ts';

type LinkMail = 'register' | 'known' | 'password' | 'invitation';

/** A mail that carries one link, in the reader's language. */
export function linkMail(
  kind: LinkMail,
  locale: Locale,
  to: string,
  link: string,
  names: { tenant?: string; inviter?: string } = {},
): Mail {
  const t = mailWords(locale);
  const values = { tenant: quotedName(names.tenant ?? ''), inviter: quotedName(names.inviter ?? '') };
  const text = [
    t(`links.${kind}.lead`, values),
    link,
    ...(kind === 'invitation' ? [] : [t(`links.${kind}.otherwise`)]),
  ].join('\n\n');
  return { to, subject: t(`links.${kind}.subject`, values), text };
}

/**
 * Address of the site for a link in a mail. The address a request names can be forged, so production needs it set.
 *
 * @throws CallError unavailable in production without ASSAY_PUBLIC_URL
 */
export function addressIn(
  settings: Pick<Settings, 'ASSAY_PUBLIC_URL' | 'NODE_ENV'>,
  incoming: Pick<IncomingMessage, 'headers'>,
): string {
  if (settings.ASSAY_PUBLIC_URL !== undefined) return settings.ASSAY_PUBLIC_URL;
  if (settings.NODE_ENV === 'production') throw new CallError('unavailable');
  return `http://${incoming.headers.host ?? 'localhost'}`;
}
