/** UD-7: the bottle opener, with a wooden grip, on a field of 60 × 24. */
export const opener = () => (
  <>
    <path d={OPENER} fill="var(--cut-shade)" transform="translate(.8 1.6)" />
    <path d={OPENER} fill="var(--steel-pale)" fillRule="evenodd" stroke="var(--steel-deep)" />
    <path d="M28 7.5h26q5 0 5 4.5t-5 4.5H28z" fill="var(--plum)" />
    <path
      d="M33 12h.1M41 12h.1M49 12h.1"
      stroke="var(--glow)"
      strokeWidth="3.4"
      strokeLinecap="round"
    />
    <path d="M30 9.5h22" stroke="var(--cut-light)" strokeWidth="1.6" strokeLinecap="round" />
  </>
);

const OPENER =
  'M12 2h6q8 0 11 6v8q-3 6-11 6h-6Q2 22 2 12T12 2zm0 4.5Q7 6.5 7 12t5 5.5h4q2.5 0 2.5-2.5v-1.5l-5-.5v-2l5-.5V9q0-2.5-2.5-2.5z';
