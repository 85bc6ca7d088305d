// Twenty people who write in one text, each cut off from time to time: what they have in the end, and whether it is the same.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { tools } from '@assay/tools/service';
import { createReplica, createWorkState } from '@assay/works';
import { documentOf } from '@assay/works/prose';
import { withPostgres } from '../../sites/api/src/testing/installation.ts';
import { signInAs } from '../../sites/api/src/testing/people.ts';
import { followWork } from '../../sites/api/src/work/works/testing/follow-work.ts';
import { median, ms, percentile } from '../statistics.mjs';

const people = 20;
const lasting = Number(process.env.BENCH_TYPING_SECONDS ?? 600) * 1_000;
/** Ms from one word of a person to the next: some 250 letters a minute. */
const pace = () => 700 + Math.random() * 1_200;
/** Ms that somebody has a line, and that they have none. */
const withLine = () => 5_000 + Math.random() * 40_000;
const withoutLine = () => 500 + Math.random() * 10_000;
/** Share of the acts that take a word of one's own away again. */
const takenAway = 0.1;
const section = 'section';

const { kind } = tools.find((tool) => tool.kind.name === 'summary');
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Here' }] };
const begun = {
  kind: kind.name,
  schema: 0,
  records: [
    ['work', 'work', null, { title: 'Typing', language: 'en' }],
    ['source', 'source', null, { name: 'Pumps', document: 'none' }],
    [section, 'section', 'source', { body: { type: 'doc', content: [paragraph, paragraph, paragraph] } }],
  ].map(([id, type, parent, fields], at) => ({ id, type, parent, order: `a${at}`, fields, evidence: {}, basis: [] })),
};

const bodyOf = (lookup) => documentOf(lookup.get(section)?.fields.body);

/** Ends of the paragraphs, as ProseMirror counts places. */
function ends(body) {
  const found = [];
  body.forEach((node, at) => found.push(at + 1 + node.content.size));
  return found;
}

/** Where a word stands with the space before it; undefined where it is nowhere. */
function placeOf(body, word) {
  let place;
  body.descendants((node, at) => {
    const start = node.isText ? `${node.text} `.indexOf(` ${word} `) : -1;
    if (start >= 0) place = { from: at + start, to: at + start + word.length + 1 };
  });
  return place;
}

/** Somebody on a page of their own: types, sends what they have, hears of the others while they have a line. */
function typist(client, work, opened, name) {
  const replica = createReplica(kind, opened);
  const words = new Set();
  const waits = [];
  const sentAt = new Map();
  const confirmed = [];
  const line = { isOpen: false };
  let follower;
  let lost = 0;
  let sending;
  let cuts = 0;

  function receive(change) {
    lost += replica.receive(change).length;
    const began = sentAt.get(change.id);
    if (began !== undefined) confirmed.push(performance.now() - began);
    for (const proceed of waits.splice(0)) proceed();
    return 0;
  }

  async function sendAll() {
    while (line.isOpen && replica.pending.length > 0) {
      const edits = replica.pending.slice(0, 50);
      for (const { id } of edits) if (!sentAt.has(id)) sentAt.set(id, performance.now());
      const { data, failure } = await client.call('works.edit', { params: { work_id: work }, body: { edits } });
      if (failure) throw new Error(failure.message);
      // The answer may be lost with the line: what was done is sent again, and done once.
      if (!line.isOpen) return;
      for (const { id, refused } of data.results) if (refused) lost += 1 + replica.drop(id).length;
      const reached = Math.max(0, ...data.results.map(({ revision = 0 }) => revision));
      while (line.isOpen && replica.revision < reached) await new Promise((proceed) => waits.push(proceed));
    }
  }

  const one = {
    replica,
    words,
    confirmed,
    counts: () => ({ lost, cuts }),
    send() {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
    async join() {
      if (line.isOpen) return;
      follower = await followWork(client, work, replica.revision, name);
      for (const change of follower.changes) receive(change);
      follower.changes.push = receive;
      line.isOpen = true;
      // What was on its way when the line went has to come to its end first.
      await sending;
      void one.send();
    },
    cut() {
      if (!line.isOpen) return;
      cuts += 1;
      line.isOpen = false;
      follower.leave();
      for (const proceed of waits.splice(0)) proceed();
    },
    act(count) {
      const body = bodyOf(replica.state);
      const [old] = words;
      const place = old !== undefined && Math.random() < takenAway ? placeOf(body, old) : undefined;
      const at = ends(body)[Math.floor(Math.random() * body.childCount)];
      const word = `${name}n${count}`;
      const step = place
        ? { stepType: 'replace', ...place }
        : { stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: ` ${word}` }] } };
      replica.submit({
        id: randomUUID(),
        operations: [{ op: 'write', id: section, field: 'body', on: 0, steps: [step] }],
      });
      if (place) words.delete(old);
      else words.add(word);
      void one.send();
    },
  };
  return one;
}

