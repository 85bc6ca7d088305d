import type { Environment } from 'downshift';

/**
 * How downshift sees the world from inside a shadow root. Events and the active element are retargeted to the host
 * outside of it, so that downshift takes every press for one outside its own list. Undefined in light DOM, where the
 * `environment` key must be absent.
 */
export function shadowEnvironment(root: Node): Environment | undefined {
  if (typeof ShadowRoot === 'undefined' || !(root instanceof ShadowRoot)) return undefined;
  const document = root.ownerDocument;
  const view = document.defaultView;
  if (!view) return undefined;
  const wrapped = new Map<EventListenerOrEventListenerObject, EventListener>();

  function withInnerTarget(listener: EventListenerOrEventListenerObject): EventListener {
    const known = wrapped.get(listener);
    if (known) return known;
    const inner: EventListener = (event) => {
      const target = event.composedPath()[0];
      const view = new Proxy(event, {
        get(original, key) {
          if (key === 'target') return target;
          const value: unknown = Reflect.get(original, key);
          return typeof value === 'function' ? value.bind(original) : value;
        },
      });
      if (typeof listener === 'function') listener(view);
      else listener.handleEvent(view);
    };
    wrapped.set(listener, inner);
    return inner;
  }

  const environment = {
    Node: view.Node,
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions) {
      view.addEventListener(type, withInnerTarget(listener), options);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: EventListenerOptions) {
      view.removeEventListener(type, withInnerTarget(listener), options);
      wrapped.delete(listener);
    },
    document: {
      get activeElement() {
        return root.activeElement ?? document.activeElement;
      },
      get body() {
        return root;
      },
      getElementById: (id: string) => root.getElementById(id),
      createElement: document.createElement.bind(document),
    },
  };
  // downshift types its environment as whole `Document` and `Node` objects but reads only these members.
  return environment as unknown as Environment;
}
