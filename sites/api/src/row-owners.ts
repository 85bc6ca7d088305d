import { areas } from './areas.ts';
import { rowOwners } from './ground/erasure/row-owners.ts';
import { personalData } from './operation/privacy/personal-data.ts';

/** Whose the rows of every area are: with whom they go, from the database and from every dump. */
export const ownersOfRows = rowOwners({
  areas,
  people: personalData,
  // A policy over each of its rows would be asked in the midst of a search.
  tenants: { search_embedding: { column: 'passage_id', of: 'passage', key: 'id' } },
  subjects: { person: 'user_account', tenant: 'tenant' },
});
