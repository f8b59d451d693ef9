export interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The preview of the game, if it has been loaded. */
  readonly picture?: File | undefined;
}

/** The part of `navigator` that shares; some browsers have none of it, or share no files. */
export type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

/**
 * Invites with the device's share sheet, with a picture if it takes files; false if there is no
 * share sheet. Many apps drop the address of a message with files, so it is part of its text.
 */
export async function shareInvitation(
  sharing: Sharing,
  { title, text, link, picture }: Invitation,
): Promise<boolean> {
  if (sharing.share === undefined) return false;
  const pictured = {
    title,
    text: `${text}\n${link}`,
    files: picture === undefined ? [] : [picture],
  };
  const takesPicture = picture !== undefined && sharing.canShare?.(pictured) === true;
  await sharing.share(takesPicture ? pictured : { title, text, url: link });
  return true;
}

/** Loads the preview of a game, which link previews show, too; undefined if that fails. */
export async function loadPreview(game: string): Promise<File | undefined> {
  try {
    const response = await fetch(`/previews/${game}.png`);
    if (!response.ok) return undefined;
    return new File([await response.blob()], `${game}.png`, { type: 'image/png' });
  } catch {
    return undefined;
  }
}
