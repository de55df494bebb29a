export const en = {
  title: 'Why?',
  empty:
    'When somebody of the prison acts, the reasons are told here. Point at a card or a token to see what it would do now.',
  thinking: 'Thinking…',
  idle: 'It does not act now.',
  wounded: 'It is wounded and does not act.',
  earlier: (aim: string | null, isFirst: boolean) =>
    `${isFirst ? 'First' : 'Then'}: ${aim ?? 'nothing'}`,
};
