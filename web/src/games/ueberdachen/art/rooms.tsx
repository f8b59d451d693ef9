import type { Room } from '@richtfest/ueberdachen';
import type { ReactNode } from 'react';
import { type At, Companion, Person } from './dwellers.tsx';

/*
 * Finished rooms: furnished, lit and lived in. Each is drawn in three layers on a field 100 wide
 * for a small room and 200 for a large one: `lamp` hangs from the ceiling, `wall` is between
 * (only on the current floor, where walls are high), `floor` stands on the ground at 165.
 * A household (finished-room.module.css) sets the colours of people and fabrics, and which
 * companion is shown.
 */
interface RoomArt {
  readonly lamp: () => ReactNode;
  readonly wall: () => ReactNode;
  readonly floor: () => ReactNode;
}

/** One of the built materials, as furniture. */
function Piece({ of, x, y, scale = 1 }: At & { readonly of: string }): ReactNode {
  return <use href={`#ud-${of}`} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

function HangingLamp({ x }: { readonly x: number }): ReactNode {
  return (
    <>
      <path d={`M${x} 0v16`} stroke="var(--line-dark)" strokeWidth="2.4" />
      <Piece of="lamp" x={x - 21.6} y={12} scale={0.9} />
    </>
  );
}

/** A window with curtains; the evening is outside. */
function Window({ x, y }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-2-2h56v66H-2z" fill="var(--cut-shade)" />
      <path d="M-3-4h56v66H-3z" fill="var(--white-ware)" />
      <path d="M2 1h21v27H2zM27 1h21v27H27zM2 32h21v25H2zM27 32h21v25H27z" fill="var(--water)" />
      <path d="M-7-8h64v5H-7z" fill="var(--pallet-deep)" />
      <path d="M-5-4h17q-2 22-14 36h-3zM55-4H38q2 22 14 36h3z" fill="var(--curtain)" />
    </g>
  );
}

function Picture({ x, y }: At): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h30v24H0z" fill="var(--pallet-deep)" />
      <path d="M3 3h24v18H3z" fill="var(--water)" />
      <path d="M3 21l8-11 6 7 4-4 6 8z" fill="var(--carpenter)" />
    </g>
  );
}

const chamber: RoomArt = {
  lamp: () => <HangingLamp x={50} />,
  wall: () => (
    <>
      <Window x={24} y={6} />
      <Piece of="radiator" x={27} y={74} scale={0.95} />
    </>
  ),
  floor: () => (
    <>
      <path d="M6 158V92q0-8 8-8h10v74z" fill="var(--pallet-deep)" />
      <path d="M12 128h84v30H12z" fill="var(--pallet)" />
      <path d="M18 112h30q8 0 8 16H18z" fill="var(--white-ware)" />
      <Person x={37} y={100} who="one" isAsleep />
      <path d="M22 122q38-14 74 0v22H22z" fill="var(--fabric)" />
      <path d="M22 132h74v6H22z" fill="var(--fabric-pale)" />
      <path d="M90 158V104h7v54zM12 158v7h8v-7zM88 158v7h8v-7z" fill="var(--pallet-deep)" />
      <path
        d="M62 92h9l-9 10h9M76 74h7l-7 8h7"
        stroke="var(--ink)"
        strokeWidth="2.2"
        fill="none"
        opacity=".7"
      />
    </>
  ),
};

const corridor: RoomArt = {
  lamp: () => <Piece of="socket" x={6} y={8} scale={0.42} />,
  wall: () => (
    <>
      <Picture x={12} y={10} />
      <Picture x={54} y={34} />
      <Piece of="radiator" x={24} y={84} scale={1.05} />
    </>
  ),
  floor: () => (
    <>
      <Piece of="door" x={-4} y={36} scale={2.55} />
      <path d="M0 158h100v7H0z" fill="var(--mason)" />
      <path
        d="M0 158h14v7H0zM28 158h14v7H28zM56 158h14v7H56zM84 158h14v7H84z"
        fill="var(--mason-deep)"
      />
      <path d="M20 152h44v7H20z" fill="var(--fabric)" />
      <Companion x={82} y={130} />
    </>
  ),
};

