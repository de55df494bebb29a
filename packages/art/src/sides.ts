export type TokenSide =
  | 'yellow'
  | 'blue'
  | 'purple'
  | 'green'
  | 'red'
  | 'prison'
  | 'neutral'
  | 'humans'
  | 'troglodytes'
  | 'demon';

export interface Metal {
  readonly light: string;
  readonly face: string;
  readonly dark: string;
  readonly ink: string;
}

/** The prison plays with the purple pieces. */
const purple = { light: '#e2c4ff', face: '#b487e6', dark: '#643a97', ink: '#150820' };

export const metals: Readonly<Record<TokenSide, Metal>> = {
  yellow: { light: '#ffe08a', face: '#efb02e', dark: '#a86a10', ink: '#1c1206' },
  blue: { light: '#a9d4ff', face: '#569fe6', dark: '#1f5797', ink: '#06121f' },
  purple,
  green: { light: '#b9eeb4', face: '#62bd5e', dark: '#266a2b', ink: '#061506' },
  red: { light: '#ffb0a3', face: '#e8604c', dark: '#8c2418', ink: '#1d0604' },
  prison: purple,
  /** Objects of nobody's colour (DT-ALL-12). */
  neutral: { light: '#ffffff', face: '#d9d4c8', dark: '#77736a', ink: '#191713' },
  humans: { light: '#fff3d6', face: '#e3cfa0', dark: '#8a7040', ink: '#1c1409' },
  troglodytes: { light: '#f0a184', face: '#c9573a', dark: '#6d2413', ink: '#1b0703' },
  demon: { light: '#ff9a8a', face: '#d63a35', dark: '#650f14', ink: '#1a0203' },
};

export const sides = Object.keys(metals) as readonly TokenSide[];

/** The letter that names a side; humans wear their own names' letters, monsters none. */
export const sideLetters: Readonly<Record<'en' | 'ru', Partial<Record<TokenSide, string>>>> = {
  en: { yellow: 'Y', blue: 'B', purple: 'P', green: 'G', red: 'R', prison: 'N' },
  ru: { yellow: 'Ж', blue: 'С', purple: 'Ф', green: 'З', red: 'К', prison: 'Н' },
};
