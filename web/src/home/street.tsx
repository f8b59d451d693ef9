import { findGame } from '@richtfest/catalog';
import type { ReactNode } from 'react';
import type { FrameTexts } from '../texts/index.ts';
import { Lamp } from './art/lamp.tsx';
import { Landscape, SunOrMoon } from './art/landscape.tsx';
import { Scaffold } from './art/scaffold.tsx';
import { houseFacts } from './house-facts.ts';
import { type House, HOUSES } from './houses.tsx';

/** How the street gets its texts: in one language or, before scripts run, in all of them. */
export type Words = (pick: (texts: FrameTexts) => string) => ReactNode;

export interface StreetProps {
  readonly words: Words;
  nameOf(house: House): ReactNode;
  /** The playable games. */
  isOpen(id: string): boolean;
  /** The number of running games in a house. */
  lightsIn(id: string): number;
  /** Called instead of following a link, once scripts run. */
  onVisit?: (address: string) => void;
  /** On the hills behind the houses. */
  readonly behind?: ReactNode;
  /** Shown below the title instead of the greeting. */
  readonly note?: ReactNode;
  /** The content of the gate. */
  readonly gate: ReactNode;
}

/** The street, the first screen; it works without scripts. */
export function Street(props: StreetProps): ReactNode {
  const { words, gate, note, behind } = props;
  return (
    <div className="street">
      <Landscape />
      <SunOrMoon />
      {behind}
      <header className="street-head">
        <h1 className="street-title">
          <Bunting />
        </h1>
        {note ?? <p className="street-tagline">{words((texts) => texts.tagline)}</p>}
      </header>
      <main className="street-row">
        <ul className="street-houses">
          {HOUSES.map((house) => (
            <StreetHouse key={house.id} house={house} {...props} />
          ))}
        </ul>
      </main>
      <footer className="street-foot">
        <div className="street-gate">{gate}</div>
        <div className="street-lamp">
          <Lamp />
          <ul className="street-signs">
            <li>
              <Sign {...props} to="/daily">
                {words((texts) => texts.street.daily)}
              </Sign>
            </li>
            <li>
              <Sign {...props} to="/street">
                {words((texts) => texts.street.mine)}
              </Sign>
            </li>
            <li>
              <Sign {...props} to="/settings">
                {words((texts) => texts.street.lamp)}
              </Sign>
            </li>
            <li>
              <Sign {...props} to="/about">
                {words((texts) => texts.street.about)}
              </Sign>
            </li>
          </ul>
        </div>
      </footer>
    </div>
  );
}

const LETTERS = ['R', 'i', 'c', 'h', 't', 'f', 'e', 's', 't'] as const;

/** The site's name on pennants. */
function Bunting(): ReactNode {
  return (
    <>
      <span className="said">{LETTERS.join('')}</span>
      <span className="street-bunting" aria-hidden="true">
        {LETTERS.map((letter, at) => (
          <span key={at} className="street-pennant">
            <span>{letter}</span>
          </span>
        ))}
      </span>
    </>
  );
}

interface StreetHouseProps extends StreetProps {
  readonly house: House;
}

function StreetHouse(props: StreetHouseProps): ReactNode {
  const { house, words, nameOf, isOpen, lightsIn } = props;
  const { id, Art } = house;
  const isFinished = isOpen(id);
  const lights = lightsIn(id);
  const entry = isFinished ? findGame(id) : undefined;
  return (
    <li className="street-house" data-open={isFinished} data-lit={lights > 0} data-house={id}>
      <Visit {...props} to={`/games/${id}`}>
        <svg className="street-art" viewBox="0 0 240 300" aria-hidden="true">
          <Art />
          {!isFinished && <Scaffold place={HOUSES.indexOf(house)} />}
        </svg>
        <span className="street-sign">
          <span className="street-name">{nameOf(house)}</span>
          {!isFinished && (
            <span className="street-state">{words((texts) => texts.street.beingBuilt)}</span>
          )}
          {entry !== undefined && (
            <span className="street-facts">{words((texts) => houseFacts(entry, texts))}</span>
          )}
          {isFinished && lights > 0 && (
            <span className="street-state street-lights">
              {words((texts) => texts.street.running)}: {lights}
            </span>
          )}
        </span>
      </Visit>
    </li>
  );
}

interface VisitProps extends Pick<StreetProps, 'onVisit'> {
  readonly to: string;
  readonly children: ReactNode;
}

function Visit({ to, onVisit, children }: VisitProps): ReactNode {
  return (
    <a className="street-visit" href={to} onClick={visitor(to, onVisit)}>
      {children}
    </a>
  );
}

function Sign({ to, onVisit, children }: VisitProps): ReactNode {
  return (
    <a className="street-board" href={to} onClick={visitor(to, onVisit)}>
      {children}
    </a>
  );
}

/** A plain link without scripts or when opened in a new tab. */
export function visitor(to: string, onVisit: StreetProps['onVisit']) {
  if (onVisit === undefined) return undefined;
  return (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onVisit(to);
  };
}
