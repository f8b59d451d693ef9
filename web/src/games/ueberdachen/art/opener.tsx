/** UD-7: the bottle opener with a cap in it and a wooden grip, on a field of 60 × 24. */
export const opener = () => (
  <>
    <path d={OPENER} fill="var(--cut-shade)" transform="translate(.8 1.6)" />
    <path d={CAP} fill="var(--electrician)" stroke="var(--electrician-deep)" />
    <circle cx="11" cy="12" r="3.6" fill="none" stroke="var(--electrician-deep)" />
    <path d={OPENER} fill="var(--steel-pale)" fillRule="evenodd" stroke="var(--steel-deep)" />
    <path
      d="M29 6h24q6 0 6 6t-6 6H29l-3-3V9z"
      fill="var(--pallet)"
      stroke="var(--pallet-deep)"
      strokeLinejoin="round"
    />
    <path d="M32 9h20" stroke="var(--cut-light)" strokeWidth="1.6" strokeLinecap="round" />
    <circle cx="53.5" cy="12" r="1.8" fill="var(--pallet-deep)" />
  </>
);

/** A ring with a tooth that reaches under the cap. */
const OPENER =
  'M11 0q8 0 13 7l3 1v8l-3 1q-5 7-13 7Q-1 23-1 12T11 0zm0 3.5Q2.5 4 2.5 12T11 20.5q5 0 8-4.5l-4-2v-4l4-2q-3-4.5-8-4.5z';

/** A crown cap with its crinkled edge. */
const CAP =
  'M11 4l2 1.5 2.5-.5 1 2.3 2.4 1-.4 2.5L20 12l-1.5 1.8.4 2.5-2.4 1-1 2.2-2.5-.4L11 20l-2-1.5-2.5.4-1-2.2-2.3-1 .3-2.5L2 12l1.5-2-.3-2.4 2.3-1 1-2.3 2.5.5z';
