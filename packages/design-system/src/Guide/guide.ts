/** What the manual says of a component beside its props: short sentences, in Markdown. */
export type Guide = {
  /** What it is for. */
  use: readonly string[];
  /** What to take instead, and when. */
  avoid: readonly string[];
  /** Its parts, in reading order. */
  anatomy: readonly string[];
  /** Keyboard, names, announcements; what the caller must add. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
};

const chapters: readonly { heading: string; of: keyof Guide }[] = [
  { heading: 'When to use', of: 'use' },
  { heading: 'When not to use', of: 'avoid' },
  { heading: 'Anatomy', of: 'anatomy' },
  { heading: 'Accessibility', of: 'accessibility' },
  { heading: 'Do', of: 'do' },
  { heading: "Don't", of: 'dont' },
];

/** Story parameters that put a guide on the component's page of the manual, under its own description. */
export function guide(said: Guide) {
  const text = chapters.map(({ heading, of }) => `### ${heading}\n\n${said[of].map((line) => `- ${line}`).join('\n')}`);
  return { guide: said, docs: { description: { component: text.join('\n\n') } } };
}
