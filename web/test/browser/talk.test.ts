import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES } from './support/browser.ts';
import { openTable, playUntil, sitDown, untilOwing } from './support/by-link.ts';
import { Guests } from './support/guests.ts';
import { PIGS, untilDeciding, untilPrompt } from './support/play.ts';

const guests = Guests.ofThisFile();

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const openDrawer = (page: Page) => page.getByRole('button', { name: /^Moves, log/ }).click();
const closeDrawer = (page: Page) =>
  page.getByRole('button', { name: 'Close', exact: true }).click();
const requestCard = (page: Page) => page.getByTestId('take-back');

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Measured in the page as soon as seat 0's bubble is there: it stays only for some seconds. */
async function bubbleAppears(page: Page, text: string) {
  const found = await page.waitForFunction((wanted) => {
    const bubble = document.querySelector('[data-bubble="0"]');
    const prompt = document.querySelector('[data-testid="prompt"]');
    if (bubble?.checkVisibility() !== true || !bubble.textContent.includes(wanted)) return;
    if (prompt === null) return;
    const { top, right } = bubble.getBoundingClientRect();
    return { top, right, promptBottom: prompt.getBoundingClientRect().bottom };
  }, text);
  const measured = await found.jsonValue();
  if (measured === undefined) throw new Error('there is no bubble');
  return measured;
}

test('two people chat, mute and are silenced; a turn is taken back by consent', async () => {
  const [anna, ben] = [await guests.enter('desktop'), await guests.enter('phone upright')];
  await sitDown(ben, await openTable(anna, guests.address, PIGS), 'Ben');

  // The other player reads a message, and it survives a reload.
  await tab(anna, /^Chat/).click();
  await write(anna, 'Look: <b>https://example.org</b>');
  await ben.getByTestId('unread').waitFor();
  await ben.reload();
  await ben.getByTestId('unread').waitFor();
  await openDrawer(ben);
  await tab(ben, /^Chat/).click();
  const chat = ben.getByTestId('chat');
  await chat.getByText('Look: <b>https://example.org</b>').waitFor();
  expect(await chat.getByRole('link').count()).toBe(0);
  await ben.getByTestId('unread').waitFor({ state: 'detached' });

  // Reactions appear at once, unless their sender is muted.
  await chat.getByRole('button', { name: 'Wow!' }).click();
  await anna.getByTestId('reaction').getByText('Wow!').waitFor();
  // Messages do, too, at the house of their author, below the prompt also on a phone.
  await closeDrawer(ben);
  const [bubble] = await Promise.all([
    bubbleAppears(ben, 'Mind the wolf'),
    write(anna, 'Mind the wolf'),
  ]);
  expect(bubble.top).toBeGreaterThanOrEqual(bubble.promptBottom);
  expect(bubble.right).toBeLessThanOrEqual(SIZES['phone upright'].width);
  await openDrawer(ben);
  await tab(ben, /^Chat/).click();
  await chat.getByText('Mute Anna on this device').click();
  await chat.getByText('Nobody has said anything yet.').waitFor();
  await write(ben, 'I can’t hear you');
  await anna.getByTestId('chat').getByText('I can’t hear you').waitFor();
  await chat.getByText('Mute Anna on this device').click();
  await chat.getByText('Look:').waitFor();

  // The host can switch it off.
  await tab(anna, /^People/).click();
  await anna.getByText('Nothing', { exact: true }).click();
  await tab(ben, /^Chat/).waitFor({ state: 'detached' });
  await anna.getByText('Reactions only').click();
  await closeDrawer(ben);

  // The player who moved asks to take the turn back; first the other declines.
  await ben.setViewportSize(SIZES.desktop);
  const way = anna.getByRole('button', { name: 'Take back …' });
  const ask = async () => {
    // Anna plays a turn, then Ben must move.
    await playUntil([ben], () => untilDeciding(anna));
    await playUntil([anna], () => untilPrompt(anna, 'Ben'));
    await way.click();
    await anna.getByRole('button', { name: 'Ask the others' }).click();
    await requestCard(ben).getByText('Anna would like to take the last turn back.').waitFor();
  };
  await ask();
  await requestCard(ben).getByRole('button', { name: 'Rather not' }).click();
  await requestCard(anna).getByText('Ben would rather not.').waitFor();
  await requestCard(anna).getByRole('button', { name: 'All right' }).click();
  expect(await way.count()).toBe(0);
  await ask();
  await requestCard(ben).getByRole('button', { name: 'Agree' }).click();
  await requestCard(anna).waitFor({ state: 'detached' });
  await untilOwing(anna);
  expect(guests.errors).toEqual([]);
});
