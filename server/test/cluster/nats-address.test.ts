import { expect, test } from 'vitest';
import { readNatsUrl } from '../../src/cluster/nats-address.ts';

test('addresses of NATS name servers, a user and a password or a token, and encryption', () => {
  expect(readNatsUrl('nats://localhost')).toEqual({ servers: ['localhost:4222'] });
  expect(readNatsUrl('nats://u:p%40@n1:4223/, nats://u:p%40@[::1]:4224')).toEqual({
    servers: ['n1:4223', '[::1]:4224'],
    user: 'u',
    pass: 'p@',
  });
  expect(readNatsUrl('tls://secret@n1')).toEqual({
    servers: ['n1:4222'],
    token: 'secret',
    tls: {},
  });
});

test.each([
  'http://n1:4222',
  'n1:4222',
  '',
  'nats://n1:x',
  'nats://n1/subject',
  'nats://n1,',
  'nats://u:secret@n1/more',
  'nats://u:secret@n1,nats://n2',
  'nats://n1,tls://n1',
])('“%s” is refused without a word of its password', (text) => {
  const problem = () => readNatsUrl(text);
  expect(problem).toThrow(/NATS_URL/u);
  expect(problem).not.toThrow(/secret/u);
});
