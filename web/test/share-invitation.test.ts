import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPreview, shareInvitation } from '../src/online/share-invitation.ts';

const INVITATION = { title: 'Dream Home', text: 'Come and play', link: 'https://x.test/t/K7' };
const picture = new File(['png'], 'dream-home.png', { type: 'image/png' });

describe('an invitation', () => {
  const shareWith = async (canShare: boolean | undefined, hasPicture: boolean) => {
    const share = vi.fn<(data?: ShareData) => Promise<void>>(() => Promise.resolve());
    const sharing = { share, ...(canShare === undefined ? {} : { canShare: () => canShare }) };
    const isShared = await shareInvitation(sharing, {
      ...INVITATION,
      picture: hasPicture ? picture : undefined,
    });
    expect(isShared).toBe(true);
    return share.mock.calls[0]?.at(0);
  };

  test('has the picture of the game where the share sheet takes files, and always its link', async () => {
    const pictured = { title: 'Dream Home', text: 'Come and play\nhttps://x.test/t/K7' };
    expect(await shareWith(true, true)).toEqual({ ...pictured, files: [picture] });
    const plain = { title: 'Dream Home', text: 'Come and play', url: 'https://x.test/t/K7' };
    expect(await shareWith(false, true)).toEqual(plain);
    expect(await shareWith(undefined, true)).toEqual(plain);
    expect(await shareWith(true, false)).toEqual(plain);
  });

  test('is not shared without a share sheet', async () => {
    expect(await shareInvitation({}, INVITATION)).toBe(false);
  });
});

describe('the preview of a game', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('is the picture of link previews, or nothing if it can’t be loaded', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('png')));
    vi.stubGlobal('fetch', fetched);
    expect((await loadPreview('dream-home'))?.name).toBe('dream-home.png');
    expect(fetched).toHaveBeenCalledWith('/previews/dream-home.png');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    expect(await loadPreview('dream-home')).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await loadPreview('dream-home')).toBeUndefined();
  });
});
