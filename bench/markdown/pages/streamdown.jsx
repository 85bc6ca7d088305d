import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Streamdown } from 'streamdown';
import { stream } from './stream.js';

let append = () => undefined;
function Answer() {
  const [text, setText] = useState('');
  useEffect(() => {
    append = (chunk) => setText((held) => held + chunk);
  }, []);
  return <Streamdown>{text}</Streamdown>;
}
createRoot(document.getElementById('root')).render(<Answer />);
stream({ write: (chunk) => append(chunk), end: () => undefined });
