import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Archive, ServerKeys, StoreRecord } from './archive.ts';

/** Records that may wait for a database that writes more slowly than others. */
const MOST_WAITING = 16;

/** The records of several stores, each sorted already, in one order: tables by code, then the rest. */
export async function* mergeRecords(
  stores: readonly Pick<Archive, 'records'>[],
): AsyncGenerator<StoreRecord> {
  const streams = stores.map((store) => store.records()[Symbol.asyncIterator]());
  try {
    const heads = await Promise.all(streams.map((stream) => stream.next()));
    for (;;) {
      const keys = heads.map((head) => (head.done === true ? undefined : sortKey(head.value)));
      const least = keys.reduce((a, b) => (a === undefined || (b ?? a) < a ? b : a), undefined);
      const at = least === undefined ? -1 : keys.indexOf(least);
      const head = heads[at];
      const stream = streams[at];
      if (head === undefined || stream === undefined) return;
      yield head.value as StoreRecord;
      heads[at] = await stream.next();
    }
  } finally {
    for (const stream of streams) await stream.return?.();
  }
}

/** Everything else comes after all tables. */
function sortKey(record: StoreRecord): string {
  return 'table' in record ? record.table.code : '~';
}

interface Distribution<S> {
  readonly stores: readonly { readonly store: S; readonly keys: ServerKeys }[];
  readonly storeOf: (record: StoreRecord) => S;
}

/** Replaces everything in several stores; none commits before all have accepted all records. */
export async function distributeRecords<S extends Pick<Archive, 'replaceAll'>>(
  records: AsyncIterable<StoreRecord>,
  { stores, storeOf }: Distribution<S>,
): Promise<number> {
  const accepted = Promise.withResolvers<void>();
  accepted.promise.catch(() => undefined);
  const writers = stores.map((each) => ({ ...each, inlet: newInlet() }));
  const inlets = new Map(writers.map(({ store, inlet }) => [store, inlet]));
  let reading = writers.length;
  const recordsFor = async function* (inlet: PassThrough): AsyncGenerator<StoreRecord> {
    yield* inlet as AsyncIterable<StoreRecord>;
    reading--;
    if (reading === 0) accepted.resolve();
    await accepted.promise;
  };
  const writing = writers.map(({ store, keys, inlet }) =>
    store.replaceAll(recordsFor(inlet), keys),
  );
  const written = Promise.all(writing);
  written.catch(accepted.reject);
  try {
    for await (const record of records) {
      const inlet = inlets.get(storeOf(record));
      // Only a refusal settles `accepted` while records are still coming.
      if (inlet?.write(record) === false) {
        await Promise.race([once(inlet, 'drain'), accepted.promise]);
      }
    }
    for (const inlet of inlets.values()) inlet.end();
    return (await written).reduce((sum, count) => sum + count, 0);
  } catch (error) {
    accepted.reject(error);
    for (const inlet of inlets.values()) inlet.destroy(error as Error);
    await Promise.allSettled(writing);
    throw error;
  }
}

function newInlet(): PassThrough {
  const inlet = new PassThrough({ objectMode: true, highWaterMark: MOST_WAITING });
  // Its reader gets the error.
  inlet.on('error', () => undefined);
  return inlet;
}
