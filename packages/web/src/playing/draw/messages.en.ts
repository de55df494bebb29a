export const en = {
  drawOffered: (name: string, _isNamed: boolean) => `${name} offers a draw. Accept?`,
  drawWords: (other: string) => `If ${other} accepts, the match ends without a winner.`,
  drawStands: (name: string, other: string) =>
    `${name} has offered a draw. ${other} is asked as soon as the screen is theirs; playing on turns it down.`,
  answerDraw: 'Answer',
  acceptDraw: 'Accept the draw',
  declineDraw: 'Play on',
};
