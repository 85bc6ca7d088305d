import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { callbackify } from 'node:util';
import type { Settings } from '../configuration/settings.ts';
import type { Egress } from '../egress/egress.ts';
import type { Mailer } from '../egress/mail.types.ts';

/**
 * The operator's mail server. A development installation without one puts each message as a file into `outbox/` of the
 * data directory; a production installation without one has no mail.
 */
export function createMailer(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'ASSAY_DATA'>,
  egress: Egress,
): Mailer | undefined {
  const { SMTP_URL, MAIL_FROM, NODE_ENV, ASSAY_DATA } = settings;
  if (SMTP_URL === undefined) return NODE_ENV === 'production' ? undefined : outbox(MAIL_FROM, ASSAY_DATA);
  // Loaded with the first mail: most processes start without sending one.
  const transport = onFirstUse(async () =>
    (await import('nodemailer')).createTransport(
      {
        url: SMTP_URL,
        getSocket: ({ port, secure }, done) => {
          const connect = () => egress.connect('mail', new URL(SMTP_URL), Number(port) || (secure ? 465 : 587));
          callbackify(connect)((error, connection) => done(error, error ? undefined : { connection }));
        },
      },
      { from: MAIL_FROM },
    ),
  );
  return egress.mailer(async (mail) => {
    await (await transport()).sendMail(mail);
  }, new URL(SMTP_URL).host);
}

function outbox(from: string, data: string): Mailer {
  const transport = onFirstUse(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }, { from }),
  );
  return async (mail) => {
    const { message } = await (await transport()).sendMail(mail);
    const folder = join(resolve(data), 'outbox');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${Date.now()}-${randomUUID()}.eml`), message as Buffer);
  };
}

function onFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
