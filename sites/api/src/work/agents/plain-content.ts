import { sensitiveKinds } from '@assay/domain';
import { CallError } from '../../ground/http/call-error.ts';

/** Refuses content that an agent does not take (S4). @throws CallError sensitive, with what kinds of content it is */
export function assertPlain(content: string): void {
  const kinds = sensitiveKinds(content);
  if (kinds.length > 0) throw new CallError('sensitive', { fields: { content: kinds.join(', ') } });
}
