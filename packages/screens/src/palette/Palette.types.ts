import type { CommandGroup } from '@assay/design-system';
import type { PaletteSource } from './palette.source.ts';

export interface PaletteProps {
  source: PaletteSource;
  /** What the product offers by itself, in the order in which it is offered. */
  groups: readonly CommandGroup[];
  /** Whose palette it is, for what they used last; absent for a guest, who finds no works and no documents. */
  person: string | undefined;
  isOffline: boolean;
  /** Where a question in these words is asked; absent for whoever asks none. */
  askAddress: ((query: string) => string) | undefined;
  onGo(address: string): void;
  onClose(): void;
}
