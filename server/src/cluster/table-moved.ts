/** This server is not, or no longer, the owner of a table; nothing was done. */
export class TableMoved extends Error {
  constructor() {
    super('the table is played at another server');
    this.name = 'TableMoved';
  }
}
