export interface RidgeProps {
  readonly path: string;
  readonly fill: string;
  readonly edge: string;
  /** The shadow's opacity and height. */
  readonly shade?: number;
  readonly lift?: number;
}

/** A hill of cut paper with a shadow and a bright edge. */
export function Ridge({ path, fill, edge, shade = 0.35, lift = 5 }: RidgeProps) {
  return (
    <>
      <path d={path} fill="var(--cut-shade)" opacity={shade} transform={`translate(0 ${-lift})`} />
      <path d={path} fill={edge} transform="translate(0 -2)" />
      <path d={path} fill={fill} />
    </>
  );
}
