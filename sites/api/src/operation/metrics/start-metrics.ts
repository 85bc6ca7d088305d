import type { Settings } from '../../ground/configuration/settings.ts';
import type { Database } from '../../ground/database/database.types.ts';
import type { Egress } from '../../ground/egress/egress.ts';
import { measuredEgress } from '../../ground/metrics/measured-egress.ts';
import { measurePool } from '../../ground/metrics/measured-pool.ts';
import { createPrometheusMeter } from '../../ground/metrics/prometheus-meter.ts';
import { installationGauges } from './installation-gauges.ts';
import { listenForMetrics, metricsPath, metricsReply } from './metrics-listener.ts';

/** Begins to measure this process. The module is loaded only where the settings ask for metrics. */
export function startMetrics(settings: Settings, database: Database) {
  const meter = createPrometheusMeter();
  measurePool(database.pool, meter);
  installationGauges(database, settings, meter.registry);
  const reply = metricsReply(meter, settings.METRICS_TOKEN);
  return {
    meter,
    path: metricsPath,
    reply,
    egress: (egress: Egress) => measuredEgress(egress, meter),
    listen: () => listenForMetrics(reply, settings),
  };
}
