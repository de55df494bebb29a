export const en = {
  title: 'How it is made',
  intro:
    'Oubliette is a table for two dungeon board games in the browser, Dungeon Twister: Prison and Claustrophobia, in English and in Russian. It is free and its source is open.',
  noticeTitle: 'Unofficial',
  notice:
    'An unofficial implementation with its own words and art; not affiliated with the publishers. The names of the games and of their pieces belong to their owners and are used only to say which rules are meant. No text, picture or logo of the publishers is used.',
  stateTitle: 'What there is today',
  state: [
    'The labyrinth of Dungeon Twister: all sixteen rooms of two sets, to turn, open, break and look through.',
    'The rulebooks of both games: every rule under its own number, in our own words.',
    'Playing comes next. Nothing is offered here before it works.',
  ],
  rulesTitle: 'Rules and rulings',
  rules:
    'Each rule is marked as official, as a ruling where the sources are silent or disagree, or as ours. When the table refuses a wish it names the rule, and the rule can be read.',
  creditsTitle: 'Credits and licences',
  credits: {
    code: ['Code', 'MIT licence'],
    art: ['Rooms, tiles, tokens, cards, dice, logo', 'drawn by this program; MIT licence'],
    pictograms: [
      'Pictograms',
      'by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0; coordinates rounded',
    ],
    fonts: [
      'Alegreya SC and Alegreya Sans',
      'by Juan Pablo del Peral, Huerta Tipográfica; OFL 1.1',
    ],
    solid: ['Solid', 'draws the page; MIT licence'],
  },
  privacyTitle: 'Your data',
  privacy:
    'Everything runs in your browser. Nothing is sent anywhere; the chosen language is kept on your device.',
  rulebooks: 'Rulebooks',
  pieces: 'All the pieces',
};
