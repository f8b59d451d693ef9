import type { View } from '@richtfest/ueberdachen';

export type PlayerView = View['players'][number];
export type OfferView = NonNullable<View['offer']>;
export type AnswerView = OfferView['answers'][number];
export type ProposalView = View['proposals'][number];
