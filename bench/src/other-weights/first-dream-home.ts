import { type DreamHomeTypes, evaluateWith, weightsFrom } from '@richtfest/dream-home';

/** The weights of `greedy` when it was first published. */
const FIRST_WEIGHTS = weightsFrom({
  roomShare: 0.12,
  roofShare: 0.22,
  growth: 0.7,
  furnishing: 1.15,
  upperField: 2.8,
  basementField: 1.2,
  openField: 0.35,
  openFields: 3,
  supplier: 0.8,
  handyman: 0.6,
  architect: 1.1,
  designer: 1.6,
  drill: 1.6,
  jackhammer: 0.45,
  mixer: 0.8,
  start: 0.5,
  beside: 0.5,
  rivalry: 0.5,
  win: 20,
});

export function firstDreamHome(state: DreamHomeTypes['State'], seat: number): number {
  return evaluateWith(FIRST_WEIGHTS, state, seat);
}
