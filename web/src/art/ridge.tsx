export interface RidgeProps {
  readonly path: string;
  readonly fill: string;
  readonly edge: string;
  /** How dark the shadow behind it is, and how far up it falls. */
  readonly shade?: number;
  readonly lift?: number;
}

/** A hill cut from paper: its shadow on what lies behind, its bright edge, the sheet itself. */
export function Ridge({ path, fill, edge, shade = 0.35, lift = 5 }: RidgeProps) {
  return (
    <>
      <path d={path} fill="var(--cut-shade)" opacity={shade} transform={`translate(0 ${-lift})`} />
      <path d={path} fill={edge} transform="translate(0 -2)" />
      <path d={path} fill={fill} />
    </>
  );
}
