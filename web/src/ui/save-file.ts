/** As our files are written: to be read by people, too. */
export function jsonText(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** Hands something over as a JSON file to keep. */
export function saveFile(name: string, content: unknown): void {
  saveBlob(name, new Blob([jsonText(content)], { type: 'application/json' }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
