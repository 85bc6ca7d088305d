import { PortalContainer } from '@assay/design-system';
import { bcp47, fallbackLocale, isLocale, type Locale } from '@assay/domain';
import { type Catalogue, createTranslator, localeOf, type Translator, TranslatorProvider } from '@assay/i18n';
import r2wc from '@r2wc/react-to-web-component';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { adoptStyles } from './adopted-styles.ts';
import type { ConnectionOptions } from './connection.ts';
import { ErrorGuard } from './ErrorGuard.tsx';
import * as styles from './element.css.ts';
import { createElementState } from './element-state.ts';
import { attributeName, commonAttributes, readAttribute, type WidgetSpec } from './widget-spec.ts';

/** What every view of an element is given besides its own attributes, properties and callbacks. */
export interface ElementEnvironment {
  locale: Locale;
  serviceUrl: string;
  site?: string;
  /** With what the widget opens its connection to the service; the same object until one of it changes. */
  connection: Omit<ConnectionOptions, 'widget' | 'storage'>;
  /** Changes a property of the element, as the page would. */
  assign(property: string, value: unknown): void;
  /** Disabled by itself or by the form around it. */
  isDisabled: boolean;
  onError(detail: { stage: string; code: number; message?: string }): void;
}

/** A widget's description joined to what draws it. */
export interface WidgetBinding {
  spec: WidgetSpec;
  /** Words that are loaded before the view shows. */
  catalogues: readonly Catalogue<unknown>[];
  // The properties of a view follow its own spec, which the types of the specs describe to whoever uses the element.
  View: ComponentType<never>;
}

declare const ASSAY_WIDGETS_VERSION: string | undefined;
/** Version of this build. */
export const widgetsVersion = typeof ASSAY_WIDGETS_VERSION === 'string' ? ASSAY_WIDGETS_VERSION : 'development';

