export const en = {
  pickerLabel: 'Scenario',
  pickerFile: 'From a file…',
  pickerDraft: 'From the drawing table',
  toEditor: 'Draw rooms and scenarios',
  notLoaded: (name: string) => `${name} was not loaded`,
};
