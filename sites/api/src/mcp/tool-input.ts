import type { McpTool } from '@assay/contract/mcp-tools';
import type { AddressValue, InnerInput } from '../ground/application/inner-calls.ts';
import { CallError } from '../ground/http/call-error.ts';
import { faultOf } from '../ground/http/plain-data.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** What the arguments of a tool come to: what its call is made with, and what the tool keeps for itself. */
export interface ToolInput {
  input: InnerInput;
  window: Arguments;
}

/** An address holds words and numbers. */
const fitsAddress = (value: unknown): value is AddressValue => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Puts the arguments of a tool where its call has them. Whether they are right says the schema of the call itself.
 *
 * @throws CallError badRequest for an argument that the tool has not, or for a list or an object where a word belongs
 */
export function toolInput({ parts }: McpTool, given: Arguments): ToolInput {
  const fault = faultOf(given);
  if (fault) throw new CallError('badRequest', { fields: { [fault.path.join('.') || 'arguments']: fault.message } });
  const address: Record<'params' | 'query', Record<string, AddressValue>> = { params: {}, query: {} };
  const free: Record<'body' | 'window', Record<string, unknown>> = { body: {}, window: {} };
  for (const [name, value] of Object.entries(given)) {
    const part = parts.get(name);
    if (part === undefined) {
      const fields = { [name.slice(0, 64)]: `There are ${[...parts.keys()].join(', ') || 'no arguments'}.` };
      throw new CallError('badRequest', { fields });
    }
    if (part === 'body' || part === 'window') free[part][name] = value;
    else if (fitsAddress(value)) address[part][name] = value;
    else throw new CallError('badRequest', { fields: { [name]: 'A word or a number.' } });
  }
  const hasBody = [...parts.values()].includes('body');
  return { input: { ...address, ...(hasBody && { body: free.body }) }, window: free.window };
}
