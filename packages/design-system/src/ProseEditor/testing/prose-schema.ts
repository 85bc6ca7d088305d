/** What the editor is shown with: the prose of works. */
export { proseSchema } from '@assay/works/prose';