const hall: RoomArt = {
  lamp: () => <HangingLamp x={56} />,
  wall: () => (
    <>
      <Piece of="shelf" x={8} y={12} scale={1.75} />
      <Picture x={34} y={106} />
    </>
  ),
  floor: () => (
    <>
      <path d="M26 158V62M14 158h24" stroke="var(--pallet-deep)" strokeWidth="5" />
      <path
        d="M26 66q-14 0-16-12M26 66q14 0 16-12"
        stroke="var(--pallet-deep)"
        strokeWidth="4"
        fill="none"
      />
      <path d="M8 70q10-8 18 0l4 52H2z" fill="var(--one-cloth)" />
      <path d="M28 74q8-6 14 0l6 40H28z" fill="var(--other-cloth)" />
      <Piece of="tap" x={58} y={72} scale={0.72} />
      <path
        d="M56 106h40l-5 16H61zM72 122h8v36h-8z"
        fill="var(--white-ware)"
        stroke="var(--white-shade)"
      />
      <g transform="translate(56 136)" fill="var(--skin-1)">
        <path
          d="M-6 26q0-14 12-14h14q10 0 10 14zM26 14q8-2 8-12"
          stroke="var(--skin-1)"
          strokeWidth="3.4"
        />
        <path d="M-12 4q0-10 10-10t10 10v6q0 6-7 6h-6q-7 0-7-6z" />
        <path d="M-13-4q-5 6-2 14l5-4zM9-4q5 6 2 14l-5-4z" fill="var(--skin-3)" />
        <path
          d="M-6 3h.1M2 3h.1M-2 8h.1"
          stroke="var(--skin-ink)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  ),
};

const kitchen: RoomArt = {
  lamp: () => <HangingLamp x={64} />,
  wall: () => (
    <>
      <Window x={20} y={10} />
      <Piece of="shelf" x={100} y={2} scale={1.9} />
      <Piece of="socket" x={160} y={104} scale={0.5} />
      <Piece of="socket" x={128} y={104} scale={0.5} />
    </>
  ),
  floor: () => (
    <>
      <Piece of="door" x={4} y={58} scale={2.1} />
      <Person x={120} y={64} who="other" cloth="var(--white-ware)" />
      <path d="M108 50q-3-16 12-16t12 16z" fill="var(--white-ware)" stroke="var(--white-shade)" />
      <path d="M100 108h100v50H100z" fill="var(--carpenter)" />
      <path d="M96 102h104v8H96z" fill="var(--pallet-pale)" />
      <path d="M106 116h26v36h-26zM168 116h26v36h-26z" fill="var(--carpenter-deep)" opacity=".6" />
      <path d="M137 114h28v40h-28z" fill="var(--steel-pale)" />
      <path d="M141 124h20v22h-20z" fill="var(--line-dark)" />
      <path d="M138 86h28v16h-28z" fill="var(--mason)" />
      <path d="M134 84h36v5h-36z" fill="var(--mason-deep)" />
      <path
        d="M145 78q-5-6 0-11t0-11M158 78q-5-6 0-11t0-11"
        stroke="var(--white-ware)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <Piece of="tap" x={166} y={66} scale={0.72} />
      <path d="M0 158h200v7H0z" fill="var(--mason)" />
      <path
        d="M0 158h20v7H0zM40 158h20v7H40zM80 158h20v7H80zM120 158h20v7h-20zM160 158h20v7h-20z"
        fill="var(--mason-deep)"
      />
      <Companion x={82} y={132} />
    </>
  ),
};

const bathroom: RoomArt = {
  lamp: () => <HangingLamp x={140} />,
  wall: () => (
    <>
      <Window x={124} y={4} />
      <path d="M26 8q26-14 48 0v66q-24 12-48 0z" fill="var(--steel-pale)" />
      <path d="M31 14q20-10 38 0v54q-20 8-38 0z" fill="var(--water)" />
      <path d="M36 50l22-30M46 60l20-27" stroke="var(--white-ware)" strokeWidth="4" opacity=".7" />
      <Piece of="radiator" x={126} y={78} scale={1.05} />
    </>
  ),
  floor: () => (
    <>
      <Piece of="door" x={2} y={58} scale={2.1} />
      <Person x={144} y={62} who="one" cloth="var(--one-skin)" />
      <path d="M128 50q16-24 32 0z" fill="var(--plumber)" />
      <Piece of="tap" x={84} y={62} scale={0.8} />
      <g fill="var(--white-ware)" stroke="var(--white-shade)">
        <circle cx="118" cy="94" r="10" />
        <circle cx="134" cy="98" r="8" />
        <circle cx="158" cy="96" r="11" />
        <circle cx="174" cy="98" r="8" />
        <circle cx="104" cy="98" r="8" />
        <circle cx="146" cy="100" r="9" />
      </g>
      <path
        d="M90 102h108q0 46-26 46h-56q-26 0-26-46z"
        fill="var(--white-ware)"
        stroke="var(--white-shade)"
      />
      <path d="M86 98h114v9H86z" fill="var(--plumber)" />
      <path d="M112 148l-6 11M176 148l6 11" stroke="var(--plumber-deep)" strokeWidth="6" />
      <path
        d="M186 92q-10 0-8-7 2-6 8-4 1-7 7-6 5 1 4 6l4 1-3 3q0 7-12 7z"
        fill="var(--electrician)"
      />
      <path d="M0 158h200v7H0z" fill="var(--plumber-deep)" />
    </>
  ),
};

const livingRoom: RoomArt = {
  lamp: () => <HangingLamp x={100} />,
  wall: () => (
    <>
      <Window x={72} y={8} />
      <Piece of="shelf" x={8} y={6} scale={1.15} />
      <Piece of="shelf" x={8} y={62} scale={1.15} />
      <Picture x={150} y={24} />
      <Piece of="radiator" x={74} y={78} scale={1} />
    </>
  ),
  floor: () => (
    <>
      <path d="M36 96q0-14 14-14h102q14 0 14 14v44H36z" fill="var(--fabric-pale)" />
      <Person x={76} y={72} who="one" />
      <Person x={124} y={72} who="other" />
      <path d="M56 104h40l4 18-22-5-22 5z" fill="var(--white-ware)" stroke="var(--white-shade)" />
      <path d="M22 108q0-9 9-9t9 9v14h122v-14q0-9 9-9t9 9v42H22z" fill="var(--fabric)" />
      <path d="M40 122h122v14H40z" fill="var(--fabric-pale)" />
      <path d="M28 150v9h10v-9zM164 150v9h10v-9z" fill="var(--pallet-deep)" />
      <path d="M186 158V74M178 158h17" stroke="var(--pallet-deep)" strokeWidth="4" />
      <path d="M174 78l6-26h13l6 26z" fill="var(--glow)" stroke="var(--electrician-deep)" />
      <path d="M16 158h172v7H16z" fill="var(--mason)" opacity=".75" />
      <Companion x={14} y={130} />
    </>
  ),
};

export const roomArt: Readonly<Record<Room, RoomArt>> = {
  chamber,
  corridor,
  hall,
  kitchen,
  bathroom,
  'living-room': livingRoom,
};
