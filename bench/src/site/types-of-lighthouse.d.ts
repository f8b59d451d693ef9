// The part of Lighthouse that is used; it need not be installed for ours to be checked.
declare module 'lighthouse' {
  interface Audit {
    readonly id: string;
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
  }
  interface Outcome {
    readonly lhr: {
      readonly categories: Readonly<
        Record<
          string,
          {
            readonly score: number | null;
            readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
          }
        >
      >;
      readonly audits: Readonly<Record<string, Audit>>;
    };
  }
  export default function lighthouse(
    address: string,
    flags: Readonly<Record<string, unknown>>,
  ): Promise<Outcome | undefined>;
}
