import * as markdown from 'streaming-markdown';
import { stream } from './stream.js';

const parser = markdown.parser(markdown.default_renderer(document.getElementById('root')));
stream({ write: (chunk) => markdown.parser_write(parser, chunk), end: () => markdown.parser_end(parser) });
