const WIDTH = 88;

/** Readable JSON: short lists and objects on one line, others indented. */
export function jsonText(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value));
  return `${write(plain, '', 0)}\n`;
}

/** `taken` is the width of the line before the value. */
function write(value: unknown, indent: string, taken: number): string {
  const inline = oneLine(value);
  if (typeof value !== 'object' || value === null) return inline;
  if (indent !== '' && taken + inline.length <= WIDTH) return inline;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const deeper = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((entry) => deeper + write(entry, deeper, deeper.length))
    : Object.entries(value).map(([key, member]) => {
        const label = `${deeper}${JSON.stringify(key)}: `;
        return label + write(member, deeper, label.length);
      });
  return members.length === 0 ? open + close : `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
