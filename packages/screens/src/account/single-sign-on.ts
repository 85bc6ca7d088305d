/** The service takes the browser to the provider and back to where it is now; the provider asks anew who it is. */
export const singleSignOnAddress = ({ isAnew = false } = {}): string =>
  `/auth/oidc?target=${encodeURIComponent(location.pathname + location.search + location.hash)}${isAnew ? '&anew=1' : ''}`;
