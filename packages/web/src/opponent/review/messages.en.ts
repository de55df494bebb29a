export const en = {
  curve: (own: string, other: string) => `The chances of ${own} and ${other} over the match`,
  done: (percent: number) => `Looking back: ${percent}%`,
  failed: 'The machine could not look back on this match.',
  steady: 'There was no turning point in this match.',
  change: (name: string, before: number, after: number) => `${name}: ${before}% → ${after}%`,
  untold: 'The chronicle tells nothing of it.',
  instead: (deed: string) => `I would have done this: ${deed}.`,
  show: 'Show this moment',
  others: 'the others',
  note: (name: string) =>
    `Judged by what ${name} knew at each moment: nothing that was hidden counts.`,
};
