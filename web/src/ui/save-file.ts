/** Hands something over as a JSON file to keep. */
export function saveFile(name: string, content: unknown): void {
  const blob = new Blob([`${JSON.stringify(content, undefined, 2)}\n`], {
    type: 'application/json',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has its own hold on the data by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
