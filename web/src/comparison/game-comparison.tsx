import { type Seat, formatWith } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { HouseArt } from '../my-street/house-art.tsx';
import type { OpenedMatch } from '../my-street/open-house.ts';
import { useSettings } from '../settings/use-settings.ts';
import { partsOf } from '../table/parts-of.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './comparison.module.css';
import { type Rival, useComparisonTexts } from './comparison-texts.ts';
import { PartingSheet } from './parting-sheet.tsx';

export interface GameComparisonProps {
  /** The seat that both players had. */
  readonly seat: Seat;
  readonly own: OpenedMatch;
  readonly other: OpenedMatch;
  readonly rival: Rival;
}

/** Two games with the same random values: both houses, points by category, and where they diverged. */
export function GameComparison(props: GameComparisonProps): ReactNode {
  const { seat, own, other, rival } = props;
  const texts = useComparisonTexts();
  const houses = [
    { name: texts.yourHouse, opened: own },
    { name: texts.houseOf(rival), opened: other },
  ];
  return (
    <>
      <Sheet title={`${texts.you} · ${texts.rival(rival)}`}>
        <div className={styles['pair']} data-testid="both-houses">
          {houses.map(({ name, opened }) => (
            <figure key={name}>
              <HouseArt game={opened.game.id} opened={opened} seat={seat} />
              <figcaption>
                {name}
                <strong>{texts.points(opened.result?.seats[seat]?.score ?? 0)}</strong>
              </figcaption>
            </figure>
          ))}
        </div>
        <PartsTable {...props} />
      </Sheet>
      <PartingSheet {...props} />
    </>
  );
}

/** The points of both players by category. */
function PartsTable({ seat, own, other, rival }: GameComparisonProps): ReactNode {
  const texts = useComparisonTexts();
  const { table } = useTexts();
  const { language } = useSettings();
  const tallies = [own, other].flatMap(({ result }) => result?.seats[seat] ?? []);
  const { parts } = own.game.texts[language];
  const format = formatWith(Intl, language, []);
  const rows = partsOf(tallies).map((part) => ({
    key: part,
    name: parts[part] ?? part,
    values: tallies.map((tally) => tally.parts[part] ?? 0),
  }));
  const total = { key: 'total', name: table.total, values: tallies.map(({ score }) => score) };
  return (
    <table className={styles['parts']} data-testid="parts">
      <caption>{texts.pointsByCategory}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.you}</th>
          <th scope="col">{texts.rival(rival)}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows, total].map(({ key, name, values }) => (
          <tr key={key} data-total={key === 'total' || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at} data-more={value > (values[1 - at] ?? value) || undefined}>
                {format.number(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
