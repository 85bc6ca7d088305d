import { Icon } from '../Icon/Icon.tsx';
import { ExternalLinkIcon } from '../Icon/icons.ts';
import { joinClasses } from '../styles/joinClasses.ts';
import { link } from './Link.css.ts';
import type { LinkProps } from './Link.types.ts';

/** Goes somewhere. Something that acts is a `Button`. */
export function Link({ variant = 'text', externalLabel, className, children, ...rest }: LinkProps) {
  const elsewhere = externalLabel === undefined ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <a {...elsewhere} {...rest} className={joinClasses(link[variant], className)}>
      {children}
      {externalLabel !== undefined && (
        <>
          {' '}
          <Icon of={ExternalLinkIcon} size="sm" label={externalLabel} />
        </>
      )}
    </a>
  );
}
