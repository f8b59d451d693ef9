import { type Game, type Json, type Language, changedData, isEqualJson } from '@richtfest/engine';
import { isSlow } from '@richtfest/protocol';
import { useEditionTexts } from '../editions/edition-texts.ts';
import { usePeopleTexts } from '../people/people-texts.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTimeTexts } from '../time/time-texts.ts';
import { FIRST_SEAT } from './option-kind.ts';
import { setUpTexts } from './set-up-texts.ts';
import { type TablePlan, hasBots, isOnline } from './table-plan.ts';

/** What is chosen among the options, in one line: `Together, right now · Bots: Calm · Quick start`. */
export function useChosenOptions(game: Game, plan: TablePlan): string {
  const { language, pace } = useSettings();
  const { whens } = useTimeTexts();
  const { paces } = usePeopleTexts();
  const { edition } = useEditionTexts();
  const texts = setUpTexts[language];
  const { clock = 0, editionName } = plan;
  const hasEdition = Object.keys(changedData(game.options, plan.options)).length > 0;
  return [
    ...(isOnline(plan) ? [whens[isSlow({ decision: clock }) ? 'slow' : 'now']] : []),
    ...(hasBots(plan) ? [texts.bots(paces[pace])] : []),
    ...variants(game, plan, language),
    ...(hasEdition ? [editionName === undefined ? edition : `${edition}: ${editionName}`] : []),
    ...(plan.forbidsWatchers === true && isOnline(plan) ? [texts.noWatchers] : []),
  ].join(' · ');
}

/** The options of the game that differ from its defaults, without component data. */
function variants({ options, texts }: Game, plan: TablePlan, language: Language): string[] {
  return Object.entries(plan.options).flatMap(([key, value]) => {
    const spec = options[key];
    if (spec === undefined || spec.role === 'data' || key === FIRST_SEAT) return [];
    if (value === undefined || isEqualJson(value, spec.default)) return [];
    const { name = key, values = {} } = texts[language].options[key] ?? {};
    if (value === true) return [name];
    return [`${name}: ${wordOf(value, values) ?? setUpTexts[language].off}`];
  });
}

function wordOf(value: Json, words: Readonly<Record<string, string>>): string | undefined {
  if (value === false) return undefined;
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return words[written] ?? written;
}
