import { beforeEach, expect, test, vi } from 'vitest';
import { requestCalendar, requestCalendarEarly } from '../../src/daily/calendar-request.ts';

const answers: Response[] = [];
const fetched = vi.fn<() => Promise<Response>>(() => {
  const answer = Response.json({});
  answers.push(answer);
  return Promise.resolve(answer);
});

beforeEach(() => {
  answers.length = 0;
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

test('an early request answers one reader', async () => {
  requestCalendarEarly();
  expect(await requestCalendar()).toBe(answers[0]);
  expect(await requestCalendar()).toBe(answers[1]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that nobody has read is not kept for another day', async () => {
  requestCalendarEarly();
  vi.advanceTimersByTime(86_400_000);
  expect(await requestCalendar()).toBe(answers[1]);
});

test('its reader learns that it has failed', async () => {
  fetched.mockReturnValueOnce(Promise.reject(new TypeError('offline')));
  requestCalendarEarly();
  await expect(requestCalendar()).rejects.toThrow('offline');
});
