const longest = 100;
/**
 * What a mail program or a reader may take for an address: a scheme, a chain of numbers, a dot, colon or at sign with a word
 * right behind it; also the dots that a browser reads as one (RFC 5895, IDNA) and signs that look like one.
 */
const joint =
  /[:：][/⁄∕／]+(?=\S)|(?<=\p{Nd})[.․。．｡﹒](?=\p{Nd})|(?<=[\p{L}\p{N}\p{M}])[.․。．｡﹒:：@＠](?=[\p{L}\p{N}]\p{M}*[\p{L}\p{N}])/gu;
/** Seen by nobody; they part words for a rule and not for a reader. */
const unseen = /\p{Cf}+/gu;

/**
 * A name that somebody chose, as a mail to others quotes it: on one line, and apart where a mail program would make a link
 * of it. Registration and renaming refuse such names now; older ones and those of a provider of sign-in may be so.
 */
export function quotedName(name: string): string {
  const line = name
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(joint, '$& ');
  return [...line.trim()].slice(0, longest).join('');
}
