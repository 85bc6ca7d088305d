import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Client, createClient, isCallError, type StreamState } from '@assay/client';
import * as libraryCalls from '@assay/contract/calls/library';
import * as seekCalls from '@assay/contract/calls/seek';
import { isLocale, type Locale } from '@assay/domain';
import { readSettings } from '../ground/configuration/settings.ts';
import { readAddress } from '../ground/operations/running-address.ts';
import { answerLines, askedFirst, type Summary } from './ask-answer.ts';
import { AskError, type SessionPlace, withSession } from './ask-session.ts';

const usage = `npm run ask -- "question" [--json] [--url ADDRESS] [--email E [--password P]] [--locale cn|en|jp|tw]
npm run ask -- --document ID [--version N] [--json]

  --locale    language of the reader: what is said around the quoted sentences, English when it is absent
  --email     account to ask as, with --password at the first time; without it a demo account
The session is kept in the data directory, readable by you alone, and begun again when the service refuses it.
With ASSAY_TOKEN in the environment no session is begun: the token asks. It needs the scopes ask and read.`;

/** Asks and follows the answer to its end. */
async function ask(client: Client, input: string): Promise<{ state: StreamState; summary: Summary | undefined }> {
  const { seek_id, question_id } = await client.call(seekCalls.init, { body: { input, client_id: randomUUID() } });
  const state = await client.openStream(seekCalls.stream, { body: { question_id } }, {}).done;
  const page = await client.call(seekCalls.page, { params: { seek_id } });
  const question = page.questions.find((asked) => asked.question_id === question_id);
  const module = question?.modules.find(({ module_name }) => module_name === 'SUMMARY');
  return { state, summary: module?.content as Summary | undefined };
}

async function showDocument(client: Client, id: string, version: number | undefined, asJson: boolean): Promise<void> {
  const document = await client.call(libraryCalls.document, {
    params: { id },
    query: version === undefined ? {} : { version },
  });
  process.stdout.write(asJson ? `${JSON.stringify(document)}\n` : `${document.text}\n`);
}

/** Does some work with a token: as whoever it speaks for, without a session that is kept. */
function withToken({ baseUrl, service, locale, email }: SessionPlace, token: string) {
  if (email !== undefined) throw new AskError('ASSAY_TOKEN says who asks: leave out --email, or the token.');
  return (work: (client: Client) => Promise<void>) => work(createClient({ baseUrl, service, locale, token }));
}

/** `npm run ask`: one question or one document over the same calls as the browser. */
export async function askCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      locale: { type: 'string', default: 'en' },
      document: { type: 'string' },
      version: { type: 'string' },
    },
  });
  const question = positionals.join(' ').trim();
  const version = values.version === undefined ? undefined : Number(values.version);
  if (
    (question === '') === (values.document === undefined) ||
    !isLocale(values.locale) ||
    (version !== undefined && !Number.isInteger(version))
  ) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const settings = readSettings(process.env);
  const address =
    values.url ??
    settings.ASSAY_PUBLIC_URL ??
    (await readAddress(resolve(settings.ASSAY_DATA))) ??
    `http://127.0.0.1:${settings.PORT ?? 3000}`;
  const place = {
    directory: resolve(settings.ASSAY_DATA),
    baseUrl: `${address.replace(/\/+$/, '')}${settings.ASSAY_API_BASE}`,
    service: settings.ASSAY_SERVICE,
    locale: values.locale,
    email: values.email,
    password: values.password,
  };
  const token = process.env['ASSAY_TOKEN'];
  const caller = token
    ? withToken(place, token)
    : (work: (client: Client) => Promise<void>) => withSession(place, work);
  try {
    await caller(async (client) => {
      if (values.document !== undefined) return showDocument(client, values.document, version, values.json);
      const { state, summary } = await ask(client, question);
      if (!summary) throw new AskError(state.failure?.message ?? 'The question was stopped before it was answered.');
      if (values.json) {
        const { engine, grade, gaps, readAs, askAgain, sides, sentences, nearest, searched } = summary;
        const told = {
          engine,
          grade,
          gaps,
          readAs,
          askAgain,
          sides,
          sentences,
          nearest,
          values: askedFirst(summary),
          searched,
        };
        process.stdout.write(`${JSON.stringify(told)}\n`);
      } else process.stdout.write(`${answerLines(state, summary, values.locale as Locale).join('\n')}\n`);
    });
    return 0;
  } catch (error) {
    if (isCallError(error) && error.code === 0)
      throw new Error(`No service answers at ${address}. Start it with "npm start", or give its address with --url.`, {
        cause: error,
      });
    throw error;
  }
}
