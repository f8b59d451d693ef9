/** The anchor that forges give to a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** Numbers the anchors of a page as forges do: `notes`, `notes-1`. */
export class Anchors {
  readonly #used = new Map<string, number>();

  next(title: string): string {
    const anchor = anchorOf(title);
    const count = this.#used.get(anchor) ?? 0;
    this.#used.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  }
}
