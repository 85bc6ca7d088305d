import { elementClass, type WidgetBinding, widgetsVersion } from './element-class.tsx';

/** Tag of a widget's implementation in the CDN build, where the loader owns the public one: one for each version. */
export function versionedTag(tag: string): string {
  return `${tag}-v${widgetsVersion.replaceAll(/[^a-z0-9]+/g, '-')}`;
}

/** Defines a widget's element. A tag that is taken stays with whoever came first; another version of it is told. */
export function defineWidget(binding: WidgetBinding, tag: string = binding.spec.tag): void {
  const there = customElements.get(tag) as { version?: string } | undefined;
  if (!there) customElements.define(tag, elementClass(binding));
  else if (there.version !== widgetsVersion) {
    console.warn(`<${tag}> is on this page in version ${there.version ?? 'unknown'}; ${widgetsVersion} is not used.`);
  }
}
