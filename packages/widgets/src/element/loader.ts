/** A widget as the loader knows it; the build writes one for each. */
interface Shell {
  tag: string;
  /** Files beside the loader of the same content, the second one for good; their integrity, and the tag they define. */
  named: string;
  file: string;
  integrity: string;
  inner: string;
  attributes: readonly string[];
  properties: readonly string[];
  methods: readonly string[];
  form?: { event: string; value?: string; property?: string };
  /** Name by which the widget asks for its token at once, beside its code; absent where it waits until it is used. */
  asksAs?: string;
}
interface Policy {
  createScriptURL(address: string): string;
}
type Inner = HTMLElement & Record<string, unknown>;

declare const ASSAY_SHELLS: readonly Shell[];
declare const ASSAY_WIDGETS_VERSION: string;

const retryAfter = 1_500;
const giveUpAfter = 12_000;
/** Longest wait for a token before the widget shows that it waits, ms. */
const sessionWait = 1_000;
const script = document.currentScript as HTMLScriptElement | null;
const base = new URL('.', script?.src ?? location.href).href;
const loads = new Map<string, Promise<void>>();

let made: { policy: Policy | null | undefined } | undefined;

/** Undefined where the browser has no Trusted Types, null where the page refuses our policy or another version has it. */
function policyOf(): Policy | null | undefined {
  made ??= { policy: makePolicy() };
  return made.policy;
}

function makePolicy(): Policy | null | undefined {
  const factory = (window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }).trustedTypes;
  try {
    return factory?.createPolicy('assay-widgets', {
      createScriptURL(address) {
        if (!address.startsWith(base)) throw new TypeError(address);
        return address;
      },
    });
  } catch {
    return null;
  }
}

/** Fetches a widget once for all of its elements, a second time after a failure. */
function load(shell: Shell, isLast = false): Promise<void> {
  let loading = loads.get(shell.tag);
  if (!loading) {
    loading = fetchChunk(shell).catch((error: unknown) => {
      loads.delete(shell.tag);
      if (isLast) throw error;
      return new Promise((resolve) => setTimeout(resolve, retryAfter)).then(() => load(shell, true));
    });
    loads.set(shell.tag, loading);
  }
  return loading;
}

/**
 * A script of the page's own may bring the same code (`sales-lead.js`), loading beside this one. Waits until that one is
 * over: whether it brought this version or another, failed, or came before anybody listened and the page has loaded.
 */
async function ownScript({ named, inner }: Shell): Promise<void> {
  const own = [...document.scripts].find(({ src }) => src === base + named);
  if (!own || document.readyState === 'complete') return;
  await new Promise((resolve) => {
    void customElements.whenDefined(inner).then(resolve);
    own.addEventListener('load', resolve);
    own.addEventListener('error', resolve);
    window.addEventListener('load', resolve);
  });
}

async function fetchChunk(shell: Shell): Promise<void> {
  const { file, integrity, inner } = shell;
  await ownScript(shell);
  if (customElements.get(inner)) return;
  await new Promise<void>((resolve, reject) => {
    const address = base + file;
    const policy = policyOf();
    const isPreload = policy === null;
    const element = document.createElement(isPreload ? 'link' : 'script');
    element.crossOrigin = 'anonymous';
    element.integrity = integrity;
    if (script?.nonce) element.nonce = script.nonce;
    const fail = () => {
      clearTimeout(timer);
      element.remove();
      reject(new Error(address));
    };
    const timer = setTimeout(fail, giveUpAfter);
    element.addEventListener('error', fail);
    const done = async () => {
      await customElements.whenDefined(inner);
      clearTimeout(timer);
      resolve();
    };
    void done();
    if (element instanceof HTMLLinkElement) {
      element.rel = 'modulepreload';
      element.href = address;
    } else {
      element.type = 'module';
      element.src = policy ? policy.createScriptURL(address) : address;
    }
    document.head.append(element);
    if (isPreload) import(address).catch(fail);
  });
}

/** A widget's token, or nothing: the widget then asks for it itself. As plain text it needs no question before it. */
async function askForSession(widget: string): Promise<unknown> {
  try {
    const { site, apiBase = '/api', service = 'assay' } = script?.dataset ?? {};
    const body = JSON.stringify({ widget, site: site || undefined });
    const reply = await fetch(new URL(`${apiBase}/${service}/embed/session`, base), {
      method: 'POST',
      credentials: 'omit',
      body,
    });
    return reply.ok ? ((await reply.json()) as { data: unknown }).data : undefined;
  } catch {
    return undefined;
  }
}

