import { locales, type TokenScope, tokenPrefixes } from '@assay/domain';
import * as z from 'zod';
import type { CallSchemas } from './call.ts';
import type { Call } from './call-description.ts';
import { type CallName, calls } from './calls.ts';
import { type ErrorName, errors } from './errors.ts';
import { apiVersion, headers } from './headers.ts';
import { schemas } from './schemas.ts';
import { tokenScopeOf } from './token-scopes.ts';

type Json = Record<string, unknown>;

/** An operation as this document writes it; readers of the document (the reference page) rely on these members. */
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  parameters: Json[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, Json>;
  security: Json[];
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Json;
}

export interface OpenApiOptions {
  /** Path under which the calls live. */
  base: string;
  /** The `{service}` segment of paths. */
  service: string;
  version: string;
}

const areas: Readonly<Record<string, string>> = {
  account: 'Signing in and out, the account and its packages',
  agents: 'Agents, their jobs and the files given to them',
  credentials: 'Registration, passwords and phones',
  sessions: 'Where the account is signed in',
  tokens: 'Tokens with which programs act for people and as services',
  factor: 'A second factor of the account',
  privacy: 'What is kept about a person, and its end',
  members: 'People of a tenant and their invitations',
  onboarding: 'What a new account is asked',
  settings: 'Settings of the account',
  home: 'Product homes and kept queries',
  history: 'What the caller has worked on',
  share: 'Who may open an item',
  library: 'Documents and imports',
  operations: 'Health and the handshake of a device',
  seek: 'Questions and their answers',
  suggest: 'Completions of what is typed',
};

const accessText: Record<Call['access'], string> = {
  anonymous: 'Anybody, signed in or not.',
  guest: 'A session, or a share token of the item.',
  viewer: 'A session of any role.',
  member: 'A session of the role member or above.',
  admin: 'A session of the role admin or above.',
  owner: 'A session of the role owner.',
};

const widgetText = 'The token of a widget that shows it opens it as well.';
const byTokenText = (scope: TokenScope) =>
  `A token of the scope ${scope} opens it, as far as the present role of its owner does.`;
const neverByTokenText = 'Never made with a token.';
const stepUpText = 'Its person has proved who they are a short while ago: by signing in, or by credentials.prove.';

const signed = ['device', 'signature', 'apiVersion', 'language'] as const;
const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument({ base, service, version }: OpenApiOptions): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  const used = new Set<string>();
  for (const name of Object.keys(schemas) as CallName[]) {
    const call: Call = calls[name];
    const path = call.path.replace('{service}', service);
    paths[path] ??= {};
    const item = paths[path];
    const operation = operationOf(name, call, schemas[name], tokenScopeOf(name));
    item[call.method.toLowerCase()] = operation;
    used.add(operation.tags[0]);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version,
      description:
        'Every call of the product. A success is `{ "data": … }`; a failure is `{ "status": false, "error_code": …, "message": … }` with the message in the language of X-Site-Lang.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: base }],
    tags: [...used].map((name) => ({ name, description: areas[name] ?? name })),
    paths,
    components: components(),
  };
}

function operationOf(name: string, call: Call, schema: CallSchemas, scope: TokenScope | undefined): OpenApiOperation {
  return {
    operationId: name,
    summary: schema.summary,
    description: [
      accessText[call.access],
      call.forWidgets && widgetText,
      call.stepUp && stepUpText,
      scope === undefined ? neverByTokenText : byTokenText(scope),
    ]
      .filter(Boolean)
      .join(' '),
    tags: [name.split('.')[0] ?? name],
    parameters: [
      ...(call.unsigned ? [] : signed.map((header) => ({ $ref: `#/components/parameters/${header}` }))),
      ...parametersOf('path', schema.params),
      ...parametersOf('query', schema.query),
    ],
    ...(schema.body
      ? {
          requestBody: {
            required: !schema.body.safeParse({}).success,
            content: { [mediaTypes[call.encoding ?? 'json']]: { schema: jsonSchema(schema.body, 'input') } },
          },
        }
      : {}),
    responses: { 200: successOf(call, schema), ...failuresOf(call, scope) },
    security: [
      ...(call.access === 'anonymous' ? [{}] : [{ session: [] }]),
      ...(call.access === 'guest' ? [{ share: [] }] : []),
      ...(scope === undefined ? [] : [{ token: [scope] }]),
    ],
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function successOf(call: Call, schema: CallSchemas): Json {
  const data = schema.response ? jsonSchema(schema.response, 'output') : {};
  const envelope = { type: 'object', required: ['data'], properties: { data } };
  const content: Json =
    call.replies === 'stream'
      ? { 'text/event-stream': { schema: { type: 'string' } }, 'application/json': { schema: envelope } }
      : call.replies === 'file'
        ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema: envelope } };
  return { description: 'Success', content };
}

/** Errors of a call by status: those of its own and those that every call shares. */
function failuresOf(call: Call, scope: TokenScope | undefined): Record<string, Json> {
  const names = new Set<ErrorName>([
    'badRequest',
    'unsupportedVersion',
    'tooMany',
    'internal',
    ...(call.unsigned ? [] : (['badSignature'] as const)),
    ...(call.access === 'anonymous' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(call.stepUp ? (['proofDemanded'] as const) : []),
    ...(call.impersonal ? [] : (['invalidToken'] as const)),
    ...(scope === undefined ? (['closedToTokens'] as const) : call.impersonal ? [] : (['insufficientScope'] as const)),
    ...(call.access === 'admin' || call.access === 'owner' ? (['adminForbidden'] as const) : []),
    ...(call.errors ?? []),
  ]);
  const byStatus: Record<string, ErrorName[]> = {};
  for (const name of names) (byStatus[errors[name].status] ??= []).push(name);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: group.map((name) => `${errors[name].code} ${name}`).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function components(): Json {
  const header = (name: string, description: string, schema: Json) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema,
  });
  return {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'assay_session' },
      share: { type: 'apiKey', in: 'header', name: headers.share },
      token: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: `${tokenPrefixes.personal}…, ${tokenPrefixes.service}…`,
        description:
          'A token of a person or of a service, in place of a session. It needs no cookie, no signature of a device and no version; what it opens is named by its scopes.',
      },
    },
    parameters: {
      device: header(headers.device, 'Id of this browser or process.', {
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{16,64}$',
      }),
      signature: header(
        headers.signature,
        'Unix time in ms, a dot, and the hex HMAC-SHA-256 of METHOD, path with query, time and device id (joined by line feeds) under the device key of operations.registerDevice. Valid for five minutes.',
        { type: 'string', pattern: '^\\d{10,16}\\.[0-9a-f]{64}$' },
      ),
      apiVersion: header(headers.apiVersion, 'Version of the calls.', { type: 'string', const: apiVersion }),
      language: {
        ...header(headers.language, 'Language of messages.', { enum: locales.map((locale) => locale.toUpperCase()) }),
        required: false,
      },
    },
    schemas: {
      Failure: {
        type: 'object',
        required: ['status', 'error_code', 'message'],
        properties: {
          status: { const: false },
          error_code: { type: 'integer', enum: Object.values(errors).map(({ code }) => code) },
          message: { type: 'string' },
          request_id: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  };
}
