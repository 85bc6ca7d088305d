import { type SettingInForce, shippedSetting, type Tool, type ToolPorts, type ToolSetting } from '@assay/works';
import { type Kysely, sql } from 'kysely';
import { isUniqueViolation } from '../../../ground/database/unique-violation.ts';
import { CallError } from '../../../ground/http/call-error.ts';
import { accountName } from '../author-names.ts';
import type { WorksTables } from '../works.migrations.ts';

/** The last change of a setting by an organisation. */
export interface SettingChange {
  revision: number;
  /** JSON; null where the shipped value was brought back. */
  value: string | null;
  /** Null where the account was deleted. */
  user_id: string | null;
  author_name: string;
  at: Date;
}

/** A setting of a tool, and what an organisation made of it. */
export interface OwnedSetting {
  tool: string;
  setting: ToolSetting;
  inForce: SettingInForce<unknown>;
  last: SettingChange | undefined;
}

function inForce<Value>(setting: ToolSetting<Value>, last: SettingChange | undefined): SettingInForce<Value> {
  if (last === undefined || last.value === null) return shippedSetting(setting);
  const { data, success } = setting.schema.safeParse(JSON.parse(last.value));
  // What a later schema no longer takes is no value of it; the change itself stays.
  return success
    ? { value: data, by: 'organisation', on: last.at.toISOString().slice(0, 10) }
    : shippedSetting(setting);
}

/** Longest value, as JSON, in UTF-16 code units. */
const longestValue = 100_000;

/** What organisations say of the knowledge that tools stand on: every change is kept, the last one holds. */
export function createToolSettings(db: Kysely<WorksTables>, tools: readonly Tool[]) {
  const known = tools.flatMap(({ kind, settings = [] }) => settings.map((setting) => ({ tool: kind.name, setting })));

  async function lastChanges(tenant: string, tool?: string, name?: string) {
    const { rows } = await sql<SettingChange & { tool: string; name: string }>`
      select distinct on (c.tool, c.name) c.tool, c.name, c.revision, c.value, c.user_id, c.at,
        coalesce(${accountName}, '') as author_name
      from tool_setting_change c left join user_account account on account.id = c.user_id
      where c.tenant_id = ${tenant} and (${tool ?? null}::text is null or c.tool = ${tool ?? null}::text)
        and (${name ?? null}::text is null or c.name = ${name ?? null}::text)
      order by c.tool, c.name, c.revision desc
    `.execute(db);
    return rows;
  }

  async function owned(tenant: string, tool: string, setting: ToolSetting): Promise<OwnedSetting> {
    const [last] = await lastChanges(tenant, tool, setting.name);
    return { tool, setting, inForce: inForce(setting, last), last };
  }

  return {
    /** What a tool reads that works for an organisation. */
    of:
      (tenant: string): ToolPorts['setting'] =>
      async (setting) => {
        const tool = known.find((one) => one.setting === setting)?.tool;
        if (tool === undefined) throw new Error(`No tool has the setting "${setting.name}".`);
        const [last] = await lastChanges(tenant, tool, setting.name);
        return inForce(setting, last);
      },

    async all(tenant: string): Promise<OwnedSetting[]> {
      const changes = await lastChanges(tenant);
      return known.map(({ tool, setting }) => {
        const last = changes.find((one) => one.tool === tool && one.name === setting.name);
        return { tool, setting, inForce: inForce(setting, last), last };
      });
    },

    /**
     * Keeps what an organisation says of a setting; what it says already is no change.
     *
     * @param value null for the shipped one
     * @param revision of the setting as whoever changes it has read it
     * @throws CallError notFound; badRequest with a message per place; conflict where it was changed meanwhile
     */
    async save(
      { tenantId, userId }: { tenantId: string; userId: string },
      place: { tool: string; name: string },
      { value, revision }: { value: unknown; revision: number },
    ): Promise<{ owned: OwnedSetting; isChanged: boolean }> {
      const found = known.find(({ tool, setting }) => tool === place.tool && setting.name === place.name);
      if (!found) throw new CallError('notFound');
      const { tool, setting } = found;
      const kept = value === null ? null : checked(setting, value);
      const before = await owned(tenantId, tool, setting);
      if ((before.last?.value ?? null) === kept) return { owned: before, isChanged: false };
      try {
        const { numAffectedRows } = await sql`
          insert into tool_setting_change (tenant_id, tool, name, revision, value, user_id)
          select ${tenantId}::text, ${tool}::text, ${setting.name}::text, ${revision + 1}::integer, ${kept}::text, ${userId}::text
          where ${revision}::integer = (select coalesce(max(revision), 0) from tool_setting_change
            where tenant_id = ${tenantId} and tool = ${tool} and name = ${setting.name})
        `.execute(db);
        if (numAffectedRows !== 1n) throw new CallError('conflict');
      } catch (error) {
        throw isUniqueViolation(error) ? new CallError('conflict', { cause: error }) : error;
      }
      return { owned: await owned(tenantId, tool, setting), isChanged: true };
    },
  };
}

/** JSON of a value that a setting takes. @throws CallError badRequest with a message per place */
function checked(setting: ToolSetting, value: unknown): string {
  const { data, error } = setting.schema.safeParse(value);
  const refuse = (fields: Record<string, string>) => new CallError('badRequest', { fields });
  if (error)
    throw refuse(Object.fromEntries(error.issues.map(({ path, message }) => [['value', ...path].join('.'), message])));
  const json = JSON.stringify(data);
  if (json.length > longestValue) throw refuse({ value: `No more than ${longestValue} characters of JSON.` });
  return json;
}

export type ToolSettings = ReturnType<typeof createToolSettings>;
