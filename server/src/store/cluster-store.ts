/**
 * Which servers are alive and which of them runs each table. Leases are measured by the database's
 * clock, so that the clocks of the servers may differ.
 */
export interface ClusterStore {
  /** Registers a server, or renews its lease for this many milliseconds. */
  renew(server: ServerRecord, lease: number): Promise<Renewal>;
  /** Ends a server's lease: its tables can be claimed at once. */
  leave(id: string): Promise<void>;
  /** The servers whose lease has not expired, by id. */
  servers(): Promise<ServerRecord[]>;
  /** The number of tables that a server owns. */
  countTables(server: string): Promise<number>;
  /** Undefined if there is no such table. */
  ownership(code: string): Promise<Ownership | undefined>;
  /**
   * Makes a server the owner of a table and raises the epoch, unless another live server is the
   * owner. Returns the resulting owner, or undefined if there is no such table. A server that owns
   * the table already keeps its epoch.
   */
  claim(code: string, claim: Claim): Promise<LiveOwnership | undefined>;
  /** Gives a table to another server. Returns false and changes nothing if the epoch is another. */
  handOver(code: string, change: HandOver): Promise<boolean>;
  /** Ends the ownership of all tables of a server: each can be claimed at once. */
  release(server: string): Promise<void>;
  /**
   * Claims tables without a live owner that wait for a bot or whose deadline has passed. Several
   * servers that ask at the same time get different tables.
   */
  claimWork(claim: WorkClaim): Promise<string[]>;
}

export interface Renewal {
  /** The database's time, in milliseconds since 1970. */
  readonly time: number;
  /** The lease may have expired in one of several databases: others may have taken its tables. */
  readonly hasLapsed?: boolean;
}

/** A server as it describes itself to others. */
export interface ServerRecord {
  readonly id: string;
  /** The release it runs. */
  readonly release: string;
  /** The version of bus messages it speaks; it understands the one before, too. */
  readonly bus: number;
  /** It hands its tables over and takes no new ones. */
  readonly isDraining?: boolean;
  /** It reaches the database, but not the bus: only its own clients can play at its tables. */
  readonly isCutOff?: boolean;
}

export interface LiveOwnership {
  readonly owner: string;
  /** Rises with every change of the owner. */
  readonly epoch: number;
  /** The server it was taken from, whose lease had expired. */
  readonly takenFrom?: string;
}

export interface Ownership {
  /** Absent: no live server has the table. */
  readonly owner?: string;
  readonly epoch: number;
}

export interface Claim {
  readonly server: string;
  /**
   * The server is not a member of a cluster. It takes a table from any owner, but marks none as its
   * own: versions alone decide between such servers.
   */
  readonly isAlone?: boolean;
}

export interface HandOver {
  readonly epoch: number;
  /** Absent: to the server that claims it first. */
  readonly to?: string;
}

export interface WorkClaim {
  readonly server: string;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  readonly most: number;
}
