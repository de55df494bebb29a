export const en = {
  title: 'In words',
  doings: 'What can be done',
  nothing: 'There is nothing for you to do now.',
  position: 'The position',
  counted: (title: string, count: number) => `${title} (${count})`,
};
