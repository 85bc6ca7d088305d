import type { McpTool } from '@assay/contract/mcp-tools';
import type { InnerInput } from '../ground/application/inner-calls.ts';
import { CallError } from '../ground/http/call-error.ts';
import { faultOf } from '../ground/http/plain-data.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** What the arguments of a tool come to: what its call is made with, and what the tool keeps for itself. */
export interface ToolInput {
  input: InnerInput;
  window: Arguments;
}

/** An address holds words and numbers. */
const fitsAddress = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Puts the arguments of a tool where its call has them. Whether they are right says the schema of the call itself.
 *
 * @throws CallError badRequest for an argument that the tool has not, or for a list or an object where a word belongs
 */
export function toolInput({ parts }: McpTool, given: Arguments): ToolInput {
  const fault = faultOf(given);
  if (fault) throw new CallError('badRequest', { fields: { [fault.path.join('.') || 'arguments']: fault.message } });
  const sorted: Record<'params' | 'query' | 'body' | 'window', Record<string, unknown>> = {
    params: {},
    query: {},
    body: {},
    window: {},
  };
  for (const [name, value] of Object.entries(given)) {
    const part = parts.get(name);
    if (part === undefined) {
      const fields = { [name.slice(0, 64)]: `There are ${[...parts.keys()].join(', ') || 'no arguments'}.` };
      throw new CallError('badRequest', { fields });
    }
    if ((part === 'params' || part === 'query') && !fitsAddress(value))
      throw new CallError('badRequest', { fields: { [name]: 'A word or a number.' } });
    sorted[part][name] = value;
  }
  const { window, body, ...address } = sorted;
  const hasBody = [...parts.values()].includes('body');
  return { input: { ...address, ...(hasBody && { body }) }, window };
}
