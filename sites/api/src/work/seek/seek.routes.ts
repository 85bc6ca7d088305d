import { parseCursor, terminalFrames } from '@assay/contract';
import * as seekCalls from '@assay/contract/calls/seek';
import { type SeekModuleType, seekSchedule } from '@assay/domain';
import { alreadySent, type Binding, bind, json } from '../../ground/http/binding.ts';
import { CallError } from '../../ground/http/call-error.ts';
import { withoutLink } from '../../ground/scope/tenant-scope.ts';
import type { EventStreams } from '../../ground/streams/event-stream.ts';
import { polledReply, pollStream } from '../../ground/streams/follow-stream.ts';
import { whileSent } from '../../ground/streams/held-file.ts';
import type { ReadingRights } from '../../ground/streams/reading-rights.ts';
import type { StreamLog } from '../../ground/streams/stream-log.ts';
import type { AnswerFeedback } from './answer-feedback.ts';
import type { AnswerExport } from './export/export-answer.ts';
import { framesOfModule } from './module-frames.ts';
import type { SeekService } from './seek.service.ts';

/** A module that is asked for as JSON is waited for this long, in ms; then it is given as it stands. */
const longestWait = 25_000;

const streamed = new Set<SeekModuleType>(
  seekSchedule.filter(({ apiType }) => apiType === 'sse').map(({ name }) => name),
);

interface SeekStreams {
  log: StreamLog;
  streams: EventStreams;
  rights: ReadingRights;
}

interface AnswerUses {
  exports: AnswerExport;
  feedback: AnswerFeedback;
}

export function seekBindings(
  service: SeekService,
  { log, streams, rights }: SeekStreams,
  { exports, feedback }: AnswerUses,
): Binding[] {
  async function finishedModule(questionId: string, stream: string, name: SeekModuleType, signal: AbortSignal) {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestWait)]);
    const watch = log.watch(stream, limit);
    try {
      for (;;) {
        const data = await service.module(questionId, name);
        if (!data) throw new CallError('notFound');
        if (data.status === 'FINISH' || limit.aborted) return data;
        await watch.wait();
      }
    } finally {
      watch.end();
    }
  }

  return bind(seekCalls, {
    'seek.init': async ({ body, scope, locale }) => {
      if (body.project !== undefined) throw new CallError('notFound');
      return service.ask(scope, {
        input: body.input,
        ...(body.seek_id === undefined ? {} : { pageId: body.seek_id }),
        ...(body.filters === undefined ? {} : { filters: body.filters }),
        ...(body.client_id === undefined ? {} : { clientId: body.client_id }),
        isIncognito: body.incognito ?? false,
        locale,
      });
    },
    'seek.page': ({ params, scope }) => service.page(scope, params.seek_id),
    'seek.stream': async ({ body, scope, sessionId, locale, outgoing }): Promise<typeof alreadySent> => {
      const question = await service.readableQuestion(scope, body.question_id);
      streams.serve(outgoing, question.stream_id, {
        after: parseCursor(body.last_event_id),
        right: service.rightTo({ scope, sessionId, locale }, question),
      });
      return alreadySent;
    },
    'seek.poll': async ({ body, scope, sessionId, locale }) => {
      const question = await service.readableQuestion(scope, body.question_id);
      const right = service.rightTo({ scope, sessionId, locale }, question);
      const read = await rights.whileHeld(right, (ended) =>
        pollStream(log, question.stream_id, parseCursor(body.last_event_id), body.wait * 1_000, ended),
      );
      if (!read) throw new CallError('notFound');
      return polledReply(read);
    },
    'seek.module': async ({ params, body, scope, sessionId, locale, outgoing, signal }) => {
      const { question_id: id, module_name: name } = params;
      const question = await service.readableQuestion(scope, id);
      if (body.regenerate) {
        if (scope.role === 'guest' || scope.role === 'widget') throw new CallError('forbidden');
        await service.regenerate(scope, id, [name]);
      }
      const right = service.rightTo({ scope, sessionId, locale }, question);
      if (!streamed.has(name)) {
        const data = await rights.whileHeld(right, (ended) =>
          finishedModule(id, question.stream_id, name, AbortSignal.any([signal, ended])),
        );
        return json(data);
      }
      streams.serve(outgoing, question.stream_id, {
        after: parseCursor(body.last_event_id),
        filter: framesOfModule(name),
        right,
        endsWith: ({ type }) => terminalFrames.includes(type),
      });
      return alreadySent;
    },
    'seek.stopEvent': async ({ query, scope }) => ({
      stopped: await service.stop(scope, query.question_id, query.attempt),
    }),
    'seek.regenerate': ({ body, scope }) => service.regenerate(scope, body.question_id, body.modules),
    'seek.rewrite': ({ body, scope, locale }) =>
      service.rewrite(scope, body.question_id, body.deep_input, body.client_id, locale),
    'seek.versions': ({ params, scope }) => service.versions(scope, params.question_id, params.module_name),
    'seek.passages': async ({ params, body, scope }) =>
      service.passages(await service.readableQuestion(scope, params.question_id), body.document, body.version),
    'seek.export': async ({ body, scope, sessionId, locale, outgoing }) => {
      const reader = { scope: withoutLink(scope), sessionId, locale };
      const question = await service.readableQuestion(reader.scope, body.question_id);
      return whileSent(rights, service.rightTo(reader, question), outgoing, () =>
        exports.file(question, body.format, locale),
      );
    },
    'seek.copy': async ({ params, body, scope, locale }) =>
      exports.copy(await service.readableQuestion(scope, params.question_id), body.passage, locale),
    'seek.feedback': async ({ body, scope }) => {
      const { question_id: id, rating, reason, content } = body;
      const question = await service.readableQuestion(scope, id);
      const given =
        rating === 'none'
          ? undefined
          : {
              rating,
              // A reason is why it did not help.
              ...(reason === undefined || rating === 'up' ? {} : { reason }),
              ...(content === undefined || rating === 'up' ? {} : { content }),
            };
      await feedback.give(question.id, scope, given);
      return { feedback: given ?? null };
    },
  });
}