async function untilAllHave(typists, revision) {
  const end = performance.now() + 60_000;
  for (const { replica } of typists) while (replica.revision < revision() && performance.now() < end) await wait(50);
}

async function type(clients, work, records, revision) {
  const typists = Array.from({ length: people }, (_, at) =>
    typist(clients[at % clients.length], work, { records, revision }, `p${at}`),
  );
  for (const one of typists) await one.join();
  const end = performance.now() + lasting;
  const isOver = () => performance.now() >= end;
  await Promise.all(
    typists.flatMap((one) => [
      (async () => {
        for (let count = 0; !isOver(); count += 1) {
          one.act(count);
          await wait(pace());
        }
      })(),
      (async () => {
        while (!isOver()) {
          await wait(Math.min(withLine(), Math.max(0, end - performance.now())));
          one.cut();
          await wait(withoutLine());
          await one.join();
        }
      })(),
    ]),
  );
  for (const one of typists) {
    await one.join();
    await one.send();
  }
  return typists;
}

export async function run() {
  const installation = await withPostgres({ ASSAY_RATE_LIMITS: '0' });
  try {
    const services = [
      await installation.spawn({ ASSAY_RATE_LIMITS: '0' }),
      await installation.spawn({ ASSAY_RATE_LIMITS: '0' }),
    ];
    const clients = await Promise.all(services.map(async (service) => signInAs(await service.client(), 'enterprise')));
    const made = await clients[0].call('works.import', { body: begun });
    const work = made.data.work_id;
    const open = async () => (await clients[0].call('works.open', { params: { work_id: work } })).data;
    const first = await open();
    const typists = await type(clients, work, first.records, first.work.revision);
    const last = await open();
    await untilAllHave(typists, () => last.work.revision);
    const held = createWorkState(kind, last.records).records();
    const equal = typists.filter(({ replica }) => isDeepStrictEqual(replica.state.records(), held)).length;
    const text = bodyOf(createWorkState(kind, last.records)).textBetween(
      0,
      bodyOf(createWorkState(kind, last.records)).content.size,
      ' ',
    );
    const found = text.split(' ').filter((word) => /^p\d+n\d+$/.test(word));
    const wanted = typists.flatMap(({ words }) => [...words]);
    const kept = wanted.filter((word) => found.includes(word)).length;
    const confirmed = typists.flatMap((one) => one.confirmed);
    const cuts = typists.reduce((sum, one) => sum + one.counts().cuts, 0);
    const lost = typists.reduce((sum, one) => sum + one.counts().lost, 0);
    for (const service of services) await service.kill('SIGTERM');
    const note = `${people} people for ${Math.round(lasting / 1_000)} s in three paragraphs, ${last.work.revision} changes, ${cuts} cuts, two processes on PostgreSQL`;
    return [
      { name: 'People who end with what the service has', value: `${equal} of ${people}`, target: 'all', note },
      {
        name: 'Words in the text in the end',
        value: `${kept} of ${wanted.length}, ${found.length - kept} others`,
        target: 'all, and none twice',
        note: `those that were written and not taken away again; ${lost} edits given back`,
      },
      {
        name: 'A word confirmed',
        value: `p50 ${ms(median(confirmed))}, p95 ${ms(percentile(confirmed, 0.95))}`,
        note: 'from its being sent first; with those whose answer a cut took along',
      },
    ];
  } finally {
    await installation.remove();
  }
}
