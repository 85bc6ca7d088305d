import type { UpgradePrompt, UpgradeRequest } from '@assay/domain';

/** What any part of the product may ask the upgrade shell for. */
export interface UpgradeWishes {
  /** Shows an edition dialog, in its turn. */
  ask(prompt: UpgradePrompt): void;
  /** Opens the sales lead. */
  openSalesLead(request: UpgradeRequest): void;
}

/** Where wishes are left from anywhere and picked up by the shell, which comes later than the first of them may. */
export interface UpgradeHub extends UpgradeWishes {
  /** Hands over what was left so far, then each wish that follows. */
  subscribe(shell: UpgradeWishes): () => void;
}

export function createUpgradeHub(): UpgradeHub {
  const left: ((shell: UpgradeWishes) => void)[] = [];
  let heard: UpgradeWishes | undefined;
  const pass = (wish: (shell: UpgradeWishes) => void) => {
    if (heard) wish(heard);
    else left.push(wish);
  };
  return {
    ask: (prompt) => pass((shell) => shell.ask(prompt)),
    openSalesLead: (request) => pass((shell) => shell.openSalesLead(request)),
    subscribe(shell) {
      heard = shell;
      for (const wish of left.splice(0)) wish(shell);
      return () => {
        if (heard === shell) heard = undefined;
      };
    },
  };
}
