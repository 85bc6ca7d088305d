/** What must not leave a person's hands in a message: credentials and numbers that identify a person. */
export type SensitiveKind = 'private-key' | 'access-key' | 'card-number' | 'identity-number';

const privateKey = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/;
const accessKey =
  /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36,}|sk-(?:[A-Za-z]+-)?[A-Za-z0-9_-]{24,}|xox[abpr]-[A-Za-z0-9-]{20,}|glpat-[A-Za-z0-9_-]{20,})/;
const digits = /\d(?:[ -]?\d){12,18}/g;
const identity = /(?<![0-9A-Za-z])\d{17}[\dXx](?![0-9A-Za-z])/g;

/** Kinds of sensitive content in a text, each once. Numbers count only when their check digit is right. */
export function sensitiveKinds(text: string): SensitiveKind[] {
  const found: SensitiveKind[] = [];
  if (privateKey.test(text)) found.push('private-key');
  if (accessKey.test(text)) found.push('access-key');
  const identities = (text.match(identity) ?? []).filter(isIdentityNumber);
  if (identities.length > 0) found.push('identity-number');
  const numbers = (text.match(digits) ?? []).map((number) => number.replaceAll(/[ -]/g, ''));
  if (numbers.some((number) => number.length >= 13 && !identities.includes(number) && isCardNumber(number)))
    found.push('card-number');
  return found;
}

/** ISO/IEC 7812-1: Luhn's check digit, and an issuer of payment cards. */
function isCardNumber(number: string): boolean {
  if (!/^[3-6]/.test(number) || /^(\d)\1+$/.test(number)) return false;
  let sum = 0;
  for (let at = 0; at < number.length; at += 1) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643-1999: ISO 7064 MOD 11-2 over 17 digits. */
function isIdentityNumber(number: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return '10X98765432'[sum % 11] === number[17]?.toUpperCase();
}
