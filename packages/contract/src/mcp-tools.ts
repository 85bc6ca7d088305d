import * as z from 'zod';
import type { CallSchemas } from './call.ts';
import type { CallName } from './calls.ts';
import { mcpCalls, type OfferedCall, windowLength } from './mcp-calls.ts';
import { schemas } from './schemas.ts';
import { tokenScopeOf } from './token-scopes.ts';

/** JSON Schema (2020-12). */
export type JsonSchema = { type: 'object'; properties: Record<string, unknown>; required: string[] } & Record<
  string,
  unknown
>;

/** A part of a request that an argument of a tool goes into; `window` never leaves the tool. */
type RequestPart = 'params' | 'query' | 'body' | 'window';

/** A call as a tool of the Model Context Protocol. */
export interface McpTool {
  call: CallName;
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: Readonly<Record<'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint', boolean>>;
  /** Where each argument belongs. */
  parts: ReadonlyMap<string, RequestPart>;
  window: OfferedCall['window'];
}

const window = z.object({
  start: z.int().min(0).default(0),
  length: z.int().min(1).max(windowLength.longest).default(windowLength.usual),
});

/** What a tool answers with: `data` is the reply of its call, `about` says how to take it. */
const envelope = (data: z.ZodType) => z.object({ about: z.string(), data, guide: z.string().optional() });

/** Keywords that say nothing, or that readers in other languages stumble over. */
function isPlain(key: string, value: unknown, isReply: boolean): boolean {
  if (key === '$schema') return false;
  if (key === 'pattern') return !String(value).includes('\\p{');
  if (key === 'maximum' || key === 'minimum') return Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
  // A reply gains members with the next release.
  return !(isReply && key === 'additionalProperties' && value === false);
}

/** The same schema in plain words; members of `properties` are names, not keywords. */
function plain(schema: unknown, isReply: boolean, areNames = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => plain(each, isReply));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => areNames || isPlain(key, value, isReply))
      .map(([key, value]) => [key, plain(value, isReply, !areNames && key === 'properties')]),
  );
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return { properties: {}, required: [], ...(plain(made, io === 'output') as object), type: 'object' };
}

/**
 * A call as a tool: its arguments are the members of its params, query and body side by side.
 *
 * @throws Error when two of those have a member of one name: such a call cannot be offered.
 */
function toolOf(call: CallName, offered: OfferedCall): McpTool {
  const { summary, response, isRepeatable, takesAway, ...parts }: CallSchemas = schemas[call];
  const given: [RequestPart, z.ZodType | undefined][] = [
    ['params', parts.params],
    ['query', parts.query],
    ['body', parts.body],
    ['window', offered.window && window],
  ];
  const placed = new Map<string, RequestPart>();
  const inputSchema: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: false };
  for (const [part, schema] of given) {
    if (!schema) continue;
    const { properties, required } = jsonSchema(schema, 'input');
    for (const [name, property] of Object.entries(properties)) {
      if (placed.has(name)) throw new Error(`${call} has two arguments of the name ${name}.`);
      placed.set(name, part);
      inputSchema.properties[name] = property;
    }
    inputSchema.required.push(...required);
  }
  // The scope that only reads opens no call that changes a row.
  const isReading = tokenScopeOf(call) === 'read';
  return {
    call,
    name: call.replace('.', '_'),
    title: summary,
    description: `${summary}. ${offered.use}`,
    inputSchema,
    outputSchema: jsonSchema(envelope(offered.reply ?? response ?? z.unknown()), 'output'),
    annotations: {
      readOnlyHint: isReading,
      destructiveHint: !isReading && takesAway === true,
      idempotentHint: isReading || isRepeatable === true,
      // All of it stays within the library and the works of the installation.
      openWorldHint: false,
    },
    parts: placed,
    window: offered.window,
  };
}

/** Every tool that agents of others are offered, in the order of the table. */
export const mcpTools: readonly McpTool[] = Object.entries(mcpCalls).map(([call, offered]) =>
  toolOf(call as CallName, offered),
);

/** The tool of a name. */
export const mcpToolOf = (name: string): McpTool | undefined => mcpTools.find((tool) => tool.name === name);

export type { McpAnswer } from './mcp-calls.ts';
export { windowLength } from './mcp-calls.ts';
