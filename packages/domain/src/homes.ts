import { type RouteName, routes } from './routes.ts';

/** Product homes and the question answering that stands on each. */
export const homepageTypes = ['RD', 'LS', 'MSE', 'IP'] as const;
export type HomepageType = (typeof homepageTypes)[number];
export const defaultHomepageType: HomepageType = 'RD';

export const homeRoutes: Record<HomepageType, RouteName> = { RD: 'rd', LS: 'ls', MSE: 'mse', IP: 'ip' };

/** Narrows a homepage type; anything else is RD (section 7.2). */
export function homepageTypeOf(value: unknown): HomepageType {
  return (homepageTypes as readonly unknown[]).includes(value) ? (value as HomepageType) : defaultHomepageType;
}

/** Path of a product home. */
export function homePath(type: HomepageType): string {
  return routes[homeRoutes[type]].path;
}

/** Routes of the package pages, one for each homepage type. */
export const packageRoutes = {
  RD: 'packagesRd',
  LS: 'packagesLs',
  MSE: 'packagesMse',
  IP: 'packagesIp',
} as const satisfies Record<HomepageType, RouteName>;

/** Path of the package page of a homepage type (section 2.2). */
export function packagePath(type: HomepageType): string {
  return routes[packageRoutes[type]].path;
}

/** The homepage type that a package page speaks of; RD for any other path. */
export function homeOfPackagePath(path: string): HomepageType {
  return homepageTypes.find((type) => packagePath(type) === path.replace(/\/$/, '')) ?? defaultHomepageType;
}
