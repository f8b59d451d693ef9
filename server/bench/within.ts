/** Waits for a part of a measurement; throws if it takes longer than this many seconds. */
export async function within<T>(seconds: number, what: string, part: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const advice = 'this machine may be under other load';
    reject(new Error(`${what} took longer than ${seconds} s: ${advice}`));
  }, seconds * 1000);
  try {
    return await Promise.race([part, late]);
  } finally {
    clearTimeout(timer);
  }
}
