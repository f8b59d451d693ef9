/** Indented, because people read our files, too. */
export function jsonText(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Downloads a value as a JSON file. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(name, new Blob([jsonText(content)], { type: 'application/json' }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
