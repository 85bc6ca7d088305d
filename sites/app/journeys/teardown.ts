import { rmSync } from 'node:fs';

/** Removes the installation that the journeys ran on. */
export default function teardown(): void {
  const folder = process.env['JOURNEY_DATA'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
