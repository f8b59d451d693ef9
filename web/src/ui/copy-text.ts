/**
 * Copies a text and tells whether it is in the clipboard; if not, the field with it is selected for
 * copying by hand. Plain http has no clipboard interface, but still the old way from a field.
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
