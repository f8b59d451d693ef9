import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CatalogEntry } from '@richtfest/catalog';
import type { Language } from '@richtfest/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageFrom } from './language-from.ts';
import { type PageSubject, withPreview } from './preview.ts';
import { isHost } from './security-headers.ts';
import type { Site } from './static-files.ts';

/** The number of cached page variants: by language, subject and host name. */
const KEPT = 100;
/** Good enough for a page that is compressed during a request. */
const QUALITY = 6;

interface Rendered {
  readonly tag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
}

interface PagesOptions {
  readonly site: Site;
  readonly games: readonly CatalogEntry[];
  readonly publicUrl: URL | undefined;
}

/** The site’s one page, with a preview for what its address is about. */
export class SitePages {
  readonly #options: PagesOptions;
  readonly #rendered = new Map<string, Promise<Rendered>>();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  home(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send({ is: 'home' }, request, reply);
  }

  game(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const game = this.#options.games.find((each) => each.id === id);
    return this.#send(game === undefined ? { is: 'home' } : { is: 'game', game }, request, reply);
  }

  invitation(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.#send({ is: 'invitation' }, request, reply);
  }

  async #send(
    subject: PageSubject,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { headers } = request;
    const language = languageFrom(headers['accept-language']);
    const rendered = await this.#page(subject, language, this.#originOf(request));
    void reply.headers({
      'cache-control': 'no-cache',
      etag: rendered.tag,
      vary: 'accept-encoding, accept-language',
    });
    if (headers['if-none-match']?.includes(rendered.tag) === true) return reply.code(304).send();
    const coding = codingFrom(headers['accept-encoding']);
    if (coding !== 'plain') void reply.header('content-encoding', coding === 'br' ? 'br' : 'gzip');
    return reply.type('text/html; charset=utf-8').send(rendered[coding]);
  }

  /** A host that is not a name could be anything: addresses stay relative. */
  #originOf({ protocol, host }: FastifyRequest): string {
    const { publicUrl } = this.#options;
    if (publicUrl !== undefined) return publicUrl.origin;
    return isHost(host) ? `${protocol}://${host}` : '';
  }

  #page(subject: PageSubject, language: Language, origin: string): Promise<Rendered> {
    const about = subject.is === 'game' ? subject.game.id : subject.is;
    const name = `${language} ${about} ${origin}`;
    const known = this.#rendered.get(name);
    if (known !== undefined) return known;
    const { page, root } = this.#options.site;
    const hasPicture = (path: string) => existsSync(join(root, path));
    const rendering = render(withPreview(page, { subject, language, origin, hasPicture }));
    if (this.#rendered.size >= KEPT) this.#rendered.clear();
    this.#rendered.set(name, rendering);
    return rendering;
  }
}

async function render(html: string): Promise<Rendered> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const [zipped, br] = await Promise.all([
    promisify(gzip)(plain, { level: QUALITY }),
    promisify(brotliCompress)(plain, { params }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { tag: `W/"${hash}"`, plain, gzip: zipped, br };
}

function codingFrom(
  accepted: FastifyRequest['headers']['accept-encoding'],
): 'br' | 'gzip' | 'plain' {
  const codings = String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().split(';')[0]);
  if (codings.includes('br')) return 'br';
  return codings.includes('gzip') ? 'gzip' : 'plain';
}
