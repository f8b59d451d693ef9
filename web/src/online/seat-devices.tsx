import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useLinkTexts } from './link-texts.ts';
import styles from './online-page.module.css';
import { heldTable, holdSeat } from './seat-keys.ts';
import { type TravellingSeat, seatLink } from './seat-link.ts';
import { ShareLink } from './share-link.tsx';

interface SeatDevicesProps {
  readonly table: string;
  readonly link: string;
  /** The game's name. */
  readonly game: string;
  /** The names of all seats. */
  readonly names: readonly string[];
  /** The seats of this device have changed. */
  readonly onChange: () => void;
}

/** Moves the seats of this device, or only their hands, to other devices. */
export function SeatDevices(props: SeatDevicesProps): ReactNode {
  const { table, names, onChange } = props;
  const texts = useLinkTexts();
  const [travelling, setTravelling] = useState<TravellingSeat>();
  const { seats = [] } = heldTable(table) ?? {};
  return (
    <div className={styles['stack']}>
      {seats.map(({ seat, key, isOnPhone = false }) => (
        <div key={seat} className={styles['stack']}>
          {seats.length > 1 && <strong>{names[seat]}</strong>}
          {isOnPhone && <p className={styles['note']}>{texts.tableHere}</p>}
          <div className={styles['row']}>
            {isOnPhone ? (
              <Button
                icon="undo"
                onClick={() => {
                  holdSeat(table, { seat, key });
                  onChange();
                }}
              >
                {texts.handBack}
              </Button>
            ) : (
              <Button
                icon="eye"
                aria-expanded={travelling?.as === 'hand' && travelling.seat === seat}
                onClick={() => setTravelling({ as: 'hand', seat, key })}
              >
                {texts.hand}
              </Button>
            )}
            <Button
              icon="right"
              aria-expanded={travelling?.as === 'seat' && travelling.seat === seat}
              onClick={() => setTravelling({ as: 'seat', seat, key })}
            >
              {texts.move}
            </Button>
          </div>
          {travelling?.seat === seat && <Travel {...props} travelling={travelling} />}
        </div>
      ))}
    </div>
  );
}

function Travel({
  table,
  link,
  game,
  travelling,
  onChange,
}: SeatDevicesProps & { readonly travelling: TravellingSeat }): ReactNode {
  const texts = useLinkTexts();
  const { as, seat, key } = travelling;
  return (
    <>
      <p>{as === 'hand' ? texts.handHelp : texts.moveHelp}</p>
      <ShareLink
        link={seatLink(link, travelling)}
        game={game}
        labels={{ link: texts.seatLink, code: texts.seatCode }}
      />
      <p className={styles['note']}>{texts.secret}</p>
      {as === 'hand' && (
        <Button
          variant="main"
          icon="check"
          onClick={() => {
            holdSeat(table, { seat, key, isOnPhone: true });
            onChange();
          }}
        >
          {texts.showTable}
        </Button>
      )}
    </>
  );
}
