import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Postbox, type Sent } from '../../src/notices/postbox.ts';
import { arePushKeys, encryptPush } from '../../src/notices/push/encrypt.ts';
import { PushServices, isPublicAddress } from '../../src/notices/push/push-services.ts';
import { sendPush } from '../../src/notices/push/send-push.ts';
import { Vapid, newVapidKeys } from '../../src/notices/push/vapid.ts';
import { PushReader, checkedClaims } from '../support/push-stand-in.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('what is pushed', () => {
  // RFC 8291, section 5 and appendix A.
  const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
  const reader = new PushReader(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'), auth);
  const chances = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

  test('is encrypted as the example of RFC 8291 is', () => {
    const text = 'When I grow up, I want to be a watermelon';
    expect(encryptPush(text, reader.keys, chances).toString('base64url')).toBe(example);
    expect(reader.read(bytes(example))).toBe(text);
  });

  test('can be read only by its recipient, and differs each time', () => {
    const text = 'Du bist dran. 🐷';
    const [one, two] = [encryptPush(text, reader.keys), encryptPush(text, reader.keys)];
    expect(reader.read(one)).toBe(text);
    expect(one.equals(two)).toBe(false);
    expect(() => new PushReader().read(one)).toThrow(/./u);
  });

  test('requires valid keys', () => {
    expect(arePushKeys(reader.keys)).toBe(true);
    expect(arePushKeys({ ...reader.keys, auth: 'AAAA' })).toBe(false);
    expect(arePushKeys({ ...reader.keys, p256dh: 'BAAA' })).toBe(false);
    const nowhere = Buffer.alloc(65, 4).toString('base64url');
    expect(arePushKeys({ ...reader.keys, p256dh: nowhere })).toBe(false);
  });
});

describe('who pushes', () => {
  test('the check accepts the example of RFC 8292, and nothing that was changed', () => {
    const claims =
      'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0';
    const signature =
      'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
    const key =
      'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    const said = `vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.${claims}.${signature}, k=${key}`;
    expect(checkedClaims(said)).toEqual({
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    });
    expect(() => checkedClaims(said.replace('.i3', '.j3'))).toThrow('forged');
  });

  test('is proved to each service separately, and believed', () => {
    const vapid = new Vapid(newVapidKeys(), 'https://play.example.org');
    const endpoint = new URL('https://push.example.net/some/where?at=all');
    const said = vapid.authorization(endpoint, 1_700_000_000_500);
    expect(said).toContain(`k=${vapid.publicKey}`);
    expect(checkedClaims(said)).toEqual({
      aud: 'https://push.example.net',
      exp: 1_700_000_000 + 12 * 3600,
      sub: 'https://play.example.org',
    });
  });
});

describe('where is pushed to', () => {
  const allows = (services: PushServices, url: string) => services.allows(new URL(url));

  test('any service of the public internet, by name and https', () => {
    const services = new PushServices();
    expect(allows(services, 'https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    for (const url of [
      'http://fcm.googleapis.com/send',
      'https://fcm.googleapis.com:8443/send',
      'https://user:word@fcm.googleapis.com/send',
      'https://127.0.0.1/send',
      'https://2130706433/send',
      'https://0x7f.1/send',
      'https://[::1]/send',
      'https://localhost/send',
      'https://router/send',
      'ftp://fcm.googleapis.com/',
    ]) {
      expect([url, allows(services, url)]).toEqual([url, false]);
    }
  });

  test('or only those the operator lists', () => {
    const services = PushServices.read('fcm.googleapis.com, *.push.apple.com,http://127.0.0.1:99')!;
    expect(allows(services, 'https://fcm.googleapis.com/x')).toBe(true);
    expect(allows(services, 'https://web.push.apple.com/x')).toBe(true);
    expect(allows(services, 'http://127.0.0.1:99/x')).toBe(true);
    expect(allows(services, 'http://127.0.0.1:98/x')).toBe(false);
    expect(allows(services, 'https://evilpush.apple.com/x')).toBe(false);
    expect(allows(services, 'https://updates.push.services.mozilla.com/x')).toBe(false);
    expect(PushServices.read('none')).toBeUndefined();
    expect(() => PushServices.read('fcm.googleapis.com,here')).toThrow('not “here”');
  });

  test('never a private network, whatever a name resolves to', async () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '64:ff9b::7f00:1',
      'fd00::1',
      'fe80::1',
      '2002:7f00:1::',
      '2001:db8::1',
    ]) {
      expect([address, isPublicAddress(address)]).toEqual([address, false]);
    }
    for (const address of ['142.250.1.1', '17.0.0.1', '2a00:1450::1']) {
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    }
    const lookup = new PushServices().lookupFor(new URL('https://localhost/'));
    const outcome = Promise.withResolvers<unknown>();
    lookup('localhost', {}, (error) => outcome.resolve(error));
    expect(await outcome.promise).toMatchObject({ message: 'not of the open internet' });
  });

  test('resolves public addresses, one or all', async () => {
    const lookup = new PushServices().lookupFor(new URL('https://push.example.org/'));
    const found = (all: boolean) =>
      new Promise((resolve) => {
        lookup('17.0.0.1', { all }, (...answer) => resolve(answer));
      });
    expect(await found(false)).toEqual([null, '17.0.0.1', 4]);
    expect(await found(true)).toEqual([null, [{ address: '17.0.0.1', family: 4 }]]);
  });

  test('a service that is no longer allowed is gone, one that does not answer is tried later', async () => {
    const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const reader = new PushReader();
    const send = (services: PushServices) =>
      sendPush(
        { vapid: new Vapid(newVapidKeys(), 'mailto:host@example.org'), services, now: Date.now },
        { endpoint: `${origin}/device`, keys: reader.keys },
        { text: 'It is your turn.', keepFor: 60, topic: 'table' },
      );
    expect(await send(new PushServices())).toBe('gone');
    expect(await send(PushServices.read(origin)!)).toBe('later');
  });
});

describe('the postbox', () => {
  test('tries a few times, then gives up', async () => {
    const answers: Sent[] = ['later', 'later', 'sent'];
    const send = vi.fn<() => Promise<Sent>>(async () => answers.shift()!);
    const box = new Postbox({ pauses: [1, 1] });
    const first = await new Promise<Sent>((done) => box.post(send, done));
    expect([first, send.mock.calls.length]).toEqual(['sent', 3]);
    const never = vi.fn<() => Promise<Sent>>(() => Promise.reject(new Error('cut')));
    const second = await new Promise<Sent>((done) => box.post(never, done));
    expect([second, never.mock.calls.length]).toEqual(['failed', 3]);
  });

  test('drops messages that wait for a retry when it closes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const send = vi.fn<() => Promise<Sent>>(async () => 'later');
    const box = new Postbox({ pauses: [50] });
    box.post(send, () => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1);
    await box.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('limits concurrency and queue length, and finishes before it closes', async () => {
    const box = new Postbox({ atOnce: 2, most: 3 });
    const gate = Promise.withResolvers<Sent>();
    let running = 0;
    const outcomes: Sent[] = [];
    const post = () =>
      box.post(
        () => {
          running++;
          return gate.promise;
        },
        (outcome) => outcomes.push(outcome),
      );
    for (let count = 0; count < 6; count++) post();
    expect(running).toBe(2);
    expect(outcomes).toEqual(['failed']);
    gate.resolve('sent');
    await box.close();
    expect(outcomes.filter((outcome) => outcome === 'sent').length).toBeGreaterThanOrEqual(2);
    post();
    expect(outcomes.at(-1)).toBe('failed');
  });
});
