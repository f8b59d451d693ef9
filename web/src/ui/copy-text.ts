/** The clipboard is absent on plain http; the old way of copying, from a field, is not. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard !== undefined) {
    await clipboard.writeText(text);
    return;
  }
  field?.focus();
  field?.select();
  document.execCommand('copy');
}
