import { joinClasses } from '../styles/joinClasses.ts';
import { avatar } from './Avatar.css.ts';
import { initials } from './initials.ts';

/** A person, by initials. Decoration unless `label` names it. */
export function Avatar({ name, label, className }: { name: string; label?: string; className?: string }) {
  return (
    <span
      className={joinClasses(avatar, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initials(name)}
    </span>
  );
}
