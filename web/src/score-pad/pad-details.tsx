import { type ReactNode, useEffect, useId, useState } from 'react';
import field from '../ui/field.module.css';
import { FileButton } from '../ui/file-button.tsx';
import type { Pad } from './pad.ts';
import { readPhoto, writePhoto } from './pad-store.ts';
import { usePadTexts } from './pad-texts.ts';
import styles from './score-pad.module.css';

interface PadDetailsProps {
  readonly pad: Pad;
  readonly onChange: (pad: Pad) => void;
}

/** Day, place, notes and a photo. */
export function PadDetails({ pad, onChange }: PadDetailsProps): ReactNode {
  const texts = usePadTexts();
  const id = useId();
  const [photo, setPhoto] = usePhoto(pad.id);
  return (
    <div className={styles['details']}>
      <div className={field['field']}>
        <label htmlFor={`${id}-day`}>{texts.day}</label>
        <input
          id={`${id}-day`}
          className={field['input']}
          type="date"
          value={pad.day}
          required
          onChange={({ target }) => target.value !== '' && onChange({ ...pad, day: target.value })}
        />
      </div>
      <div className={field['field']}>
        <label htmlFor={`${id}-place`}>{texts.place}</label>
        <input
          id={`${id}-place`}
          className={field['input']}
          value={pad.place}
          maxLength={100}
          onChange={({ target }) => onChange({ ...pad, place: target.value })}
        />
      </div>
      <div className={field['field']}>
        <label htmlFor={`${id}-notes`}>{texts.notes}</label>
        <textarea
          id={`${id}-notes`}
          className={field['input']}
          value={pad.notes}
          maxLength={2000}
          onChange={({ target }) => onChange({ ...pad, notes: target.value })}
        />
      </div>
      {photo !== undefined && <img className={styles['photo']} src={photo} alt="" />}
      <FileButton
        icon="camera"
        accept="image/*"
        onFile={(file) => void writePhoto(pad.id, file).then(() => setPhoto(file))}
      >
        {texts.photo}
      </FileButton>
      <p className={styles['help']}>{texts.photoHelp}</p>
    </div>
  );
}

/** The address of the pad's photo. */
function usePhoto(id: string): [string | undefined, (photo: Blob) => void] {
  const [photo, setPhoto] = useState<Blob>();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    readPhoto(id).then(
      (found) => {
        if (!isGone) setPhoto(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  useEffect(() => {
    if (photo === undefined) return;
    const url = URL.createObjectURL(photo);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return [address, setPhoto];
}
