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
    /** The password stood on the list of leaked ones when it was last used to sign in. */
    hasListedPassword?: boolean;
  };
  /** Tells the person something that passes by. */
  notify(message: { title: string; description?: string; tone: 'positive' | 'critical' }): void;
  /** There is another password. */
  onPassword(): void;
  /** The bound phone has changed. */
  onPhone(): void;
  /** The account is gone. */
  onDeleted(): void;
}
