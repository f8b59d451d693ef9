import type { Language } from '@richtfest/engine';
import { groupedCode } from '@richtfest/protocol';
import { textsFor } from '../notice-texts.ts';

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Link {
  readonly name: string;
  readonly to: string;
}

interface EmailOptions {
  readonly language: Language;
  readonly subject: string;
  readonly said: readonly string[];
  /** What to do about it. */
  readonly way: Link;
  readonly small: readonly string[];
  readonly end?: Link;
}

/** An e-mail to a player about a table. */
export function tableEmail(
  language: Language,
  about: { game: string; table: string; said: string; tableLink: string; endLink: string },
): Email {
  const texts = textsFor(language);
  const { game, table, said, tableLink, endLink } = about;
  return email({
    language,
    subject: `${game}: ${said}`,
    said: [said, `${game}, ${texts.table(groupedCode(table))}`],
    way: { name: texts.open, to: tableLink },
    small: [texts.why],
    end: { name: texts.end, to: endLink },
  });
}

/** Asks the owner of an address whether they want e-mails at all. */
export function confirmEmail(
  language: Language,
  about: { game: string; name: string; confirmLink: string },
): Email {
  const texts = textsFor(language);
  return email({
    language,
    subject: texts.confirmTitle,
    said: [texts.confirmText(about.game, about.name)],
    way: { name: texts.confirm, to: about.confirmLink },
    small: [texts.confirmIgnore],
  });
}

function email({ language, subject, said, way, small, end }: EmailOptions): Email {
  const paragraphs = said.map((line) => `<p style="margin:0 0 14px">${escaped(line)}</p>`);
  const notes = small.map(escaped);
  const last =
    end === undefined
      ? ''
      : `<br><a href="${escaped(end.to)}" style="color:#5b6573">${escaped(end.name)}</a>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6efe3;color:#2b2a33;font:17px/1.45 sans-serif">
<div style="max-width:480px;margin:auto;padding:24px;background:#fffaf0;border-radius:6px">
${paragraphs.join('\n')}
<p style="margin:20px 0"><a href="${escaped(way.to)}" style="display:inline-block;padding:12px 20px;background:#c4512d;color:#fffaf0;border-radius:6px;text-decoration:none;font-weight:bold">${escaped(way.name)}</a></p>
<p style="margin:0;color:#5b6573;font-size:14px">${notes.join('<br>')}${last}</p>
</div></body></html>
`;
  const text = [
    ...said,
    `${way.name}: ${way.to}`,
    '--',
    ...small,
    ...(end === undefined ? [] : [`${end.name}: ${end.to}`]),
  ].join('\n\n');
  return { subject, text: `${text}\n`, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);
}
