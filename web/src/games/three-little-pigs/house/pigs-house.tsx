import type { ReactNode } from 'react';
import { PaperWindow } from '../../../home/art/window.tsx';

/** A tall house of stone, wood and straw between two small ones, with the wolf behind the hill. */
export function PigsHouse(): ReactNode {
  return (
    <>
      <Wolf />
      <path
        className="cut"
        d="M0 300 V262 Q40 236 96 252 T190 244 T240 262 V300Z"
        fill="var(--meadow-deep)"
      />
      <Smoke />
      <g className="cut-deep">
        <rect x="150" y="70" width="20" height="50" fill="var(--stone-deep)" />
        <rect x="146" y="66" width="28" height="9" fill="var(--stone)" />
      </g>
      <StoneFloor />
      <WoodFloor />
      <ThatchedRoof />
      <StrawHut />
      <WoodHut />
      <path
        className="cut"
        d="M0 300 V288 Q30 280 60 287 T130 284 T200 287 T240 283 V300Z"
        fill="var(--meadow)"
      />
    </>
  );
}

function Wolf(): ReactNode {
  return (
    <g className="cut street-wolf">
      <path
        d="M190 262 V226 L184 196 L200 210 Q208 206 216 210 L232 196 L228 226 V262Z"
        fill="var(--slate)"
      />
      <path d="M203 232 L206 250 H214 L217 232 Q210 224 203 232Z" fill="var(--stone)" />
      <path d="M206 246 H214 L210 252Z" fill="var(--wolf-dark)" />
      <circle cx="201" cy="223" r="3.4" fill="var(--lamplight)" />
      <circle cx="219" cy="223" r="3.4" fill="var(--lamplight)" />
      <circle cx="200.4" cy="223" r="1.5" fill="var(--wolf-dark)" />
      <circle cx="218.4" cy="223" r="1.5" fill="var(--wolf-dark)" />
    </g>
  );
}

function Smoke(): ReactNode {
  return (
    <g className="street-smoke" fill="var(--cloud)">
      <circle cx="160" cy="54" r="8" />
      <circle cx="170" cy="38" r="11" />
      <circle cx="164" cy="18" r="9" />
    </g>
  );
}

function StoneFloor(): ReactNode {
  return (
    <g className="cut-deep">
      <rect x="74" y="204" width="96" height="96" fill="var(--stone)" />
      <g fill="var(--stone-deep)" opacity="0.75">
        <rect x="78" y="210" width="22" height="12" rx="4" />
        <rect x="140" y="209" width="26" height="13" rx="4" />
        <rect x="77" y="244" width="16" height="14" rx="4" />
        <rect x="148" y="238" width="18" height="12" rx="4" />
        <rect x="78" y="278" width="22" height="13" rx="4" />
        <rect x="146" y="270" width="20" height="14" rx="4" />
      </g>
      <path className="cut" d="M102 300 V246 Q122 222 142 246 V300Z" fill="var(--card)" />
      <path d="M106 300 V248 Q122 229 138 248 V300Z" fill="var(--brick)" />
      <path d="M122 236V300" stroke="var(--shade)" strokeWidth="2" />
      <circle cx="132" cy="272" r="3" fill="var(--lamplight)" />
    </g>
  );
}

function WoodFloor(): ReactNode {
  return (
    <g className="cut-deep">
      <rect x="66" y="136" width="112" height="70" fill="var(--wood)" />
      <path
        d="M66 150H178M66 164H178M66 178H178M66 192H178"
        stroke="var(--wood-deep)"
        strokeWidth="2"
      />
      <PaperWindow x={98} y={148} width={48} height={44} />
      <Pig />
    </g>
  );
}

function Pig(): ReactNode {
  return (
    <g className="cut">
      <path d="M106 170 L108 158 L117 164Z M138 170 L136 158 L127 164Z" fill="var(--pig-deep)" />
      <path d="M104 192 V180 A18 17 0 0 1 140 180 V192Z" fill="var(--pig)" />
      <ellipse cx="122" cy="184" rx="8.5" ry="6.5" fill="var(--pig-deep)" />
      <circle cx="119" cy="184" r="1.7" fill="var(--wolf-dark)" />
      <circle cx="125" cy="184" r="1.7" fill="var(--wolf-dark)" />
      <circle cx="114" cy="175" r="1.9" fill="var(--wolf-dark)" />
      <circle cx="130" cy="175" r="1.9" fill="var(--wolf-dark)" />
    </g>
  );
}

function ThatchedRoof(): ReactNode {
  return (
    <>
      <path
        className="cut-deep"
        d="M122 52 L192 134 L186 146 L178 138 L170 147 L160 138 L150 147 L140 138 L130 147 L120 138 L110 147 L100 138 L90 147 L80 138 L70 147 L62 138 L56 146 L50 134Z"
        fill="var(--thatch)"
      />
      <path
        d="M122 60V132M104 82L98 132M140 82L146 132M88 100L78 130M156 100L166 130M112 72L110 128M132 72L134 128"
        stroke="var(--thatch-deep)"
        strokeWidth="2.4"
        strokeLinecap="round"
        fill="none"
      />
      <path
        className="cut"
        d="M108 66 L122 48 L136 66 L130 74 L122 66 L114 74Z"
        fill="var(--thatch-deep)"
      />
    </>
  );
}

function StrawHut(): ReactNode {
  return (
    <g className="cut-deep">
      <path d="M14 300 V262 H58 V300Z" fill="var(--thatch)" />
      <path
        d="M22 266V298M32 266V298M42 266V298M51 266V298"
        stroke="var(--thatch-deep)"
        strokeWidth="2"
      />
      <path d="M30 300 V280 Q36 272 43 280 V300Z" fill="var(--earth-deep)" />
      <path
        className="cut"
        d="M36 232 L66 262 L60 270 L52 264 L44 271 L36 264 L28 271 L20 264 L12 270 L6 262Z"
        fill="var(--thatch)"
      />
    </g>
  );
}

function WoodHut(): ReactNode {
  return (
    <g className="cut-deep">
      <rect x="188" y="258" width="42" height="42" fill="var(--wood)" />
      <path d="M188 270H230M188 282H230" stroke="var(--wood-deep)" strokeWidth="2" />
      <rect
        className="street-pane"
        x="201"
        y="264"
        width="16"
        height="15"
        stroke="var(--card)"
        strokeWidth="3"
      />
      <path className="cut" d="M180 262 L209 236 L238 262Z" fill="var(--wood-deep)" />
    </g>
  );
}
