import { type Client, isCallError } from '@assay/client';
import type { Call } from '@assay/contract';
import type { EditionState, UpgradePrompt } from '@assay/domain';

export interface RefusalOptions {
  /** Edition of the person signed in; undefined while it is not known. */
  edition(): EditionState | undefined;
  ask(prompt: UpgradePrompt): void;
  /** The caller's role does not reach what was asked for (codes 90113001, 90113002 and 4037). */
  forbid(): void;
}

const forRole = ['ipForbidden', 'adminForbidden', 'operatorForbidden'] as const;

/**
 * A client whose refusals act on the product: those for the edition's sake open the upgrade prompt, those for the role's
 * sake lead to /403. The caller is told of them as before.
 */
export function withUpgradePrompts(client: Client, { edition, ask, forbid }: RefusalOptions): Client {
  async function promptFor(of: Call, code: number) {
    const { promptOfRefusal } = await import('./refusal-prompts.ts');
    const prompt = promptOfRefusal(of, code, edition() ?? 'freemium');
    if (prompt) ask(prompt);
  }
  const call = async (of: Call, ...rest: unknown[]) => {
    try {
      return await (client.call as (of: Call, ...rest: unknown[]) => Promise<unknown>)(of, ...rest);
    } catch (error) {
      if (forRole.some((name) => isCallError(error, name))) forbid();
      else if (isCallError(error) && error.status === 403) void promptFor(of, error.code);
      throw error;
    }
  };
  return { ...client, call: call as Client['call'] };
}
