export const en = {
  title: 'Why?',
  empty:
    'When somebody of the prison acts, the reasons are told here. Point at a card or a token to see what it would do now.',
  thinking: 'Thinking…',
  motto: 'Motto',
};
