import { catalogue } from '../../i18n/catalogue.ts';
import { titles as en, type ScenarioId } from './titles.en.ts';
import { titles as ru } from './titles.ru.ts';

const text = catalogue({ en, ru });

/** “The Survivors”, by the number of the scenario. */
export const scenarioTitle = (scenario: number): string =>
  text()[`S${scenario}` as ScenarioId] ?? '';