/** Defines the public tag at once: what is set before the code arrives is kept, and it comes near the viewport. */
function defineShell(description: Shell): void {
  const { tag, inner, attributes, properties, methods, form, asksAs } = description;
  if (customElements.get(tag)) {
    console.warn(`<${tag}> is already on this page; Assay widgets ${ASSAY_WIDGETS_VERSION} leave it alone.`);
    return;
  }
  // Private, all of it: a widget's own properties and methods stand beside.
  class ShellElement extends HTMLElement {
    static version = ASSAY_WIDGETS_VERSION;
    static formAssociated = form !== undefined;
    static observedAttributes = [...attributes, 'data-theme', 'disabled', 'required'];
    static #watcher =
      script?.dataset['loading'] === 'eager'
        ? undefined
        : new IntersectionObserver(
            (entries) => {
              for (const { isIntersecting, target } of entries) if (isIntersecting) (target as ShellElement).#start();
            },
            { rootMargin: '300px' },
          );
    #held: Record<string, unknown> = {};
    #inner: Inner | undefined;
    /** There once it has started; resolves when it is on show, or blocked. */
    #shown: Promise<void> | undefined;
    #internals = this.attachInternals();
    #tree = this.attachShadow({ mode: 'open' });

    static read(shell: ShellElement, name: string): unknown {
      return (shell.#inner ?? shell.#held)[name];
    }
    static write(shell: ShellElement, name: string, value: unknown): void {
      shell.#held[name] = value;
      if (shell.#inner) shell.#inner[name] = value;
      if (name === form?.property) shell.#fill();
    }
    static async run(shell: ShellElement, name: string): Promise<void> {
      shell.#start();
      await shell.#shown;
      (shell.#inner?.[name] as (() => void) | undefined)?.call(shell.#inner);
    }

    constructor() {
      super();
      this.#tree.append(document.createElement('slot'));
      if (form) this.addEventListener(form.event, () => this.#fill(form.value ?? null));
    }
    connectedCallback() {
      for (const name of properties) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name) as unknown;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      if (this.#shown) return;
      this.#fill();
      if (ShellElement.#watcher) ShellElement.#watcher.observe(this);
      else this.#start();
    }
    connectedMoveCallback() {
      // Keeps the browser from disconnecting and connecting an element that `moveBefore` moves.
    }
    attributeChangedCallback(name: string, _: string | null, value: string | null) {
      if (value === null) this.#inner?.removeAttribute(name);
      else this.#inner?.setAttribute(name, value);
      if (name === 'required' || name === form?.property) this.#fill();
    }
    formResetCallback() {
      (this.#inner as { formResetCallback?(): void } | undefined)?.formResetCallback?.();
      this.#fill();
    }
    formDisabledCallback(isDisabled: boolean) {
      this.#inner?.toggleAttribute('disabled', isDisabled);
    }
    override focus(options?: FocusOptions) {
      this.#inner?.focus(options);
    }

    #fill(given: string | null = null) {
      if (!form) return;
      const { property } = form;
      const held = property && ((this.#inner ?? this.#held)[property] ?? this.getAttribute(property));
      const value = typeof held === 'string' && held ? held : given;
      this.#internals.setFormValue(value);
      const isMissing = value === null && this.hasAttribute('required');
      this.#internals.setValidity(isMissing ? { valueMissing: true } : {}, isMissing ? tag : '');
    }
    #start() {
      if (this.#shown) return;
      ShellElement.#watcher?.unobserve(this);
      this.dataset['assayState'] = 'loading';
      // A dialog asks when it is opened.
      const session = asksAs && this.getAttribute('display') !== 'dialog' ? askForSession(asksAs) : undefined;
      if (session) this.#held['session'] = session;
      // What shows nothing without a token is drawn once, when that is there: not as a skeleton before.
      this.#shown = Promise.all([
        load(description),
        Promise.race([session, new Promise((late) => setTimeout(late, sessionWait))]),
      ]).then(
        () => this.#reveal(),
        () => {
          this.dataset['assayState'] = 'blocked';
          const detail = { stage: 'load', code: 0 };
          this.dispatchEvent(new CustomEvent('assay-error', { detail, bubbles: true, composed: true }));
        },
      );
    }
    #reveal() {
      const made = document.createElement(inner) as Inner;
      made.setAttribute('service-url', new URL(base).origin);
      for (const name of ['locale', 'site', 'api-base', 'service']) {
        const value = script?.getAttribute(`data-${name}`);
        if (value) made.setAttribute(name, value);
      }
      for (const name of ShellElement.observedAttributes) {
        const value = this.getAttribute(name);
        if (value !== null) made.setAttribute(name, value);
      }
      if (form && this.matches(':disabled')) made.setAttribute('disabled', '');
      Object.assign(made, this.#held);
      made.append(document.createElement('slot'));
      this.#inner = made;
      made.addEventListener('assay-ready', () => (this.dataset['assayState'] = 'ready'), { once: true });
      this.#tree.replaceChildren(made);
    }
  }

  for (const name of properties) {
    Object.defineProperty(ShellElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ShellElement) {
        return ShellElement.read(this, name);
      },
      set(this: ShellElement, value: unknown) {
        ShellElement.write(this, name, value);
      },
    });
  }
  for (const name of methods) {
    Object.defineProperty(ShellElement.prototype, name, {
      configurable: true,
      value(this: ShellElement) {
        return ShellElement.run(this, name);
      },
    });
  }
  customElements.define(tag, ShellElement);
}

for (const shell of ASSAY_SHELLS) defineShell(shell);
