import type { ReactNode } from 'react';

/** An open doll's house: every bay is a room. */
export function DreamHouse(): ReactNode {
  return (
    <>
      <g className="cut-deep">
        <rect x="158" y="84" width="20" height="44" fill="var(--brick)" />
        <rect x="154" y="80" width="28" height="9" fill="var(--stone)" />
      </g>
      <g className="cut-deep">
        <rect x="26" y="162" width="188" height="138" fill="var(--card)" />
        <Room x={34} y={170} fill="var(--room-blue)" />
        <Room x={94} y={170} fill="var(--room-rose)" />
        <Room x={154} y={170} fill="var(--room-sage)" />
        <Room x={34} y={236} fill="var(--room-sand)" />
        <Room x={94} y={236} fill="var(--room-sage)" />
        <Room x={154} y={236} fill="var(--room-rose)" />
      </g>
      <Furniture />
      <path className="cut-deep" d="M12 170 L120 82 L228 170Z" fill="var(--brick)" />
      <g stroke="var(--shade)" strokeWidth="2.2" fill="none">
        <path d="M34 158H206M56 140H184M78 122H162M99 105H141" />
      </g>
      <g className="cut">
        <circle cx="120" cy="134" r="17" fill="var(--card)" />
        <circle className="street-pane" cx="120" cy="134" r="13" />
        <path d="M120 121V147M107 134H133" stroke="var(--card)" strokeWidth="3" />
      </g>
    </>
  );
}

interface RoomProps {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

function Room({ x, y, fill }: RoomProps): ReactNode {
  return (
    <>
      <rect x={x} y={y} width="52" height="58" fill={fill} />
      <rect x={x} y={y + 51} width="52" height="7" fill="var(--wood)" />
    </>
  );
}

function Furniture(): ReactNode {
  return (
    <g className="cut">
      <path d="M38 221 V200 H42 V209 H80 V205 H84 V221 H80 V217 H42 V221Z" fill="var(--plum)" />
      <rect x="43" y="204" width="14" height="7" rx="3" fill="var(--card)" />
      <path d="M98 206 H142 V212 Q142 221 132 221 H108 Q98 221 98 212Z" fill="var(--cloud)" />
      <path
        d="M104 206 V190 Q104 185 110 185 H113"
        stroke="var(--slate)"
        strokeWidth="3"
        fill="none"
      />
      <rect x="160" y="184" width="40" height="37" fill="var(--wood-deep)" />
      <path d="M164 200H196M164 217H196" stroke="var(--wood)" strokeWidth="3" />
      <path
        d="M166 198v-9h5v9zM173 198v-11h4v11zM180 198v-8h5v8zM168 215v-10h5v10zM176 215v-8h6v8z"
        fill="var(--straw)"
      />
      <rect x="40" y="262" width="26" height="25" fill="var(--slate)" />
      <circle cx="53" cy="276" r="7" fill="var(--lamplight)" />
      <rect x="70" y="258" width="12" height="29" fill="var(--sky)" />
      <path
        d="M98 287 V270 Q98 264 104 264 H136 Q142 264 142 270 V287 H136 V278 H104 V287Z"
        fill="var(--leaf)"
      />
      <path d="M118 250 L112 261 H124Z" fill="var(--lamplight)" />
      <path d="M118 242V250" stroke="var(--slate)" strokeWidth="2" />
      <circle cx="180" cy="266" r="7" fill="var(--wood)" />
      <circle cx="175" cy="260" r="3" fill="var(--wood)" />
      <circle cx="185" cy="260" r="3" fill="var(--wood)" />
      <ellipse cx="180" cy="279" rx="9" ry="8" fill="var(--wood)" />
      <circle cx="178" cy="265" r="1.3" fill="var(--wolf-dark)" />
      <circle cx="182" cy="265" r="1.3" fill="var(--wolf-dark)" />
    </g>
  );
}
