interface Unsent {
  flush(): void;
}

let unsent: Unsent[] = [];

/** Flushes at the end of this tick. A table's watchers share one callback: a tick of each costs. */
export function flushSoon(connection: Unsent): void {
  if (unsent.push(connection) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  const connections = unsent;
  unsent = [];
  for (const connection of connections) connection.flush();
}
