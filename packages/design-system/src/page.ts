/** Importing this entry gives the whole page the house's ground: reset, type, colours. Embedded widgets do without it. */
import './theme/page.css.ts';
