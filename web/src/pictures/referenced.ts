const ATTRIBUTES = ['href', 'clip-path', 'mask', 'filter', 'fill', 'stroke'] as const;

/** SVG elements outside the picture that it references. */
export function referenced(element: Element): Element[] {
  const found = new Map<string, Element>();
  const collect = (within: Element) => {
    for (const each of [within, ...within.querySelectorAll('*')]) {
      for (const id of idsIn(each)) {
        if (found.has(id) || element.querySelector(`#${CSS.escape(id)}`) !== null) continue;
        const target = document.getElementById(id);
        if (target === null) continue;
        found.set(id, target);
        collect(target);
      }
    }
  };
  collect(element);
  return [...found.values()];
}

function idsIn(element: Element): string[] {
  return ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name) ?? '';
    if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return [...value.matchAll(/url\(["']?#([^"')]+)/g)].map(([, id = '']) => id);
  });
}
