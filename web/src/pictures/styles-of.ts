export interface Styles {
  readonly css: string;
  /** The custom properties that are used. */
  readonly wanted: ReadonlySet<string>;
}

/** The page's CSS rules that apply to an element or its descendants. */
export function stylesOf(element: Element): Styles {
  const css = [...document.styleSheets]
    .flatMap((sheet) => rulesFor([...sheet.cssRules], element))
    .join('\n');
  const asked = `${css} ${element.outerHTML}`.matchAll(/var\((--[\w-]+)/g);
  return { css, wanted: new Set([...asked].map(([, name = '']) => name)) };
}

function rulesFor(rules: readonly CSSRule[], element: Element): string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isAbout(rule, element) ? [rule.cssText] : [];
    if (rule instanceof CSSImportRule) {
      return rulesFor([...(rule.styleSheet?.cssRules ?? [])], element);
    }
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    if (!(rule instanceof CSSGroupingRule)) return [];
    const inner = rulesFor([...rule.cssRules], element);
    // Container queries are kept; media queries are resolved now.
    if (!(rule instanceof CSSContainerRule) || inner.length === 0) return inner;
    return [`@container ${rule.conditionText} {\n${inner.join('\n')}\n}`];
  });
}

/** Hover and focus styles do not apply to a picture. */
const TOUCHED = /:(?:hover|active|focus|focus-visible|focus-within)\b/;
const BARE_PSEUDO_ELEMENT = /(^|[\s,(>+~])::[\w-]+(?:\([^)]*\))?/g;
const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?/g;

/** The elements whose pseudo-elements are selected: `a, *` for `a::before, ::after`. */
export function withoutPseudoElements(selector: string): string {
  return selector.replaceAll(BARE_PSEUDO_ELEMENT, '$1*').replaceAll(PSEUDO_ELEMENT, '');
}

function isAbout({ selectorText }: CSSStyleRule, element: Element): boolean {
  if (TOUCHED.test(selectorText)) return false;
  const isPage = /^(?::root|\*)/.test(selectorText);
  if (isPage && !/[\s>+~]/.test(selectorText.replaceAll(/\([^)]*\)/g, ''))) return true;
  const selector = withoutPseudoElements(selectorText);
  try {
    // One search by the browser: asking every element would take most of a drawing's time.
    return element.matches(selector) || element.querySelector(selector) !== null;
  } catch {
    return false;
  }
}
