export const en = {
  replay: 'Looking back',
  moment: (moment: number, last: number) => `Step ${moment} of ${last}`,
  slider: 'Moment of the match',
  stepBack: 'One action back',
  stepOn: 'One action on',
  play: 'Play',
  pause: 'Pause',
  speed: (factor: number) => `Speed ×${factor}`,
  eyes: 'Seen by',
  goOn: 'Continue from here',
  film: 'Save as an animation',
  filming: (frames: number, of: number) =>
    of === 0 ? 'Looking through…' : `Drawing ${frames} of ${of}`,
  toPresent: 'Back to the present',
};
