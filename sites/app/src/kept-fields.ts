import { forgetStored, readStored, writeStored } from '@assay/domain';

/** Session storage key of what was typed when the page was about to reload in another language. */
export const keptFieldsKey = 'assay.kept-fields';
const session = () => sessionStorage;
/** Text fields; never a password, and no choice, which acts when it is set. */
const fields =
  'textarea, input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="tel"], input[type="url"], input[type="number"], input[type="date"]';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Kept {
  address: string;
  /** Values by the name of the field, or by its place among the fields without one. */
  values: Record<string, string>;
}

const addressNow = () => location.pathname + location.search;

function namedFields(root: ParentNode): [key: string, field: Field][] {
  let place = 0;
  const times = new Map<string, number>();
  return [...root.querySelectorAll<Field>(fields)].map((field) => {
    const name = field.name || `#${(place += 1)}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return [`${name}:${time}`, field];
  });
}

/** Keeps what is typed on the page, for the load that follows. */
export function keepFields(root: ParentNode = document): void {
  const values = Object.fromEntries(
    namedFields(root)
      .filter(([, { value }]) => value !== '')
      .map(([key, { value }]) => [key, value]),
  );
  if (Object.keys(values).length === 0) return;
  writeStored(session, keptFieldsKey, JSON.stringify({ address: addressNow(), values } satisfies Kept));
}

/** Types a value as a person would, so that whoever holds the field's state hears of it. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts what was kept back into the fields as they appear, until the person goes elsewhere; gives how to stop. */
export function restoreFields(root: HTMLElement = document.body): () => void {
  const kept = parse(readStored(session, keptFieldsKey));
  forgetStored(session, keptFieldsKey);
  if (!kept) return () => undefined;
  const left = new Map(Object.entries(kept.values));
  function settle() {
    if (addressNow() !== kept?.address || left.size === 0) {
      watch.disconnect();
      return;
    }
    for (const [key, field] of namedFields(root)) {
      const value = left.get(key);
      if (value === undefined) continue;
      left.delete(key);
      if (field.value !== value) type(field, value);
    }
  }
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  settle();
  return () => watch.disconnect();
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'address' in kept && 'values' in kept
      ? (kept as Kept)
      : undefined;
  } catch {
    return undefined;
  }
}
