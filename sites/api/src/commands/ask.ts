import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Client, createClient, createCookieFetch, isCallError, partText, type StreamState } from '@assay/client';
import type { moduleContents } from '@assay/contract/schemas';
import { isLocale, type Locale } from '@assay/domain';
import type { z } from 'zod';
import { readSettings } from '../configuration/settings.ts';
import { readAddress } from '../operations/running-address.ts';

const usage = `npm run ask -- "question" [--json] [--url ADDRESS] [--email E --password P] [--locale cn|en|jp|tw]
npm run ask -- --document ID [--version N] [--json]`;

type Summary = z.output<(typeof moduleContents)['SUMMARY']>;

/** A command ends with this sentence instead of a stack. */
class AskError extends Error {}

/** A client of the service at an address, with a device of its own and nobody signed in. */
async function connect(baseUrl: string, service: string, locale: Locale): Promise<Client> {
  const id = randomUUID();
  const fetchWithCookies = createCookieFetch();
  const options = { baseUrl, service, locale, fetch: fetchWithCookies };
  const { key } = await createClient({ ...options, device: { id, key: 'unregistered' } }).call(
    'operations.registerDevice',
    { body: { device: id } },
  );
  return createClient({ ...options, device: { id, key } });
}

async function signIn(client: Client, email: string | undefined, password: string | undefined): Promise<void> {
  if (email !== undefined && password !== undefined) {
    await client.call('account.signIn', { body: { account: email, password } });
    return;
  }
  const demo = await client.call('account.demoAccounts').catch(() => undefined);
  const account = demo?.accounts.find(({ edition }) => edition === 'premium') ?? demo?.accounts[0];
  if (!account) throw new AskError('This installation has no demo accounts: give --email and --password.');
  await client.call('account.signIn', { body: { account: account.account, password: account.password } });
}

/** Asks and follows the answer to its end. */
async function ask(client: Client, input: string): Promise<{ state: StreamState; summary: Summary | undefined }> {
  const { seek_id, question_id } = await client.call('seek.init', { body: { input, client_id: randomUUID() } });
  const state = await client.openStream('seek.stream', { body: { question_id } }, {}).done;
  const page = await client.call('seek.page', { params: { seek_id } });
  const question = page.questions.find((asked) => asked.question_id === question_id);
  const module = question?.modules.find(({ module_name }) => module_name === 'SUMMARY');
  return { state, summary: module?.content as Summary | undefined };
}

const marks = {
  supported: '',
  partly: ' (partly supported)',
  unsupported: ' (unsupported)',
  unchecked: ' (unchecked)',
} as const;

function printAnswer(state: StreamState, summary: Summary): void {
  const line = (text = '') => process.stdout.write(`${text}\n`);
  const numberOf = (document: string) => state.sources.find((source) => source.document === document)?.number;
  line();
  for (const { text, support, citations } of summary.sentences) {
    const numbers = [...new Set(citations.map(({ document }) => numberOf(document)))].filter(
      (number) => number !== undefined,
    );
    line(`${text}${numbers.length > 0 ? ` [${numbers.join(', ')}]` : ''}${marks[support]}`);
  }
  if (summary.sentences.length === 0) line(partText(state, summary.part));
  if (summary.values.length > 0) {
    line();
    for (const { quantity, printed, unit, subject, conditions, conflicts, citation } of summary.values) {
      const where = [subject, ...conditions].filter(Boolean).join(', ');
      line(
        `  ${quantity}: ${printed} ${unit}${where ? ` (${where})` : ''} [${numberOf(citation.document) ?? citation.document}]${conflicts ? ' differs' : ''}`,
      );
    }
  }
  line();
  for (const { number, title, document, version, year } of [...state.sources].sort((a, b) => a.number - b.number)) {
    line(`  [${number}] ${title}${year ? `, ${year}` : ''} · ${document} v${version}`);
  }
  const { documents, passages, languages } = summary.searched;
  line();
  line(`  ${summary.engine}; ${passages} passages of ${documents} documents searched (${languages.join(', ')})`);
}

async function showDocument(client: Client, id: string, version: number | undefined, asJson: boolean): Promise<void> {
  const document = await client.call('library.document', {
    params: { id },
    query: version === undefined ? {} : { version },
  });
  process.stdout.write(asJson ? `${JSON.stringify(document)}\n` : `${document.text}\n`);
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
  try {
    const client = await connect(
      `${address.replace(/\/+$/, '')}${settings.ASSAY_API_BASE}`,
      settings.ASSAY_SERVICE,
      values.locale,
    );
    await signIn(client, values.email, values.password);
    if (values.document !== undefined) {
      await showDocument(client, values.document, version, values.json);
      return 0;
    }
    const { state, summary } = await ask(client, question);
    if (!summary) throw new AskError(state.failure?.message ?? 'The question was stopped before it was answered.');
    if (values.json) {
      const { engine, grade, gaps, sentences, nearest, values, searched } = summary;
      process.stdout.write(`${JSON.stringify({ engine, grade, gaps, sentences, nearest, values, searched })}\n`);
    } else printAnswer(state, summary);
    return 0;
  } catch (error) {
    if (isCallError(error) && error.code === 0)
      throw new Error(`No service answers at ${address}. Start it with "npm start", or give its address with --url.`, {
        cause: error,
      });
    throw error;
  }
}
