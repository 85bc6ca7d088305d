import type { Browser } from 'playwright';

export interface PublishedManifest {
  exports: Record<string, string | { types: string; default: string }>;
  dependencies: Record<string, string>;
}

export interface Consumer {
  /** Folder of the application. */
  folder: string;
  /** Where a package lies in it. */
  installed(name: string): string;
  manifestOf(name: string): PublishedManifest;
  /** Writes a file of the application. */
  write(file: string, text: string): void;
  /** Runs Node.js and gives what it printed. @throws when it failed. */
  node(args: readonly string[], cwd?: string): Promise<string>;
  /** Packs built folders and unpacks them where the registry would bring them; links React and what the manifests ask for. */
  install(packages: Readonly<Record<string, string>>): Promise<void>;
  /** What the compiler says of files of the application; empty when nothing is wrong. */
  typecheck(files: readonly string[], flags?: readonly string[]): string;
  /** Builds pages with Vite and serves them. @returns the origin. */
  serve(pages: readonly string[]): Promise<string>;
  openBrowser(): Promise<Browser>;
  remove(): Promise<void>;
}

export function createConsumer(): Consumer;