type Bag = Readonly<Record<string, unknown>>;
/** What an element is told of the service; the loader may have asked it for a token already. */
type Places = Partial<Pick<ConnectionOptions, 'serviceUrl' | 'apiBase' | 'service' | 'site'>> & {
  session?: NonNullable<ConnectionOptions['first']>;
};
interface Mounting extends HTMLElement {
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Custom element of a widget. r2wc mounts and unmounts it; attributes, properties, events, form and moves are ours. */
export function elementClass({
  spec,
  catalogues,
  View,
}: WidgetBinding): CustomElementConstructor & { version: string } {
  const attributes = { ...commonAttributes, ...spec.attributes };
  const byAttribute = new Map(
    Object.entries(attributes).map(([property, a]) => [attributeName(property), { property, a }]),
  );
  const settable = [...Object.keys(attributes), ...Object.keys(spec.properties), 'session'];
  const Widget = View as ComponentType<Bag>;

  function Bound({ container }: { container: ShadowRoot }) {
    const host = container.host as WidgetElement;
    const bag = useSyncExternalStore(host.state.subscribe, host.state.read, host.state.read);
    const locale = localeFor(host, bag['locale']);
    const translator = useWords(catalogues, locale);
    // Made before it is placed: the view is drawn at once, not after a first draft without it.
    const [portal] = useState(() => document.createElement('div'));
    const placePortal = useCallback((place: HTMLElement | null) => place?.append(portal), [portal]);
    const isReady = translator !== undefined;
    useEffect(() => {
      if (isReady) host.emit('assay-ready', {});
    }, [isReady, host]);
    const shown = translator?.locale ?? locale;
    const { serviceUrl = '', apiBase, service, site, session } = bag as Places;
    const connection = useMemo(
      () => ({
        locale: shown,
        serviceUrl,
        ...(apiBase === undefined ? {} : { apiBase }),
        ...(service === undefined ? {} : { service }),
        ...(site === undefined ? {} : { site }),
        ...(session === undefined ? {} : { first: session }),
      }),
      [shown, serviceUrl, apiBase, service, site, session],
    );
    const environment = {
      locale: shown,
      serviceUrl,
      connection,
      assign: (property: string, value: unknown) => host.state.set(property, value),
      onError: (detail: object) => host.emit('assay-error', detail),
    };
    return (
      <ErrorGuard
        fallback={<slot />}
        onError={(error) => host.emit('assay-error', { stage: 'render', code: 0, message: String(error) })}
      >
        <div className={styles.ground} lang={bcp47[environment.locale]}>
          {translator ? (
            <TranslatorProvider translator={translator}>
              <PortalContainer value={portal}>
                <Widget key={String(bag['resets'])} {...bag} {...host.callbacks} {...environment} />
              </PortalContainer>
            </TranslatorProvider>
          ) : (
            <slot />
          )}
          <div ref={placePortal} />
        </div>
      </ErrorGuard>
    );
  }

  const Base = r2wc(Bound as never, { shadow: 'open' }) as unknown as new () => Mounting;

  class WidgetElement extends Base {
    static version = widgetsVersion;
    static formAssociated = spec.form !== undefined;
    static observedAttributes = [...byAttribute.keys(), ...(spec.form ? ['required', 'disabled'] : [])];

    readonly state = createElementState(
      Object.fromEntries(Object.entries(attributes).map(([property, a]) => [property, readAttribute(a, null)])),
    );
    readonly callbacks: Record<string, (detail?: object) => boolean>;
    #internals = this.attachInternals();
    #leaving: ReturnType<typeof setTimeout> | undefined;

    constructor() {
      super();
      adoptStyles(this.container);
      this.callbacks = Object.fromEntries(
        Object.entries(spec.events).map(([callback, { name }]) => [callback, (detail = {}) => this.emit(name, detail)]),
      );
      // Also when the page sets it, or takes the attribute away.
      if (spec.form?.property !== undefined) this.state.subscribe(() => this.#fill());
      // The page's own shortcuts must not fire while somebody types in here.
      for (const type of ['keydown', 'keypress', 'keyup']) {
        this.container.addEventListener(type, (event) => event.stopPropagation());
      }
    }

    /** Fires an event; false when somebody prevented what it announces. */
    emit(name: string, detail: object): boolean {
      const cancelable = Object.values(spec.events).some((event) => event.name === name && event.isCancelable);
      const isAllowed = this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
      );
      if (spec.form?.event === name) this.#fill(spec.form.value);
      return isAllowed;
    }

    /** @param given the value where no property holds it; null for none. */
    #fill(given: string | null = null): void {
      const held = spec.form?.property === undefined ? given : this.state.read()[spec.form.property];
      const value = typeof held === 'string' && held !== '' ? held : null;
      this.#internals.setFormValue(value);
      const isMissing = value === null && this.hasAttribute('required');
      this.#internals.setValidity(isMissing ? { valueMissing: true } : {}, isMissing ? spec.tag : '');
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null): void {
      if (name === 'required') this.#fill();
      if (name === 'disabled') this.state.set('isDisabled', text !== null);
      const known = byAttribute.get(name);
      if (known) this.state.set(known.property, readAttribute(known.a, text));
    }

    override connectedCallback(): void {
      clearTimeout(this.#leaving);
      // Properties that were set before the element was defined stand on the instance and hide the accessors.
      for (const property of settable) {
        if (!Object.hasOwn(this, property)) continue;
        const value = Reflect.get(this, property) as unknown;
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
      if (spec.form) this.#fill();
      super.connectedCallback();
    }

    /** Unmounts one task later: an element that only moves is connected again by then and keeps its state. */
    override disconnectedCallback(): void {
      clearTimeout(this.#leaving);
      this.#leaving = setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback(): void {
      // `moveBefore` keeps everything as it is; without this method the browser would disconnect and connect.
    }

    formResetCallback(): void {
      const { property } = spec.form ?? {};
      const attribute = property === undefined ? undefined : byAttribute.get(attributeName(property));
      if (attribute)
        this.state.set(
          attribute.property,
          readAttribute(attribute.a, this.getAttribute(attributeName(attribute.property))),
        );
      this.#fill();
      this.state.set('resets', Number(this.state.read()['resets'] ?? 0) + 1);
    }

    formDisabledCallback(isDisabled: boolean): void {
      this.state.set('isDisabled', isDisabled);
    }

    /** Focuses what is wrong, else the first thing that can be used. */
    override focus(options?: FocusOptions): void {
      const inside = this.container.querySelector<HTMLElement>('[aria-invalid="true"]:not(fieldset)');
      (inside ?? this.container.querySelector<HTMLElement>('input, textarea, select, button, a[href]'))?.focus(options);
    }
  }

  for (const property of settable) {
    Object.defineProperty(WidgetElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.state.read()[property];
      },
      set(this: WidgetElement, value: unknown) {
        this.state.set(property, value);
      },
    });
  }
  for (const [name, { property, value }] of Object.entries(spec.methods)) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      value(this: WidgetElement) {
        this.state.set(property, value);
      },
    });
  }
  return WidgetElement;
}

function localeFor(host: HTMLElement, given: unknown): Locale {
  if (isLocale(given)) return given;
  const tag = host.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
  return localeOf(tag) ?? fallbackLocale;
}

/** The words of a language; the former ones stay until those of a new language are there, so that nothing is lost. */
function useWords(catalogues: readonly Catalogue<unknown>[], locale: Locale): Translator | undefined {
  // Words that stand in the bundle are there at once.
  const [translator, setTranslator] = useState(() => {
    const first = createTranslator({ locale });
    first.load(...catalogues).catch(() => undefined);
    return catalogues.every(({ area }) => first.has(area)) ? first : undefined;
  });
  const spoken = translator?.locale;
  // Before the first frame: whoever waits for the widget would wait for that frame too.
  useLayoutEffect(() => {
    if (spoken === locale) return undefined;
    let isCurrent = true;
    const next = createTranslator({ locale });
    const load = async () => {
      await next.load(...catalogues);
      if (isCurrent) setTranslator(next);
    };
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [catalogues, locale, spoken]);
  return translator;
}
