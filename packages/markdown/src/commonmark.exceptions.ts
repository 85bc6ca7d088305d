/** Examples of the CommonMark 0.31 suite that we read differently on purpose. Tests only. */
export const commonmarkExceptions: Readonly<Record<number, string>> = {
  25: 'Only the entity names of HTML 4 are decoded; the 2,000 of HTML 5 would cost every reader 12 KB for names nobody types.',
};
