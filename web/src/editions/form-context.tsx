import type { Json } from '@richtfest/engine';
import { type ReactNode, createContext, useContext } from 'react';
import styles from './data-form.module.css';
import type { RulePictures } from '../rules/rule-pictures.ts';
import type { Path } from './form.ts';
import type { Names } from './names.ts';

/** What all fields of one option share. */
export interface FormSurroundings {
  readonly names: Names;
  readonly art: Pick<RulePictures, 'papers' | 'drawData'> | undefined;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useForm(): FormSurroundings {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('useForm() needs <DataForm> around the component.');
  return form;
}

/** The picture of a component, if its game has one. */
export function Art({ path, value }: { readonly path: Path; readonly value: Json }): ReactNode {
  const { names, art } = useForm();
  const drawn = art?.drawData?.(names.option, path, value);
  if (art === undefined || drawn === undefined) return undefined;
  return (
    <span className={`${art.papers} ${styles['art']}`} inert aria-hidden="true">
      {drawn}
    </span>
  );
}
