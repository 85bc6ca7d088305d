// The embedded engine as a person meets it: first words of the development questions, each asked of a library it has not
// been asked about, start and memory of the service.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { questionSets } from '@assay/starter-library';
import { builtMain, withEmbedded } from '../../sites/api/src/testing/installation.ts';
import { ask, embedded, signedIn } from '../asking.mjs';
import { median, ms, percentile } from '../statistics.mjs';

/** Longest time to the first words of one question, in ms. */
const bound = 300;
/** Longest start, in ms, and greatest memory, in MiB. */
const startBound = 1_100;
const memoryBound = 900;
const starts = 3;
/** A person's first question after a start, in ms from ready. */
const untilFirst = 3_000;
const atOnce = 10;
const rounds = 8;
const remembered = 200;

/** Development questions, those that follow up on others left out: their words alone ask nothing. */
async function questionsOf(file) {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line)).filter(({ thread = [] }) => thread.length === 0);
}

/** Resident memory of a process, in MiB. */
function memoryOf(pid) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

/** A service for people: one for tests loads nothing before it is asked. */
const forPeople = { NODE_ENV: 'development' };

/** Figures of answers. */
export async function run() {
  const english = await questionsOf(questionSets.developmentEnglish);
  const other = await questionsOf(questionSets.developmentOther);
  const installation = await withEmbedded({ ASSAY_RATE_LIMITS: 'false' });
  try {
    const first = await installation.spawn({}, builtMain);
    await embedded(first);
    await first.kill('SIGTERM');

    const started = [];
    let service;
    for (let count = 0; count < starts; count += 1) {
      await service?.kill('SIGTERM');
      const began = performance.now();
      service = await installation.spawn(forPeople, builtMain);
      started.push(performance.now() - began);
    }
    const clients = {};
    const askIn = async ({ language, question }) => {
      clients[language] ??= await signedIn(service.address, language);
      return ask(clients[language], question);
    };
    // What a first question waits for loads once the service is ready; it is told of on its own.
    await wait(untilFirst);
    const loading = await askIn(english[0]);
    const times = [];
    for (const question of english.slice(1)) times.push(await askIn(question));
    const again = [];
    for (const question of english.slice(1, 61)) again.push(await askIn(question));
    const memory = memoryOf(service.pid);
    const firstOther = await askIn(other[0]);
    const others = [];
    for (const question of other.slice(1)) others.push(await askIn(question));
    await service.kill('SIGTERM');

    service = await installation.spawn(forPeople, builtMain);
    for (const language of Object.keys(clients)) delete clients[language];
    await wait(untilFirst);
    await askIn(english[0]);
    const slowest = [];
    const together = [];
    for (let round = 0; round < rounds; round += 1) {
      const asked = english.slice(1 + round * atOnce, 1 + (round + 1) * atOnce);
      const taken = await Promise.all(asked.map(askIn));
      together.push(...taken);
      slowest.push(Math.max(...taken));
    }
    const alone = times.slice(0, rounds * atOnce);
    const how = 'over HTTP, starter library, embedded engine';
    return [
      {
        name: 'First words, a question asked for the first time, p95',
        value: `${ms(percentile(times, 0.95))}, p50 ${ms(median(times))}, longest ${ms(Math.max(...times))}`,
        target: `< ${bound} ms`,
        note: `${times.length} English development questions one after the other, ${how}`,
      },
      {
        name: 'First words, asked again, p95',
        value: `${ms(percentile(again, 0.95))}, p50 ${ms(median(again))}`,
        target: `< ${bound} ms`,
        note: `${again.length} of them`,
      },
      {
        name: 'First words, Chinese and Japanese questions asked for the first time, p95',
        value: `${ms(percentile(others, 0.95))}, p50 ${ms(median(others))}, longest ${ms(Math.max(...others))}`,
        target: `< ${bound} ms`,
        note: `${others.length} development questions after the English ones, ${how}`,
      },
      {
        name: 'First words, first question of a process',
        value: `${ms(loading)}; first Chinese question ${ms(firstOther)}`,
        note: `asked ${untilFirst / 1000} s after the service was ready`,
      },
      {
        name: 'First words, ten questions at once, slowest',
        value: `${ms(median(slowest))} (${(median(slowest) / median(alone)).toFixed(1)} times one alone), p95 of all ${ms(percentile(together, 0.95))}`,
        target: `< ${3 * bound} ms`,
        note: `median of ${rounds} rounds, each question asked for the first time`,
      },
      {
        name: 'Start of the service to ready',
        value: ms(median(started)),
        target: `< ${startBound} ms`,
        note: `median of ${starts}, library embedded; encoder, dictionaries and words load after it`,
      },
      {
        name: `Resident memory after ${remembered} questions and more`,
        value: `${memory.toFixed(0)} MiB`,
        target: `< ${memoryBound} MiB`,
        note: `the process after ${1 + times.length + again.length} questions, with its database and the thread of the encoder`,
      },
    ];
  } finally {
    await installation.remove();
  }
}
