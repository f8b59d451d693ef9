import { fontFaces } from './font-faces.ts';
import { referenced } from './referenced.ts';
import { stylesOf } from './styles-of.ts';

export interface Picture {
  /** A self-contained SVG file with styles and fonts. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Wide enough to be printed on a card. */
const PNG_WIDTH = 2000;

/** Renders an element of the page as a self-contained SVG. */
export async function pictureOf(element: HTMLElement): Promise<Picture> {
  const { width, height } = element.getBoundingClientRect();
  const { css, wanted } = stylesOf(element);
  const fonts = await fontFaces(element.textContent, css);
  const svg = document.createElementNS(SVG, 'svg');
  dress(svg, { width, height });
  const style = document.createElementNS(SVG, 'style');
  style.textContent = [...fonts, css, STILL].join('\n');
  const defs = document.createElementNS(SVG, 'defs');
  defs.append(...referenced(element).map((each) => each.cloneNode(true)));
  const paper = document.createElementNS(SVG, 'foreignObject');
  paper.setAttribute('width', String(width));
  paper.setAttribute('height', String(height));
  paper.append(sheetWith(element, wanted));
  svg.append(style, defs, paper);
  return { svg: new XMLSerializer().serializeToString(svg), width, height };
}

/** The same as a PNG, in pixels at least as wide as the element. */
export async function pngOf({ svg, width, height }: Picture, pixels = PNG_WIDTH): Promise<Blob> {
  const image = new Image();
  // From a data URL, which does not taint the canvas.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.max(1, pixels / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Disables animations. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** The root element carries the page's theme and text size. */
function dress(svg: SVGElement, { width, height }: Omit<Picture, 'svg'>): void {
  const page = document.documentElement;
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  for (const [name, value] of Object.entries(page.dataset)) svg.dataset[name] = value ?? '';
  svg.dataset['motion'] = 'reduced';
  svg.style.fontSize = getComputedStyle(page).fontSize;
}

function sheetWith(element: HTMLElement, wanted: ReadonlySet<string>): HTMLElement {
  const style = getComputedStyle(element);
  const sheet = document.createElementNS(XHTML, 'div');
  sheet.style.cssText = `width:100%;height:100%;font:${style.font};color:${style.color};text-align:${style.textAlign}`;
  // Inherited custom properties.
  for (const name of wanted) sheet.style.setProperty(name, style.getPropertyValue(name));
  const copy = element.cloneNode(true) as HTMLElement;
  pin(element, copy);
  sheet.append(copy);
  return sheet;
}

/** Fixes sizes that depend on the window. */
function pin(element: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll<HTMLElement>('[data-pinned]');
  element.querySelectorAll<HTMLElement>('[data-pinned]').forEach((original, at) => {
    const style = copies[at]?.style;
    if (style === undefined) return;
    style.width = `${original.offsetWidth}px`;
    style.height = `${original.offsetHeight}px`;
    style.maxHeight = 'none';
  });
}
