import { expect, it } from 'vitest';
import { installations } from '../../testing/installation.ts';
import { signInAs } from '../../testing/people.ts';

it.each(installations)(
  'P28: what was imported for everybody is shown to the operator with what it skipped, on $engine',
  async ({ install }) => {
    const installation = await install({}, 'schema');
    try {
      const service = await installation.start();
      const { rows } = await service.database.pool.query<{ id: number }>(
        `insert into import_run (tenant_id, requested_by, paths, state) values (null, 'operator', '["/srv/reports"]', 'done') returning id`,
      );
      const id = rows[0]?.id ?? 0;
      await service.database.pool.query(
        `insert into import_problem (run_id, file, record, byte_offset, code, reason, message, details)
         values ($1, '/srv/reports/a.xml', 1, 0, 'malformed', '', 'broken', '{}')`,
        [id],
      );
      const admin = await signInAs(await service.client(), 'admin');
      const shown = await admin.call('library.importRuns', { query: { limit: 20 } });
      expect(shown.data.runs.map((run) => run.run)).toContain(id);
      const run = await admin.call('library.importRun', { params: { run: id }, query: { after: 0 } });
      expect(run.data.skipped).toHaveLength(1);
    } finally {
      await installation.remove();
    }
  },
);
