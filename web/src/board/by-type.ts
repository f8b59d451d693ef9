/** Handlers for events by type; types without a handler are ignored. */
export type ByType<
  Event extends { readonly type: string },
  Rest extends readonly unknown[],
  Out,
> = {
  readonly [Type in Event['type']]?: (
    event: Extract<Event, { readonly type: Type }>,
    ...rest: Rest
  ) => Out;
};

export function byType<
  Event extends { readonly type: string },
  Rest extends readonly unknown[],
  Out,
>(handlers: ByType<Event, Rest, Out>, event: Event, ...rest: Rest): Out | undefined {
  const handle = handlers[event.type as Event['type']] as
    | ((event: Event, ...rest: Rest) => Out)
    | undefined;
  return handle?.(event, ...rest);
}
