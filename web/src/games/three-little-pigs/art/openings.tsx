import type { Material } from '@richtfest/three-little-pigs';
import type { ReactNode } from 'react';

/** The door of a door tile: every material has its own shape and colour. */
export function doorOpening(material: Material): ReactNode {
  return (
    <>
      {DOORS[material]}
      <rect
        x="27"
        y="72.5"
        width="46"
        height="5.5"
        rx="1.2"
        fill="var(--cut-shade)"
        transform="translate(.6 1)"
      />
      <rect x="27" y="71.5" width="46" height="5.5" rx="1.2" fill="var(--stone-pale)" />
    </>
  );
}

const ARCH = 'M30 76V42a20 20 0 0 1 40 0V76Z';
const ARCH_DOOR = 'M35 73V43a15 15 0 0 1 30 0V73Z';

const DOORS: Readonly<Record<Material, ReactNode>> = {
  straw: (
    <>
      <path d={ARCH} fill="var(--cut-shade)" transform="translate(.8 1.4)" />
      <path d={ARCH} fill="var(--rope)" />
      <path
        d={ARCH}
        fill="none"
        stroke="var(--rope-pale)"
        strokeWidth="2"
        strokeDasharray="2 4.5"
      />
      <path d={ARCH_DOOR} fill="var(--doorway)" />
      <path d={ARCH_DOOR} fill="var(--door-straw)" transform="translate(0 1)" />
      <path d="M42.5 31v42M50 28v45M57.5 31v42" stroke="var(--cut-shade)" strokeWidth="1.2" />
      <path
        d="M50 49.5c-2.4-4.8-9-2.6-7.6 2.2 1 3.3 7.6 6.8 7.6 6.8s6.6-3.5 7.6-6.8c1.4-4.8-5.2-7-7.6-2.2z"
        fill="var(--doorway)"
        transform="translate(20 19) scale(.6)"
      />
      <circle cx="60.5" cy="57" r="2" fill="var(--lamp)" />
    </>
  ),
  wood: (
    <>
      <rect
        x="29"
        y="22"
        width="42"
        height="54"
        rx="1.5"
        fill="var(--cut-shade)"
        transform="translate(.8 1.4)"
      />
      <rect x="29" y="22" width="42" height="54" rx="1.5" fill="var(--wood-light)" />
      <rect x="34.5" y="27.5" width="31" height="46" fill="var(--doorway)" />
      <rect x="34.5" y="28.5" width="31" height="45" fill="var(--door-wood)" />
      <path d="M42.3 28.5v45M50 28.5v45M57.7 28.5v45" stroke="var(--cut-shade)" strokeWidth="1.2" />
      <path
        d="M34.5 36h31v5h-31zM34.5 61h31v5h-31zM36 61l24-20h5.5l-24 20z"
        fill="var(--door-wood-deep)"
      />
      <circle cx="61" cy="52.5" r="2" fill="var(--lamp)" />
    </>
  ),
  stone: (
    <>
      <path
        d="M27 76V44C27 28 40 18 50 13c10 5 23 15 23 31v32Z"
        fill="var(--cut-shade)"
        transform="translate(.8 1.4)"
      />
      <path d="M27 76V44C27 28 40 18 50 13c10 5 23 15 23 31v32Z" fill="var(--stone-pale)" />
      <path
        d="M27 60h8M27 46h8M30 33l7 4M38 23l5 6M73 60h-8M73 46h-8M70 33l-7 4M62 23l-5 6"
        stroke="var(--mortar-deep)"
        strokeWidth="1.4"
      />
      <path d="M35 74V45c0-10 7-17 15-22 8 5 15 12 15 22v29Z" fill="var(--doorway)" />
      <path d="M35 74V46c0-10 7-17 15-22 8 5 15 12 15 22v28Z" fill="var(--door-stone)" />
      <path d="M50 25v49" stroke="var(--cut-shade)" strokeWidth="1.4" />
      <path
        d="M36 47h9l4-3M36 62h9l4-3M64 47h-9l-4-3M64 62h-9l-4-3"
        stroke="var(--doorway)"
        strokeWidth="1.8"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="54.5" cy="54" r="1.9" fill="var(--lamp)" />
      <circle cx="45.5" cy="54" r="1.9" fill="var(--lamp)" />
    </>
  ),
};

/** The window of a window tile, with shutters and a sill for the flower pots. */
export function windowOpening(material: Material): ReactNode {
  return (
    <>
      {SHUTTERS[material]}
      <rect
        x="29"
        y="11"
        width="42"
        height="46"
        rx="1.5"
        fill="var(--cut-shade)"
        transform="translate(.8 1.4)"
      />
      <rect x="29" y="11" width="42" height="46" rx="1.5" fill={FRAMES[material]} />
      <rect x="33.5" y="15.5" width="33" height="37" fill="var(--doorway)" />
      <rect x="33.5" y="16.7" width="33" height="36" fill="var(--pane)" />
      <path d="M33.5 16.7h14l-14 19z" fill="var(--pane-shine)" />
      <path d="M50 15.5v37M33.5 33.5h33" stroke={FRAMES[material]} strokeWidth="3" />
      <rect
        x="22"
        y="58"
        width="56"
        height="6"
        rx="1.2"
        fill="var(--cut-shade)"
        transform="translate(.6 2)"
      />
      <rect x="22" y="56.5" width="56" height="6" rx="1.2" fill={SILLS[material]} />
      <rect x="22" y="56.5" width="56" height="1.6" rx=".8" fill="var(--cut-light)" />
    </>
  );
}

const FRAMES: Readonly<Record<Material, string>> = {
  straw: 'var(--frame-straw)',
  wood: 'var(--frame-wood)',
  stone: 'var(--frame-stone)',
};

const SILLS: Readonly<Record<Material, string>> = {
  straw: 'var(--wood-mid)',
  wood: 'var(--wood-light)',
  stone: 'var(--stone-light)',
};

function shutters(fill: string, detail: string): ReactNode {
  return (
    <>
      {[13, 73].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect
            x="0"
            y="13"
            width="14"
            height="42"
            rx="1.2"
            fill="var(--cut-shade)"
            transform="translate(.8 1.4)"
          />
          <rect x="0" y="13" width="14" height="42" rx="1.2" fill={fill} />
          <path d={detail} stroke="var(--cut-shade)" strokeWidth="1.5" fill="none" />
        </g>
      ))}
    </>
  );
}

const SHUTTERS: Readonly<Record<Material, ReactNode>> = {
  straw: shutters('var(--door-straw)', 'M4.7 13v42M9.3 13v42'),
  wood: shutters('var(--door-wood)', 'M2 20h10M2 26h10M2 32h10M2 38h10M2 44h10M2 50h10'),
  stone: shutters('var(--door-stone)', 'M3 18h8v14H3zM3 37h8v13H3z'),
};
