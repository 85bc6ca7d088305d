import type { TokensSource } from '../tokens/tokens.source.ts';
import type { SecuritySource } from './security.source.ts';

export interface SecurityProps {
  source: SecuritySource;
  tokens: TokensSource;
  person: {
    name: string;
    /** Masked; absent without a phone. */
    phone?: string | undefined;
    /** In the present organisation. */
    role: 'owner' | 'admin' | 'member' | 'viewer';
  };
  /** Tells the person something that passes by. */
  notify(message: { title: string; description?: string; tone: 'positive' | 'critical' }): void;
  /** The bound phone has changed. */
  onPhone(): void;
  /** The account is gone. */
  onDeleted(): void;
}
