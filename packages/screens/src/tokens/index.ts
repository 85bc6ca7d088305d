export { tokensMessages } from './messages.ts';
export {
  createTenantTokensSource,
  createTokensSource,
  type TenantTokensSource,
  type TokensSource,
} from './tokens.source.ts';
