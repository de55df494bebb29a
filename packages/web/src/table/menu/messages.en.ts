export const en = {
  lookBack: 'Look back',
  save: 'Save as a file',
  share: 'Share the file',
  shared: {
    shared: 'Handed on.',
    copied: 'Copied: paste it wherever you like.',
    'given-up': '',
    failed: 'This browser lets nobody copy. Save the file instead.',
  },
  picture: (kind: string) => `Picture (${kind})`,
  pictureWords: 'The board as you see it now, without anything hidden.',
  fileSecret: 'The file holds every secret of the match, hands included.',
  resign: 'Give up',
  resignAsk: (name: string) => `${name}: give up?`,
  resignOnWords:
    'The others play on. Your characters leave the board, nobody is paid for them. There is no way back.',
  resignWords: (winner: string) =>
    `The match ends at once and ${winner} wins. There is no way back.`,
  keepPlaying: 'Play on',
  offerDraw: 'Offer a draw',
  offerAsk: (name: string) => `${name} offers a draw?`,
  offerWords: (other: string) =>
    `If ${other} agrees, the match ends without a winner. Playing on turns the offer down.`,
};
