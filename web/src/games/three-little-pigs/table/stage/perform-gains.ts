import { FOOT, find } from '../../../../board/stage.ts';
import type { PigsStage } from './cue.ts';

export async function turnUp(stack: string, { root, timeline }: PigsStage): Promise<void> {
  const top = find(root, `[data-stack="${stack}"] [data-top]`);
  const frames = [
    { transform: 'scaleX(0.05)', opacity: 0.4 },
    { transform: 'scaleX(1)', opacity: 1 },
  ];
  await timeline.play(top, frames, { duration: 180, easing: 'ease-out' });
}

export async function raisePennant(
  { seat, house }: { readonly seat: number; readonly house: number },
  { root, timeline, scene }: PigsStage,
): Promise<void> {
  const roof = scene.keys[seat]?.[house]?.tiles.at(-1);
  const pennant = find(root, `[data-key="${roof}"] svg:last-child`);
  const frames = [
    { transform: 'translateY(60%) scaleY(0)' },
    { transform: 'translateY(-12%) scaleY(1.15)', offset: 0.7 },
    { transform: 'none' },
  ];
  await timeline.play(pennant, frames, { origin: FOOT, duration: 320, easing: 'ease-out' });
}

export async function showCard(material: string, { root, timeline }: PigsStage): Promise<void> {
  const card = find(root, `[data-card="${material}"]`);
  const frames = [
    { transform: 'none' },
    { transform: 'scale(1.35) rotate(-4deg)', offset: 0.4 },
    { transform: 'none' },
  ];
  await timeline.play(card, frames, { duration: 600, easing: 'ease-in-out' });
}
