// Search among 1,000,000 made-up companies on the embedded database, through the service's own search.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyWords } from '@assay/domain';
import { areas } from '../../sites/api/src/areas.ts';
import { migrate } from '../../sites/api/src/ground/database/migrations.ts';
import { openDatabase } from '../../sites/api/src/ground/database/open-database.ts';
import { createCompanyWriter, settleCompanies } from '../../sites/api/src/knowledge/companies/company.store.ts';
import { createCompanySearch } from '../../sites/api/src/knowledge/companies/company-search.ts';
import { ms, percentile } from '../statistics.mjs';
import { company, madeCompany, randomOf } from './names.mjs';

const count = Number(process.env.ASSAY_BENCH_COMPANIES ?? 1_000_000);
const batch = 2000;
const asked = 200;
const target = 'under 50 ms';

/** A slip in a word: a letter left out, doubled, replaced, or swapped with the next. */
function slip(text, random) {
  const at = 1 + Math.floor(random() * (text.length - 2));
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  return [
    head + tail.slice(1),
    head + tail[0] + tail,
    `${head}e${tail.slice(1)}`,
    head + tail[1] + tail[0] + tail.slice(2),
  ][Math.floor(random() * 4)];
}

const isLatin = (name) => /^[a-z]/i.test(name);
/** What is typed to find a company, by kind. */
const kinds = {
  'the whole name': ({ name }) => name,
  'the beginning of a name, 3 to 8 letters': ({ name }, random) =>
    isLatin(name)
      ? companyWords(name)
          .join(' ')
          .slice(0, 3 + Math.floor(random() * 6))
      : undefined,
  'one or two letters': ({ name }, random) => (isLatin(name) ? name.slice(0, 1 + Math.floor(random() * 2)) : undefined),
  'a word within the name': ({ name }) => (isLatin(name) ? companyWords(name)[1] : undefined),
  'a name with a slip': ({ name }, random) => {
    const [first = ''] = companyWords(name);
    return isLatin(name) && first.length > 4
      ? [slip(first, random), ...companyWords(name).slice(1)].join(' ')
      : undefined;
  },
  'a word with a slip': ({ name }, random) => {
    const [first = ''] = companyWords(name);
    return isLatin(name) && first.length > 4 ? slip(first, random) : undefined;
  },
  'Chinese or Japanese, 2 characters': ({ name }, random) => {
    const at = Math.floor(random() * 4);
    return isLatin(name) ? undefined : name.slice(at, at + 2);
  },
  'Chinese or Japanese, 4 to 6 characters': ({ name }, random) =>
    isLatin(name) ? undefined : name.slice(0, 4 + Math.floor(random() * 3)),
  'Chinese or Japanese, a wrong character': ({ name }) =>
    isLatin(name) ? undefined : `${name.slice(0, 3)}鑫${name.slice(4, 6)}`,
};

async function fill(database) {
  const db = database.tables();
  const write = createCompanyWriter();
  for (let from = 0; from < count; from += batch) {
    const made = Array.from({ length: Math.min(batch, count - from) }, (_, offset) => madeCompany(from + offset));
    await db.transaction().execute((transaction) => write(transaction, made));
    if ((from / batch) % 50 === 49) process.stderr.write(`${from + batch} companies\n`);
  }
  await settleCompanies(db);
}

async function measure(search, typed) {
  for (const text of typed.slice(0, 10)) await search(text);
  const times = [];
  let found = 0;
  for (const text of typed) {
    const began = performance.now();
    const companies = await search(text);
    times.push(performance.now() - began);
    if (companies.length > 0) found += 1;
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), most: Math.max(...times), found };
}

/** Figures of the company index for docs/figures.md. */
export async function run() {
  const directory = await mkdtemp(join(tmpdir(), 'assay-bench-companies-'));
  const database = await openDatabase({ directory, poolSize: 2 });
  const figures = [];
  try {
    await migrate(database, areas);
    const began = performance.now();
    await fill(database);
    const seconds = (performance.now() - began) / 1000;
    const search = createCompanySearch(database.tables());
    for (const [about, typedOf] of Object.entries(kinds)) {
      const random = randomOf(about.length);
      const typed = [];
      while (typed.length < asked) {
        const text = typedOf(company(Math.floor(random() * count)), random);
        if (text) typed.push(text);
      }
      const { p50, p95, most, found } = await measure(search, typed);
      const row = {
        name: `Company search, ${about}, p95`,
        value: ms(p95),
        target,
        note: `p50 ${ms(p50)}, longest ${ms(most)}; ${found} of ${asked} found something`,
      };
      process.stderr.write(`${row.name}: ${row.value} (${row.note})\n`);
      figures.push(row);
    }
    const { rows } = await database.pool.query(
      "select pg_total_relation_size('company') + pg_total_relation_size('company_word') as size",
    );
    figures.push({
      name: 'Filling the company index',
      value: `${Math.round(count / seconds)} companies/s`,
      note: `${count.toLocaleString('en')} companies, ${Math.round(Number(rows[0].size) / 1e6)} MB with indexes, PGlite on disk; load of the machine at the end ${loadavg()[0].toFixed(1)}`,
    });
    return figures;
  } finally {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  }
}
