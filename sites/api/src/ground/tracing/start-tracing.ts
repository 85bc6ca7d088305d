import type { Settings } from '../configuration/settings.ts';
import type { Egress } from '../egress/egress.ts';
import { onBehalfOf } from '../egress/egress-subject.ts';
import type { Log } from '../log/log.ts';
import { outsideTraces } from '../log/trace-place.ts';
import { version } from '../operations/version.ts';
import { createOpenTelemetryTracer } from './open-telemetry.ts';
import type { Tracer } from './tracer.types.ts';

export type TracingSettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Begins to tell traces to the collector of the settings. The module is loaded only where they name one. */
export function startTracing(endpoint: string, settings: TracingSettings, egress: Egress, log: Log): Tracer {
  const send = egress.fetch('traces');
  // The path is added to what the setting names, as the specification of OTLP exporters says.
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const headers = { ...headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS), 'content-type': 'application/json' };
  return createOpenTelemetryTracer({
    version,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    async send(body) {
      try {
        // The timer of a batch keeps the context of whoever began it.
        const reply = await onBehalfOf(undefined, () =>
          outsideTraces(() => send(address, { method: 'POST', headers, body: body as Uint8Array<ArrayBuffer> })),
        );
        await reply.body?.cancel();
        if (!reply.ok) throw new Error(`The collector answered ${reply.status}.`);
        return true;
      } catch (error) {
        log.error('traces-not-told', error);
        return false;
      }
    },
  });
}

/** `name=value` pairs between commas, values percent-encoded, as W3C Baggage writes them. */
function headersOf(pairs: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (pairs ?? '').split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
    }),
  );
}
