import * as z from 'zod';

/** Nothing that controls, breaks a line, or turns the direction of what stands behind it. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;
/** Also with the slashes and dots that look like those of an address, or are read as such (RFC 5895, IDNA). */
const address = /[:：][/⁄∕／]{2}|www[.․。．｡﹒]/iu;

/** A name that others are shown: one line. */
export const shownName = (most: number, least = 1) =>
  z.string().trim().min(least).max(most).regex(oneLine, 'One line without control characters.');

/** The name of a person or an organisation, with which mails are sent to others: no address to follow. */
export const sendersName = (most: number, least = 1) =>
  shownName(most, least).refine((name) => !address.test(name), 'A name without an address of a page.');
