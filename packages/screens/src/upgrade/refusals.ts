import { type CallName, type Client, isCallError } from '@assay/client';
import type { EditionState, UpgradePrompt } from '@assay/domain';

export interface RefusalOptions {
  /** Edition of the person signed in; undefined while it is not known. */
  edition(): EditionState | undefined;
  ask(prompt: UpgradePrompt): void;
}

/** A client whose refusals for the edition's sake open the upgrade prompt; the caller is told of them as before. */
export function withUpgradePrompts(client: Client, { edition, ask }: RefusalOptions): Client {
  async function promptFor(name: CallName, code: number) {
    const { promptOfRefusal } = await import('./refusal-prompts.ts');
    const prompt = promptOfRefusal(name, code, edition() ?? 'freemium');
    if (prompt) ask(prompt);
  }
  const call = async (name: CallName, ...rest: unknown[]) => {
    try {
      return await (client.call as (name: CallName, ...rest: unknown[]) => Promise<unknown>)(name, ...rest);
    } catch (error) {
      if (isCallError(error) && error.status === 403) void promptFor(name, error.code);
      throw error;
    }
  };
  return { ...client, call: call as Client['call'] };
}
