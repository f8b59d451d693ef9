import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import type { SharedPad } from '@richtfest/protocol/pads';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading, MessagePage, Page } from '../../app/page.tsx';
import { useGame } from '../../games/use-game.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { LinkButton } from '../../ui/button.tsx';
import { type PadParts, loadPadParts } from '../pad-parts.ts';
import { usePadTexts } from '../pad-texts.ts';
import { ChoosePlayer } from './choose-player.tsx';
import { heldPad, newPadKey } from './held-pads.ts';
import type { PadClient, PadState } from './pad-client.ts';
import { usePhoneTexts } from './phone-texts.ts';
import { PhoneForm } from './phone-form.tsx';
import { PhoneReveal } from './phone-reveal.tsx';
import own from './phones.module.css';
import { useKeptGame } from './use-kept-game.ts';
import { usePadClient } from './use-pad-client.ts';

/** `/pads/CODE`: a player enters their own house on a shared score pad. */
export function PhonePage({ code }: { readonly code: string }): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const [held] = useState(() => heldPad(code) ?? { code, key: newPadKey(), isHost: false });
  const opened = usePadClient(held);
  const pad = opened?.state.pad;
  const isGone = opened?.state.isGone === true;
  if (isGone && (pad === undefined || opened.state.player === undefined)) return <Gone />;
  if (opened === undefined || pad === undefined) return <Waiting />;
  if (held.isHost) {
    return (
      <MessagePage title={padTexts.title}>
        <p>{texts.hostHere}</p>
        <LinkButton variant="main" icon="score" to={`/games/${pad.game}/score-pad/${pad.id}`}>
          {padTexts.open}
        </LinkButton>
      </MessagePage>
    );
  }
  return <PhonePad client={opened.client} state={opened.state} pad={pad} />;
}

function Gone({ children }: { readonly children?: ReactNode }): ReactNode {
  const texts = usePhoneTexts();
  return (
    <MessagePage title={texts.gone}>
      <p>{texts.goneHelp}</p>
      {children}
    </MessagePage>
  );
}

/** Loading, until it takes suspiciously long. */
function Waiting(): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <Loading />;
  return (
    <MessagePage title={padTexts.title}>
      <p role="status">{texts.unreachable}</p>
    </MessagePage>
  );
}

export interface PhonePadProps {
  readonly client: PadClient;
  readonly state: PadState;
  readonly pad: SharedPad;
}

export interface PhoneGameProps extends PhonePadProps, PadParts {
  readonly game: Game;
}

function PhonePad(props: PhonePadProps): ReactNode {
  const { state, pad } = props;
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const { language } = useSettings();
  const game = useGame(pad.game);
  const [parts, setParts] = useState<PadParts>();
  useEffect(() => void loadPadParts(pad.game).then(setParts), [pad.game]);
  const kept = useKeptGame(state);
  if (game === undefined || parts === undefined) return <Loading />;
  const all = { ...props, ...parts, game };
  const isRevealed = pad.revealed !== undefined;
  if (state.isGone && !isRevealed) {
    return (
      <Gone>
        {kept && <p>{texts.savedHere}</p>}
        <LinkButton icon="score" to={`/games/${pad.game}/score-pad/${pad.id}`}>
          {padTexts.open}
        </LinkButton>
      </Gone>
    );
  }
  return (
    <Page title={findGame(pad.game)?.names[language] ?? pad.game}>
      {!state.isConnected && !state.isGone && (
        <p className={own['offline']} role="status">
          {texts.offline}
        </p>
      )}
      {isRevealed && <PhoneReveal {...all} />}
      {!isRevealed && state.player === undefined && <ChoosePlayer {...all} />}
      {!isRevealed && state.player !== undefined && <PhoneForm {...all} player={state.player} />}
    </Page>
  );
}
