/**
 * The beginning of a class of patents as CPC and IPC write it, such as "H01M 4/", in capitals and with one space before its
 * group; undefined for what begins none.
 */
export function classPrefix(typed: string): string | undefined {
  const found = /^([A-HY](?:\d\d(?:[A-Z])?)?)(?:\s*(\d{1,4}(?:\/\d{0,6})?))?$/u.exec(
    typed.trim().normalize('NFKC').toUpperCase(),
  );
  const [, section = '', group] = found ?? [];
  if (section === '' || (group !== undefined && section.length < 4)) return undefined;
  return group === undefined ? section : `${section} ${group}`;
}
