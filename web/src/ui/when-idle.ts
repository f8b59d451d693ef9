/** Works when the browser has time; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(() => work());
  return () => cancelIdleCallback(callback);
}
