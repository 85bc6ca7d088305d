/** Days until whoever reads the page should look whether it is still true; RFC 9116 asks for less than a year. */
const validDays = 180;

/** The page /.well-known/security.txt of RFC 9116: where faults are reported to. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en, zh, ja\n`;
}
