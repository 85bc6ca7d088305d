/** What the form asks: the same in every library. */
export const texts = [
  { name: 'name', label: 'Name' },
  { name: 'mail', label: 'Mail' },
  { name: 'phone', label: 'Phone' },
  { name: 'company', label: 'Company' },
  { name: 'position', label: 'Position' },
  { name: 'city', label: 'City' },
];
export const message = { name: 'message', label: 'What do you need?', hint: 'Up to 500 characters' };
export const consent = 'Keep me informed';
export const country = {
  label: 'Country',
  options: ['Austria', 'China', 'France', 'Germany', 'Italy', 'Japan', 'Spain', 'Taiwan'],
};
export const assignee = {
  label: 'Assignee',
  options: ['Arbor Biologics', 'Kestrel Batteries', 'Northfield Thermal', 'Sumida Materials', 'Tallis Optics'],
};
export const dialog = { title: 'Send the request?', text: 'Sales will answer by mail.', field: 'Reference' };
