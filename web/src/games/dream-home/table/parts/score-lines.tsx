import { type View, scoreHouse } from '@richtfest/dream-home';
import { useSpeech } from '../speech.ts';
import styles from './closer-house.module.css';

/** A house's points by category, as far as public: rooms, tiles, furnishing, roof. */
export function ScoreLines({ view, seat }: { readonly view: View; readonly seat: number }) {
  const { say, texts, format } = useSpeech();
  const { rooms, decor, furnishing, roof } = scoreHouse(view, seat);
  const points = (count: number) => say.points(count, format);
  const nameOf = (room: (typeof rooms)[number]['room']) =>
    room === 'empty-room' ? texts.emptyRoom : texts.rooms[room].one;
  return (
    <ul className={styles['list']}>
      {rooms.map(({ room, fields, points: worth }) => (
        <li key={fields[0]}>{say.scored(nameOf(room), fields.map(texts.field), points(worth))}</li>
      ))}
      {decor.map(({ decor: tile, field, points: worth }) => (
        <li key={tile}>
          {say.scored(
            texts.decors[tile],
            [field === 'outdoors' ? say.garden : texts.field(field)],
            points(worth),
          )}
        </li>
      ))}
      {furnishing.map(({ bonus, points: worth }) => (
        <li key={bonus}>{say.scored(say.bonuses[bonus], [], points(worth))}</li>
      ))}
      <li>
        {roof === undefined
          ? say.roofs(view.players[seat]?.roofCount ?? 0, format)
          : say.scored(texts.parts.roof, roof.laid.map(texts.roof), points(roof.points))}
      </li>
    </ul>
  );
}
