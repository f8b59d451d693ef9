import type { TableSummary } from '@richtfest/protocol';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { tableOf } from '../online/server.ts';

/**
 * The table of the previous match, from `?again=CODE` in the address; undefined if there is none.
 */
export function useRematch(): TableSummary | 'loading' | undefined {
  const code = new URLSearchParams(useSearch()).get('again');
  const [found, setFound] = useState<TableSummary | 'loading' | undefined>(
    code === null ? undefined : 'loading',
  );
  useEffect(() => {
    if (code === null) return;
    let isGone = false;
    tableOf(code).then(
      (summary) => !isGone && setFound(summary),
      () => !isGone && setFound(undefined),
    );
    return () => {
      isGone = true;
    };
  }, [code]);
  return found;
}
