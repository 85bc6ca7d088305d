import { createElement, useState, version } from 'react-18';
import { createRoot } from 'react-dom-18/client';

/** The partner's own part, in another version of React than the widgets were written for. */
function Counter() {
  const [count, setCount] = useState(0);
  return createElement('button', { id: 'count', onClick: () => setCount(count + 1) }, `React ${version}: ${count}`);
}

const own = document.getElementById('own');
if (own) createRoot(own).render(createElement(Counter));

// The page's own shortcut: it must not take the keys that somebody types into a widget.
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  document.getElementById('search')?.focus();
});
