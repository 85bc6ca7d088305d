/** Why an import stops that another process goes on with: its run stays as it is, to be taken up there. */
export class HandedOn extends Error {}
