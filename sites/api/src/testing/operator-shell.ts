import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';

/** A shell as an operator has it: what one block of commands sets or starts is there for the next. */
export interface OperatorShell {
  /** Runs commands and gives what they wrote. @throws Error with that, where one of them fails */
  run(commands: string): Promise<string>;
  /** Ends the shell, and whatever it started. */
  close(): void;
}

export function openShell(folder: string, environment: Readonly<Record<string, string>>): OperatorShell {
  const child = spawn('sh', [], { cwd: folder, env: environment, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let said = '';
  let heard: () => void = () => undefined;
  let hasEnded = false;
  child.once('close', () => {
    hasEnded = true;
    heard();
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
      heard();
    });
  }
  child.stdin.on('error', () => undefined);

  return {
    async run(commands) {
      said = '';
      const end = `end-${randomUUID()}`;
      // The shell itself ends with the first command that fails.
      child.stdin.write(`set -e\n{\n${commands}\n} </dev/null 2>&1\nset +e\necho ${end}\n`);
      for (;;) {
        const at = said.indexOf(end);
        if (at >= 0) return said.slice(0, at);
        if (hasEnded) throw new Error(`A command failed:\n${commands}\n${said}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    close() {
      if (child.pid !== undefined && !hasEnded) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
