import { element } from '../element.ts';

const INDENT = '  ';

/**
 * A text field for code, with line numbers. Tab indents; after Escape it moves on, so that the
 * keyboard is not trapped.
 */
export class Editor {
  readonly root = element('div', { class: 'editor' });
  readonly #numbers = element('div', { class: 'editor-numbers', 'aria-hidden': 'true' });
  readonly #field: HTMLTextAreaElement;
  #mayLeave = false;
  #problemLine: number | undefined;

  constructor(label: string, describedBy: string, onChange: () => void) {
    this.#field = element('textarea', {
      'aria-label': label,
      'aria-describedby': describedBy,
      spellcheck: 'false',
      autocapitalize: 'off',
      autocomplete: 'off',
      wrap: 'off',
    });
    this.root.append(this.#numbers, this.#field);
    this.#field.addEventListener('input', () => {
      this.mark(undefined);
      onChange();
    });
    this.#field.addEventListener('keydown', (event) => this.#key(event));
    this.#field.addEventListener('blur', () => (this.#mayLeave = false));
  }

  get code(): string {
    return this.#field.value;
  }

  set code(code: string) {
    this.#field.value = code;
    this.mark(undefined);
  }

  /** Marks the line of a problem. */
  mark(line: number | undefined): void {
    this.#problemLine = line;
    const lines = this.code.split('\n').length;
    this.#field.rows = lines + 1;
    const numbers = Array.from({ length: lines }, (_, at) => {
      const isProblem = at + 1 === this.#problemLine;
      return element('span', isProblem ? { class: 'problem-line' } : {}, String(at + 1));
    });
    this.#numbers.replaceChildren(...numbers);
    this.#field.setAttribute('aria-invalid', String(line !== undefined));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#mayLeave = true;
    else if (event.key === 'Tab' && !event.shiftKey && !this.#mayLeave) {
      event.preventDefault();
      this.#insert(INDENT);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.#insert(`\n${this.#indentation()}`);
    }
  }

  /** The spaces at the start of the line with the cursor. */
  #indentation(): string {
    const { value, selectionStart } = this.#field;
    const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
    const own = /^ */.exec(line)?.[0] ?? '';
    return /[{([]\s*$/.test(line) ? own + INDENT : own;
  }

  #insert(text: string): void {
    const { selectionStart, selectionEnd } = this.#field;
    this.#field.setRangeText(text, selectionStart, selectionEnd, 'end');
    this.#field.dispatchEvent(new Event('input'));
  }
}
