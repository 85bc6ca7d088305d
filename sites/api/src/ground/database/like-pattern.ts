/**
 * A text as a part of a pattern of `like` in which `%`, `_` and the escape itself stand for themselves. NUL is nowhere in
 * stored text, and no value may hold it.
 */
export const escapeLike = (text: string): string => text.replaceAll('\0', '').replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** The pattern of `like` that finds a text wherever it stands. */
export const likeWithin = (text: string): string => `%${escapeLike(text)}%`;
