import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { Loading } from './page.tsx';

/**
 * A page that is loaded when it is first shown, and appears as soon as it is there. With `lazy`,
 * React would keep the fallback of `Suspense` on the screen for at least 300 ms.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= load().then((page) => (loaded = page));
    // The next visit tries again.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return function LazyPage(props) {
    const [Page, setPage] = useState(() => {
      // It loads while the last page is removed.
      if (loaded === undefined) void loadOnce();
      return loaded;
    });
    useEffect(() => {
      if (Page !== undefined) return;
      loadOnce().then(
        (page) => setPage(() => page),
        (error: unknown) =>
          // For the error boundary.
          setPage(() => {
            throw error;
          }),
      );
    }, [Page]);
    return Page === undefined ? <Loading /> : <Page {...props} />;
  };
}
