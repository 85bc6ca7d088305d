/** Reads one value of the environment; throws a sentence fragment that says what is accepted. */
export interface SettingKind<T> {
  accepts: string;
  read(text: string): T;
}

function refuse(accepts: string): never {
  throw new TypeError(accepts);
}

export function integer(least: number, most: number): SettingKind<number> {
  const accepts = `a whole number from ${least} to ${most}`;
  return {
    accepts,
    read(text) {
      const value = Number(text);
      return Number.isInteger(value) && value >= least && value <= most ? value : refuse(accepts);
    },
  };
}

export function fraction(): SettingKind<number> {
  const accepts = 'a number from 0 to 1';
  return {
    accepts,
    read(text) {
      const value = Number(text);
      return text.trim() !== '' && value >= 0 && value <= 1 ? value : refuse(accepts);
    },
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): SettingKind<T> {
  const accepts = `one of ${values.join(', ')}`;
  return { accepts, read: (text) => values.find((value) => value === text) ?? refuse(accepts) };
}

export function matching(form: RegExp, accepts: string): SettingKind<string> {
  return { accepts, read: (text) => (form.test(text) ? text : refuse(accepts)) };
}

export const anyText: SettingKind<string> = { accepts: 'any text', read: (text) => text };

export const flag: SettingKind<boolean> = {
  accepts: '1, 0, true or false',
  read(text) {
    if (text === '1' || text === 'true') return true;
    if (text === '0' || text === 'false') return false;
    return refuse('1, 0, true or false');
  },
};

/** An address of one of the given schemes, kept as it is written, without a slash at the end. */
export function address(...schemes: readonly string[]): SettingKind<string> {
  const accepts = `an address beginning with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return {
    accepts,
    read(text) {
      if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol.slice(0, -1))) refuse(accepts);
      return text.replace(/\/+$/, '');
    },
  };
}

/** Parameters by which `pg` and `nodemailer` would believe whatever certificate they are shown. */
const unchecked: readonly (readonly [name: string, value: RegExp])[] = [
  ['sslmode', /^no-verify$/],
  ['ssl', /^no-verify$/],
  ['uselibpqcompat', /./],
  ['tls.rejectUnauthorized', /^(?!true$)/],
];

/** The same, of a server whose certificate is always checked where there is one. */
export function checkedAddress(...schemes: readonly string[]): SettingKind<string> {
  const { accepts: begins, read } = address(...schemes);
  const accepts = `${begins}, and leave certificates checked`;
  return {
    accepts,
    read(text) {
      const kept = read(text);
      const { searchParams } = new URL(kept);
      return unchecked.some(([name, value]) => searchParams.getAll(name).some((given) => value.test(given)))
        ? refuse(accepts)
        : kept;
    },
  };
}

/** A time zone by its IANA name. */
export const timeZone: SettingKind<string> = {
  accepts: 'a time zone such as Asia/Shanghai',
  read(text) {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
    } catch {
      return refuse('a time zone such as Asia/Shanghai');
    }
  },
};
