/** The worker in which pdf.js parses a file: untrusted content stays out of the page. */
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
