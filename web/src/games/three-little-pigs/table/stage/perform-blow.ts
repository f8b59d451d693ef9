import type { Event } from '@richtfest/three-little-pigs';
import { FOOT, find, keyedPieces } from '../../../../board/stage.ts';
import { type Spot, spotOf } from '../../../../board/arc.ts';
import { shift, spotsOf } from '../../../../board/shift.ts';
import { playSound } from '../../../../sound/play-sound.ts';
import { type Scene, standingTiles } from '../scene.ts';
import type { PigsStage } from './cue.ts';

const SPIN = 1200;

type Blown = Extract<Event, { type: 'house-blown' }>;

/** LP-14: the wheel turns and slows down; then the tiles it removes bend and fly off. */
export async function performBlow(event: Blown, stage: PigsStage, next: Scene): Promise<void> {
  const { timeline, scene } = stage;
  const target = { seat: event.target, house: event.house };
  stage.draw(scene, { target });
  if (stage.isWatched(event.seat)) await timeline.pause(350);
  const stop = stopOf(event, scene);
  stage.draw(scene, { target, stop });
  await spin(stop, stage);
  stage.draw(scene, { target, stop, spun: event.material });
  if (!timeline.isSkipped) playSound('wind');
  await timeline.pause(400);
  if (timeline.isSkipped || timeline.isReduced) {
    stage.draw(next);
    await timeline.pause(500);
    return;
  }
  await takeAway(event, stage, next);
  await timeline.pause(250);
}

/** At a field of that material, always the same one for the same turn. */
function stopOf({ material }: Blown, scene: Scene): number {
  const fields = scene.view.options.wheel;
  const matching = fields.flatMap((field, index) => (field === material ? [index] : []));
  const turns = scene.view.players.reduce((sum, player) => sum + player.turns, 0);
  const field = matching[turns % matching.length] ?? 0;
  return -(field * 360) / fields.length;
}

async function spin(stop: number, { root, timeline }: PigsStage): Promise<void> {
  const wheel = find(root, '[data-wheel]');
  if (wheel === undefined) return;
  if (!timeline.isSkipped) playSound('wheel');
  const frames = [{ transform: 'rotate(0deg)' }, { transform: `rotate(${stop + 360 * 4}deg)` }];
  await timeline.play(wheel, frames, { duration: SPIN, easing: 'cubic-bezier(.12,.6,.15,1)' });
}

async function takeAway(event: Blown, stage: PigsStage, next: Scene): Promise<void> {
  const { root, timeline, scene } = stage;
  const house = scene.view.players[event.target]?.houses[event.house] ?? [];
  const keys = scene.keys[event.target]?.[event.house]?.tiles ?? [];
  const standing = standingTiles(house, event.left);
  const lost = house.flatMap((tile, at) => {
    const element = find(root, `[data-key="${keys[at]}"]`);
    return standing.has(at) || element === undefined ? [] : [{ tile, element, key: `${keys[at]}` }];
  });
  const { target, house: number, material } = event;
  const stop = stopOf(event, scene);
  const wind = windAt(keys, root);
  stage.draw(scene, {
    target: { seat: target, house: number },
    stop,
    spun: material,
    ...(wind && { wind }),
  });
  await Promise.all([
    timeline.play(find(root, '[data-wind]'), GUST, { duration: 620, fill: 'both' }),
    ...lost.map(({ element }) =>
      timeline.play(element, BEND, { origin: FOOT, duration: 560, fill: 'forwards' }),
    ),
  ]);
  const flights = lost.map(({ tile, element, key }) => ({
    piece: tile,
    key,
    spot: spotOf(element),
  }));
  const before = spotsOf(keyedPieces(root));
  stage.draw(next, { flights, stop, spun: material });
  await Promise.all([
    ...flights.map(({ key }, order) =>
      timeline.play(find(root, `[data-flight="${key}"]`), flyOff(order), {
        duration: 620,
        delay: order * 60,
        easing: 'ease-in',
        fill: 'both',
      }),
    ),
    shift(keyedPieces(root), before, timeline),
  ]);
  stage.draw(next);
}

/** The whole house and a margin. */
function windAt(keys: readonly number[], root: HTMLElement): Spot | undefined {
  const spots = keys.flatMap((key) => {
    const tile = find(root, `[data-key="${key}"]`);
    return tile === undefined ? [] : [spotOf(tile)];
  });
  const [first] = spots;
  if (first === undefined) return undefined;
  const top = Math.min(...spots.map(({ y }) => y));
  const bottom = Math.max(...spots.map(({ y, height }) => y + height));
  return { x: first.x - first.width * 0.7, y: top, width: first.width * 2.4, height: bottom - top };
}

const GUST = [
  { transform: 'translateX(-45%)', opacity: 0 },
  { transform: 'translateX(-15%)', opacity: 1, offset: 0.3 },
  { transform: 'translateX(15%)', opacity: 1, offset: 0.7 },
  { transform: 'translateX(45%)', opacity: 0 },
];

const BEND = [
  { transform: 'none' },
  { transform: 'skewX(-9deg) translateX(4%)', offset: 0.35 },
  { transform: 'skewX(-3deg)', offset: 0.6 },
  { transform: 'skewX(-15deg) translateX(8%)' },
];

function flyOff(order: number): Keyframe[] {
  const way = 130 + order * 30;
  return [
    { transform: 'skewX(-15deg) translateX(8%)', opacity: 1 },
    {
      transform: `translate(${way * 0.4}%, -40%) rotate(${30 + order * 10}deg)`,
      opacity: 1,
      offset: 0.4,
    },
    {
      transform: `translate(${way * 1.6}%, -110%) rotate(${160 + order * 40}deg) scale(.6)`,
      opacity: 0,
    },
  ];
}
