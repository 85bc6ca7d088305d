import type { TestClient, TestInput } from './test-client.ts';

/** The people and items that examples speak of. */
export interface ExampleWorld {
  viewer: TestClient;
  member: TestClient;
  admin: TestClient;
  owner: TestClient;
  /** Owner of another tenant. */
  stranger: TestClient;
  /** A seek page of the member with a finished question. */
  page: { seek_id: string; question_id: string };
  /** A document that everybody reads. */
  document: string;
  /** A token such as a start in production prints. */
  bootstrapToken(): Promise<string>;
}

/**
 * A caller of the suite: somebody of the world, a visitor made anew, a viewer who signs in for this call only, or
 * somebody who has just registered.
 */
export type ExampleCaller = 'visitor' | 'leaver' | 'newcomer' | 'viewer' | 'member' | 'admin' | 'owner';

/** How a call is tried by the contract suite. */
export interface CallExample {
  /** Who makes the good call. @default the least role of the call's access */
  as?: ExampleCaller;
  /** Good input, made anew for each use. */
  input?: (world: ExampleWorld, by: TestClient) => TestInput | Promise<TestInput>;
  /**
   * What somebody of another tenant gets for the same input: `refused` (403 or 404; 400 for a code) when it names an item; `own`: a
   * reply about themselves that holds nothing of the first tenant; `public`: the same as everybody, without a session.
   */
  elsewhere: 'refused' | 'own' | 'public';
}
