const longest = 100;
/**
 * What a mail program may take for an address: a scheme, a chain of numbers, a dot, colon or at sign with a word right
 * behind it.
 */
const joint = /:\/+(?=\S)|(?<=\d)\.(?=\d)|(?<=[\p{L}\p{N}])[.:@](?=[\p{L}\p{N}]{2})/gu;

/**
 * A name that somebody chose, as a mail to others quotes it: on one line, and apart where a mail program would make a link
 * of it. Registration and renaming refuse such names now; older ones and those of a provider of sign-in may be so.
 */
export function quotedName(name: string): string {
  const line = name.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').replaceAll(joint, '$& ');
  return [...line.trim()].slice(0, longest).join('');
}
