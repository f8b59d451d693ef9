/**
 * Copies a text and returns whether it succeeded; if not, the field is selected for copying by
 * hand. Plain http has no clipboard API, only `execCommand`.
 */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  try {
    await clipboard?.writeText(text);
  } catch {
    field?.select();
    return false;
  }
  if (clipboard !== undefined) return true;
  field?.focus();
  field?.select();
  return document.execCommand('copy');
}
