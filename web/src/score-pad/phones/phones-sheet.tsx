import type { Game } from '@richtfest/engine';
import { groupedCode } from '@richtfest/protocol';
import type { SharedPad, SharedPlayer } from '@richtfest/protocol/pads';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../app/page.tsx';
import { ShareLink } from '../../online/share-link.tsx';
import { useRequest } from '../../online/use-request.ts';
import { useSiteLink } from '../../online/use-site-link.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { PLAYER_NAME_LENGTH } from '../pad.ts';
import { usePadTexts } from '../pad-texts.ts';
import styles from '../score-pad.module.css';
import type { PadClient, PadState } from './pad-client.ts';
import own from './phones.module.css';
import { usePhoneTexts } from './phone-texts.ts';
import { statusOf } from './player-status.ts';

interface PhonesSheetProps {
  readonly game: Game;
  readonly client: PadClient;
  readonly state: PadState;
  readonly pad: SharedPad;
}

/** On the tablet: how phones join, and who is ready. */
export function PhonesSheet({ game, client, state, pad }: PhonesSheetProps): ReactNode {
  const texts = usePhoneTexts();
  const { language } = useSettings();
  const { name } = game.texts[language];
  const link = useSiteLink(`/pads/${pad.pad}`);
  return (
    <Sheet title={texts.share}>
      <div className={styles['asks']}>
        {!state.isConnected && (
          <p className={own['offline']} role="status">
            {texts.offline}
          </p>
        )}
        <p className={own['lead']}>
          {texts.code}: <strong className={own['code']}>{groupedCode(pad.pad)}</strong>
        </p>
        <ShareLink
          link={link}
          game={name}
          text={texts.invitation(name)}
          labels={{ link: texts.link, code: texts.link }}
        />
        <PlayerRows game={game} client={client} pad={pad} />
        <StopSharing client={client} />
      </div>
    </Sheet>
  );
}

function PlayerRows({ game, client, pad }: Omit<PhonesSheetProps, 'state'>): ReactNode {
  const texts = usePadTexts();
  const { problem, isPending, run } = useRequest();
  const { players } = pad;
  return (
    <fieldset className={styles['players']}>
      <legend>{texts.who}</legend>
      {players.map((player, seat) => (
        <PlayerRow
          key={player.player}
          pad={pad}
          player={player}
          seat={seat}
          onName={(name) => {
            const { sheet, isReady } = player;
            client.editSheet(player.player, { sheet: { ...sheet, name }, isReady });
          }}
          onFree={() => run(() => client.leave(player.player))}
          onRemove={
            players.length > game.players.min
              ? () => run(() => client.removePlayer(player.player))
              : undefined
          }
        />
      ))}
      {players.length < game.players.max && (
        <Button icon="person" disabled={isPending} onClick={() => run(() => client.join({}))}>
          {texts.addPlayer}
        </Button>
      )}
      <ProblemNote>{problem}</ProblemNote>
    </fieldset>
  );
}

interface PlayerRowProps {
  readonly pad: SharedPad;
  readonly player: SharedPlayer;
  readonly seat: number;
  readonly onName: (name: string) => void;
  readonly onFree: () => void;
  readonly onRemove: (() => void) | undefined;
}

function PlayerRow({ pad, player, seat, onName, onFree, onRemove }: PlayerRowProps): ReactNode {
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const { table } = useTexts();
  const status = statusOf(pad, player);
  const name = player.sheet.name || padTexts.player(seat + 1);
  return (
    <div className={own['row']} data-status={status} data-testid="player">
      <input
        className={field['input']}
        value={player.sheet.name}
        maxLength={PLAYER_NAME_LENGTH}
        placeholder={padTexts.player(seat + 1)}
        aria-label={`${table.player} ${seat + 1}`}
        autoComplete="off"
        onChange={({ target }) => onName(target.value)}
      />
      <span className={own['status']} role="status">
        {texts.statuses[status]}
      </span>
      {player.isTaken && (
        <Button
          variant="quiet"
          icon="undo"
          aria-label={texts.freeHelp(name)}
          title={texts.freeHelp(name)}
          onClick={onFree}
        />
      )}
      {onRemove !== undefined && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={padTexts.removePlayer(name)}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

function StopSharing({ client }: { readonly client: PadClient }): ReactNode {
  const texts = usePhoneTexts();
  const { cancel } = useTexts();
  const [isAsking, setIsAsking] = useState(false);
  const { problem, isPending, run } = useRequest();
  if (!isAsking) {
    return (
      <Button variant="quiet" icon="close" onClick={() => setIsAsking(true)}>
        {texts.stop}
      </Button>
    );
  }
  return (
    <div className={styles['row']}>
      <p>{texts.stopQuestion}</p>
      <Button variant="danger" disabled={isPending} onClick={() => run(() => client.closePad())}>
        {texts.stop}
      </Button>
      <Button onClick={() => setIsAsking(false)}>{cancel}</Button>
      <ProblemNote>{problem}</ProblemNote>
    </div>
  );
}
