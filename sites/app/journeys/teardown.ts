import { rmSync } from 'node:fs';

/** Removes the installations that the journeys ran on. */
export default function teardown(): void {
  const { data } = JSON.parse(process.env['JOURNEY_INSTALLATIONS'] ?? '{"data":[]}') as { data: string[] };
  for (const folder of data) rmSync(folder, { recursive: true, force: true });
}
